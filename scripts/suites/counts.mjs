import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
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

/** @param {{ stats: { expected: number, unexpected: number, skipped: number }, errors: unknown[] }} report */
function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
