/** How much slower a call may get, by what it does; the rest is reported. @type {[RegExp, number][]} */
const budgets = [[/^product$/, 1.5], [/^listing$/, 2], [/^search, one word$/, 5]];

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string, products: { small: number, large: number }, results: import('./benchApi.mjs').EngineResult[] }} report
 */
export function table({ takenAt, machine, products, results }) {
  const of = (/** @type {number} */ value) => value.toFixed(value < 10 ? 1 : 0);
  return [
    `# The API with ${products.small} and with ${products.large} products`,
    '',
    `${takenAt}, ${machine}. Medians of calls to different addresses, in process, one after the other, both shops in turn. Milliseconds say something about the machine; the growth about the shop. How many products a listing has is counted once and kept until the catalogue changes.`,
    '',
    ...results.flatMap((result) => [
      `## ${result.engine}`,
      '',
      `| call | ${products.small} products, ms | ${products.large} products, ms | growth | budget |`,
      '|---|---|---|---|---|',
      ...result.calls.map(({ call, small, large, growth }) => `| ${call} | ${of(small)} | ${of(large)} | ${growth.toFixed(1)} × | ${budgetOf(call)} |`),
      '',
      '| orders per second, cash on delivery | few products | many products |',
      '|---|---|---|',
      ...Object.entries(result.ordersPerSecond).map(([how, { small, large }]) => `| ${how} | ${of(small)} | ${of(large)} |`),
      '',
      `The import of ${products.large} products took ${of(result.importSeconds)} s.${result.sequentialScans === null ? '' : ` While the calls ran, products and variants were read from end to end ${result.sequentialScans} times.`}`,
      '',
    ]),
  ].join('\n');
}

/** @param {string} call */
function budgetOf(call) {
  const budget = budgets.find(([name]) => name.test(call))?.[1];
  return budget === undefined ? '' : `${budget} ×`;
}
