import { inRoot } from '../workspace/root.mjs';

/**
 * The command line of a Vitest run that also writes a JSON report.
 * @param {string[]} [options]
 * @returns {(report: string) => string[]}
 */
export const vitestCommand =
  (options = []) =>
  (report) => [
    ...[process.execPath, inRoot('node_modules/vitest/vitest.mjs'), 'run', ...options],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
