import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, unsteady?: string[] }} Counts `unsteady` names what passed at its second try only */
/** @typedef {'check' | 'vitest' | 'jest' | 'playwright'} ReportKind */

/**
 * What a suite's report says, held against its exit code: a suite that crashed, ran nothing or left no report has failed once.
 * @param {ReportKind} kind
 * @param {string} file the machine-readable report
 * @param {number} code exit code of the suite
 * @param {boolean} [mayBeEmpty] whether running nothing is a success
 * @returns {Counts}
 */
export function readCounts(kind, file, code, mayBeEmpty = false) {
  const counts = kind === 'check' ? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 } : readReport(kind, file);
  if (counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty))) counts.failed = 1;
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
 * Vitest writes Jest's format. A file that could not be loaded has no tests and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: { status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
function jestCounts(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    // What made the first try fail stays with a test that passed at the second.
    ...named(
      report.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
          .map(({ fullName }) => fullName),
      ),
    ),
  };
}

/**
 * @typedef {{ title: string, specs?: { title: string, tests: { status: string, projectName: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[], suites?: PlaywrightSuite[] }} report
 */
function playwrightCounts({ stats, errors, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    ...named(suites.flatMap(flaky)),
  };
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
const flaky = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName}: ${title}`),
  ),
  ...suites.flatMap(flaky),
];

/** @param {string[]} unsteady */
const named = (unsteady) => (unsteady.length > 0 ? { unsteady } : {});
