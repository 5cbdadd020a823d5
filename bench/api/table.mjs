import { marked } from '../report.mjs';

/** How much slower a call may get; calls without a budget are only reported. @type {[RegExp, number][]} */
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
    `${takenAt}, ${machine}. Medians of in-process calls to different URLs, one at a time, alternating between both shops. Milliseconds depend on the machine, growth on the shop. The number of products in a listing is cached until the catalogue changes. Sequential scans: full reads of the products or variants table during the calls, as counted by PostgreSQL.`,
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
