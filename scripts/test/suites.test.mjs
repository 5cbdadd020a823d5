import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCounts } from '../suites/counts.mjs';
import { Tally } from '../suites/tally.mjs';

describe('counts of a suite', () => {
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
  const playwright = { stats: { expected: 4, unexpected: 0, skipped: 2 }, errors: [] };

  it('are those of the report', () => {
    expect(readCounts('vitest', written(jest), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(readCounts('playwright', written(playwright), 0)).toEqual({ passed: 4, failed: 0, skipped: 2 });
  });

  it('count a file that could not be loaded as failed', () => {
    const report = { ...jest, testResults: [...jest.testResults, { status: 'failed', assertionResults: [] }] };
    expect(readCounts('jest', written(report), 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('count an error outside of tests as failed', () => {
    const report = { ...playwright, errors: [{ message: 'global setup' }] };
    expect(readCounts('playwright', written(report), 1)).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });

  it.each([
    ['crashed after its tests', () => written(jest), 1, 3],
    ['left no report', () => join(folder, 'none.json'), 0, 0],
    ['left half a report', () => written('{"numPassed'), 0, 0],
    ['ran nothing', () => written({ ...jest, numPassedTests: 0 }), 0, 0],
  ])('count a suite that %s as failed once', (_what, file, code, passed) => {
    expect(readCounts('vitest', file(), code)).toMatchObject({ passed, failed: 1 });
  });

  it('count a check by its exit code', () => {
    expect(readCounts('check', '', 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(readCounts('check', '', 2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the sum of a run', () => {
  const { exitCode } = process;
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = exitCode;
  });

  /** What a run says once its suites have ended. @param {Record<string, import('../suites/counts.mjs').Counts>} suites */
  function saidAtTheEnd(suites) {
    let said = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
    const tally = new Tally();
    for (const [name, counts] of Object.entries(suites)) tally.record(name, counts, '1 s');
    said = '';
    tally.finish();
    return said;
  }

  it('ends with all that passed, failed and was skipped, and with success when nothing failed', () => {
    const said = saidAtTheEnd({
      unit: { passed: 3, failed: 0, skipped: 1 },
      browser: { passed: 4, failed: 0, skipped: 2 },
    });
    expect(said).toMatch(/^\n\d+ s in all\n7 passed, 0 failed, 3 skipped\n$/);
    expect(process.exitCode).toBe(0);
  });

  it('names what failed', () => {
    const said = saidAtTheEnd({
      unit: { passed: 3, failed: 0, skipped: 0 },
      browser: { passed: 0, failed: 1, skipped: 0 },
    });
    expect(said).toContain('\nFailed: browser\n');
    expect(said).toMatch(/\n3 passed, 1 failed\n$/);
    expect(process.exitCode).toBe(1);
  });
});
