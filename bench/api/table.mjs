import { marked } from '../report.mjs';

/** How much slower a call may get, by what it does; the rest is reported. @type {[RegExp, number][]} */
const budgets = [
  [/^product$/, 1.5],
  [/^listing$/, 2],
  [/^search, one word$/, 5],
];

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string, products: { small: number, large: number }, results: import('./benchApi.mjs').EngineResult[] }} report
 */
export function table({ takenAt, machine, products, results }) {
  const of = (/** @type {number} */ value) => value.toFixed(value < 10 ? 1 : 0);
  return [
    `# The API with ${products.small} and with ${products.large} products`,
    '',
    `${takenAt}, ${machine}. Medians of calls to different addresses, in process, one after the other, both shops in turn. Milliseconds say something about the machine; the growth about the shop. How many products a listing has is counted once and kept until the catalogue changes. Sequential scans: how often products or variants were read from one end to the other while the calls ran, by PostgreSQL's own count.`,
    '',
    ...results.flatMap((result) => [
      `## ${result.engine}`,
      '',
      `| call | ${products.small} products, ms | ${products.large} products, ms | growth | budget | sequential scans |`,
      '|---|---|---|---|---|---|',
      ...result.calls.map(
        ({ call, small, large, growth, scans }) =>
          `| ${call} | ${of(small)} | ${of(large)} | ${growthOf(call, growth)} | ${scans === null ? '' : marked(String(scans), scans === 0)} |`,
      ),
      '',
      '| orders per second, cash on delivery | few products | many products |',
      '|---|---|---|',
      ...Object.entries(result.ordersPerSecond).map(
        ([how, { small, large }]) => `| ${how} | ${of(small)} | ${of(large)} |`,
      ),
      '',
      `The import of ${products.large} products took ${of(result.importSeconds)} s.`,
      '',
    ]),
  ].join('\n');
}

/** @param {string} call @param {number} growth */
function growthOf(call, growth) {
  const budget = budgets.find(([name]) => name.test(call))?.[1];
  const text = `${growth.toFixed(1)} ×`;
  return budget === undefined ? `${text} | ` : `${marked(text, growth <= budget)} | ${budget} ×`;
}
