import { marked } from '../report.mjs';

/** Times in milliseconds, bytes brotli; 1 kB is 1000 bytes. */
const most = { fcp: 1200, lcp: 1600, cls: 0, tbt: 50, homeScript: 128_000, look: 75_000, listingImages: 150_000 };
/** The report of Chromium rounds the shift to thousands; below that nothing has moved. */
const still = 0.001;

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string, runs: number, results: import('./benchPages.mjs').PageResult[] }} report
 */
export function table({ takenAt, machine, runs, results }) {
  const indexes = results.map(({ benchmarkIndex }) => Math.round(benchmarkIndex));
  return [
    '# What Lighthouse says of the pages',
    '',
    `${takenAt}, ${machine}. Production build, embedded database; Lighthouse's mobile profile, slow 4G and 4 × CPU simulated; median of ${runs}. benchmarkIndex ${Math.min(...indexes)}–${Math.max(...indexes)}: a quiet desktop has 1500 and more, and below 1000 times and blocking say more about the machine than about the page. **✗** misses its budget.`,
    '',
    '| page | performance | accessibility | best practices | SEO | FCP, ms | LCP, ms | CLS | TBT, ms | index |',
    '|---|---|---|---|---|---|---|---|---|---|',
    `| budget | 100 | 100 | 100 | 100 | ${most.fcp} | ${most.lcp} | ${most.cls} | ${most.tbt} | |`,
    ...results.map(quality),
    '',
    'Over the wire, kB, with headers and with what is fetched at idle. The budgets of script are those of the first view alone (`npm run check:size`).',
    '',
    '| page | document with its styles | JavaScript | CSS | fonts | images | all |',
    '|---|---|---|---|---|---|---|',
    `| budget | | ${most.homeScript / 1000} (home) | with fonts ${most.look / 1000} | | ${most.listingImages / 1000} (listing) | |`,
    ...results.map(weight),
    '',
    ...lostPoints(results),
  ].join('\n');
}

/** @param {import('./benchPages.mjs').PageResult} result */
function quality({ screen, language, scores, times, benchmarkIndex, hasBudget }) {
  const score = (/** @type {number} */ value) => marked(String(value), !hasBudget || value >= 100);
  const ms = (/** @type {number} */ value, /** @type {number} */ limit) =>
    marked(String(Math.round(value)), !hasBudget || value <= limit);
  return `| ${screen} ${language} | ${Object.values(scores).map(score).join(' | ')} | ${ms(times.fcp, most.fcp)} | ${ms(times.lcp, most.lcp)} | ${marked(times.cls.toFixed(3), !hasBudget || times.cls < still)} | ${ms(times.tbt, most.tbt)} | ${Math.round(benchmarkIndex)} |`;
}

/** @param {import('./benchPages.mjs').PageResult} result */
function weight({ screen, language, bytes }) {
  const kB = (/** @type {number} */ value, limit = Infinity) => marked((value / 1000).toFixed(1), value <= limit);
  const look = Math.max(0, most.look - bytes.css);
  const all = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  return `| ${screen} ${language} | ${kB(bytes.document)} | ${kB(bytes.script, screen === 'home' ? most.homeScript : Infinity)} | ${kB(bytes.css)} | ${kB(bytes.font, look)} | ${kB(bytes.image, screen === 'listing' ? most.listingImages : Infinity)} | ${kB(all)} |`;
}

/** @param {import('./benchPages.mjs').PageResult[]} results */
function lostPoints(results) {
  const lines = results
    .filter(({ lost }) => lost.length > 0)
    .map(({ screen, language, lost }) => `- ${screen} ${language}: ${lost.join(', ')}`);
  return lines.length === 0 ? [] : ['What took points in any of the runs:', '', ...lines, ''];
}
