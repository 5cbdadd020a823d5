import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCounts } from '../suites/counts.mjs';
import { Tally } from '../suites/tally.mjs';

describe('readCounts', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mahd-counts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** @param {unknown} report */
  function written(report) {
    const file = join(folder, 'report.json');
    writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
    return file;
  }

  const jest = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: [] }] },
    ],
  };
  const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 }, errors: [] };

  it('reads the counts of a report', () => {
    expect(readCounts('vitest', written(jest), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(readCounts('playwright', written(playwright), 0)).toMatchObject({ passed: 4, failed: 0, skipped: 2 });
  });

  it('counts and names browser tests that passed on the second attempt only', () => {
    /** @param {string} status */
    const tests = (status) => [{ status, projectName: 'ar-phone' }];
    const specs = [
      { title: 'opens', tests: tests('flaky') },
      { title: 'closes', tests: tests('expected') },
    ];
    const report = {
      stats: { ...playwright.stats, flaky: 1 },
      errors: [],
      suites: [{ title: 'cart.spec.ts', suites: [{ title: 'drawer', specs }] }],
    };
    expect(readCounts('playwright', written(report), 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 2,
      retried: ['[ar-phone] drawer › opens'],
    });
  });

  it('counts a file that fails to load as failed', () => {
    const report = { ...jest, testResults: [...jest.testResults, { status: 'failed', assertionResults: [] }] };
    expect(readCounts('jest', written(report), 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts an error outside of tests as failed', () => {
    const report = { ...playwright, errors: [{ message: 'global setup' }] };
    expect(readCounts('playwright', written(report), 1)).toMatchObject({ passed: 4, failed: 1, skipped: 2 });
  });

  it.each([
    ['crashed after its tests', () => written(jest), 1, 3],
    ['left no report', () => join(folder, 'none.json'), 0, 0],
    ['left half a report', () => written('{"numPassed'), 0, 0],
    ['ran nothing', () => written({ ...jest, numPassedTests: 0 }), 0, 0],
  ])('counts a suite that %s as one failure', (_what, file, code, passed) => {
    expect(readCounts('vitest', file(), code)).toMatchObject({ passed, failed: 1 });
  });

  it('counts a check by its exit code', () => {
    expect(readCounts('check', '', 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(readCounts('check', '', 2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('Tally', () => {
  const { exitCode } = process;
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = exitCode;
  });

  /** The output of `finish`. @param {Record<string, import('../suites/counts.mjs').Counts>} suites */
  function finalOutput(suites) {
    let output = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output += text;
      return true;
    });
    const tally = new Tally();
    for (const [name, counts] of Object.entries(suites)) tally.record(name, counts, '1 s');
    output = '';
    tally.finish();
    return output;
  }

  it('prints the totals and exits with 0 when nothing failed', () => {
    const output = finalOutput({
      unit: { passed: 3, failed: 0, skipped: 1 },
      browser: { passed: 4, failed: 0, skipped: 2 },
    });
    expect(output).toMatch(/^\n\d+ s in total\n7 passed, 0 failed, 3 skipped\n$/);
    expect(process.exitCode).toBe(0);
  });

  it('names the failed suites and exits with 1', () => {
    const output = finalOutput({
      unit: { passed: 3, failed: 0, skipped: 0 },
      browser: { passed: 0, failed: 1, skipped: 0 },
    });
    expect(output).toContain('\nFailed: browser\n');
    expect(output).toMatch(/\n3 passed, 1 failed\n$/);
    expect(process.exitCode).toBe(1);
  });
});
