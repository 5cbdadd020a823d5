import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, retried?: string[] }} Counts */
/** @typedef {'check' | 'vitest' | 'jest' | 'playwright'} ReportKind */

/**
 * Reads a suite's report. A suite that crashed, ran nothing or left no report counts as one failure.
 * @param {ReportKind} kind
 * @param {string} file path of the JSON report
 * @param {number} code exit code of the suite
 * @param {boolean} [passWithNoTests]
 * @returns {Counts}
 */
export function readCounts(kind, file, code, passWithNoTests = false) {
  const counts = kind === 'check' ? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 } : readReport(kind, file);
  if (counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !passWithNoTests))) counts.failed = 1;
  return counts;
}

/** @param {Exclude<ReportKind, 'check'>} kind @param {string} file @returns {Counts} */
function readReport(kind, file) {
  const none = { passed: 0, failed: 0, skipped: 0 };
  if (!existsSync(file)) return none;
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return none;
  }
  return kind === 'playwright' ? playwrightCounts(report) : jestCounts(report);
}

/**
 * Vitest writes Jest's format. A file that fails to load has no tests and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 */
function jestCounts(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string, projectName: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[],
 *   suites?: PlaywrightSuite[] }} report
 * @returns {Counts}
 */
function playwrightCounts({ stats, errors, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: suites.flatMap(retriedTests),
  };
}

/** Names of the tests that passed on the second attempt only. @param {PlaywrightSuite} suite @returns {string[]} */
const retriedTests = ({ title, specs = [], suites = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${title} › ${spec.title}`),
  ),
  ...suites.flatMap(retriedTests),
];
