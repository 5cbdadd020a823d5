import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
export const kinds = /** @type {const} */ ({
  document: 'Document',
  script: 'Script',
  css: 'Stylesheet',
  font: 'Font',
  image: 'Image',
});

/** @typedef {Record<typeof categories[number], number>} Scores 0 to 100 */
/** @typedef {{ fcp: number, lcp: number, cls: number, tbt: number }} Times milliseconds; `cls` has no unit */
/** @typedef {Record<keyof typeof kinds, number>} Bytes transferred, with headers */
/** @typedef {{ scores: Scores, times: Times, bytes: Bytes, benchmarkIndex: number, lost: string[] }} Audit `lost` names the audits that lost points */

// Imported by its path, because TypeScript does not find its types.
/** @type {{ default: (url: string, flags: object) => Promise<{ lhr: any } | undefined> }} */
const { default: lighthouse } = await import(pathToFileURL(createRequire(import.meta.url).resolve('lighthouse')).href);

/**
 * Audits one visit with Lighthouse's mobile profile: simulated slow 4G and a CPU four times slower.
 * @param {string} url @param {number} port debugging port of a Chromium
 * @returns {Promise<Audit>}
 */
export async function audit(url, port) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const number = (/** @type {string} */ name) => lhr.audits[name]?.numericValue ?? 0;
  /** @type {{ resourceType?: string, transferSize?: number }[]} */
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  const bytesOf = (/** @type {string} */ kind) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: /** @type {Scores} */ (
      Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]))
    ),
    times: {
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      tbt: number('total-blocking-time'),
    },
    bytes: /** @type {Bytes} */ (
      Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, bytesOf(kind)]))
    ),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    lost: categories.flatMap((name) => lostIn(lhr, name)),
  };
}

/** @param {any} lhr @param {string} category @returns {string[]} */
function lostIn(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(
      (/** @type {{ id: string, weight: number }} */ { id, weight }) =>
        weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.995,
    )
    .map(
      (/** @type {{ id: string }} */ { id }) =>
        `${id}${lhr.audits[id].displayValue ? ` ${lhr.audits[id].displayValue.replaceAll(/\s/g, ' ')}` : ''}`,
    );
}
