import { budgets as sizeBudgets } from '../../scripts/size/budgets.mjs';
import { marked } from '../report.mjs';

/** Times in ms, sizes in bytes; 1 kB is 1000 bytes. */
const budgets = { fcp: 1000, lcp: 1400, listingLcp: 1200, cls: 0, tbt: 50, script: 180_000, listingImages: 150_000 };
/** A smaller shift counts as none. */
const minShift = 0.001;

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string, runs: number, results: import('./benchPages.mjs').PageResult[] }} report
 */
export function table({ takenAt, machine, runs, results }) {
  const indexes = results.map(({ benchmarkIndex }) => Math.round(benchmarkIndex));
  return [
    '# Lighthouse',
    '',
    `${takenAt}, ${machine}. Production build, embedded database; Lighthouse's mobile profile, slow 4G and 4 × CPU simulated; median of ${runs}. benchmarkIndex ${Math.min(...indexes)}–${Math.max(...indexes)}: an idle desktop reaches 1500 or more; below 1000, LCP and TBT depend more on the machine than on the page. **✗** misses its budget.`,
    '',
    '| page | performance | accessibility | best practices | SEO | FCP, ms | LCP, ms | CLS | TBT, ms | index |',
    '|---|---|---|---|---|---|---|---|---|---|',
    `| budget | 100 | 100 | 100 | 100 | ${budgets.fcp} | ${budgets.lcp}, listing ${budgets.listingLcp} | ${budgets.cls} | ${budgets.tbt} | |`,
    ...results.map(quality),
    '',
    'Transferred kB, with headers and with what is fetched at idle.',
    '',
    '| page | document with its styles | JavaScript | CSS | fonts | images | all |',
    '|---|---|---|---|---|---|---|',
    `| budget | | ${budgets.script / 1000} | with fonts ${sizeBudgets.styles / 1000} | | ${budgets.listingImages / 1000} (listing) | |`,
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
  return `| ${screen} ${language} | ${Object.values(scores).map(score).join(' | ')} | ${ms(times.fcp, budgets.fcp)} | ${ms(times.lcp, screen === 'listing' ? budgets.listingLcp : budgets.lcp)} | ${marked(times.cls.toFixed(3), !hasBudget || times.cls < minShift)} | ${ms(times.tbt, budgets.tbt)} | ${Math.round(benchmarkIndex)} |`;
}

/** @param {import('./benchPages.mjs').PageResult} result */
function weight({ screen, language, bytes, hasBudget }) {
  const kB = (/** @type {number} */ value, limit = Infinity) => marked((value / 1000).toFixed(1), value <= limit);
  const stylesLeft = Math.max(0, sizeBudgets.styles - bytes.css);
  const all = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  return `| ${screen} ${language} | ${kB(bytes.document)} | ${kB(bytes.script, hasBudget ? budgets.script : Infinity)} | ${kB(bytes.css)} | ${kB(bytes.font, stylesLeft)} | ${kB(bytes.image, screen === 'listing' ? budgets.listingImages : Infinity)} | ${kB(all)} |`;
}

/** @param {import('./benchPages.mjs').PageResult[]} results */
function lostPoints(results) {
  const lines = results
    .filter(({ lost }) => lost.length > 0)
    .map(({ screen, language, lost }) => `- ${screen} ${language}: ${lost.join(', ')}`);
  return lines.length === 0 ? [] : ['Audits that lost points in any run:', '', ...lines, ''];
}
