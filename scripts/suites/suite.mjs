import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from '../workspace/cleanup.mjs';
import { runCommand } from '../workspace/command.mjs';
import { inRoot, root } from '../workspace/root.mjs';
import { readCounts } from './counts.mjs';

/** What a suite may need of the machine and the build: @typedef {'build' | 'storybook' | 'chromium' | 'firefox' | 'webkit' | 'postgres'} Need */

/**
 * @typedef {object} Equipment what was found for these needs
 * @property {string} [chromium] path
 * @property {string} [firefox] path; undefined when this machine has none
 * @property {import('../machine/engines.mjs').WebKitPrograms} [webkit] undefined when this machine has none
 * @property {string} [databaseUrl] undefined when this machine has no PostgreSQL
 * @property {string} [storybookUrl]
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} [group] what `ONLY` may also name
 * @property {import('./counts.mjs').ReportKind} kind
 * @property {Need[]} [needs]
 * @property {string} [folder] where it runs, relative to the repository
 * @property {(report: string) => string[]} command program and arguments; `report` is where its report goes
 * @property {() => Record<string, string | undefined>} [env]
 * @property {boolean} [mayBeEmpty] whether running no test is a success
 * @property {() => string | undefined} [obstacle] why it cannot run on this machine; it then counts as one skipped
 */

const reports = mkdtempSync(join(tmpdir(), 'mahd-reports-'));
onEnd(() => rmSync(reports, { recursive: true, force: true }));

/** A suite that takes longer hangs. */
const timeLimit = 25 * 60_000;

/**
 * @param {Suite} suite
 * @returns {Promise<import('./counts.mjs').Counts & { output: string }>}
 */
export async function runSuite(suite) {
  const report = join(reports, `${suite.name.replace(/\W+/g, '-')}.json`);
  const [command = '', ...args] = suite.command(report);
  const { code, output } = await runCommand(command, args, {
    cwd: suite.folder ? inRoot(suite.folder) : root,
    env: { CI: 'true', FORCE_COLOR: undefined, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...suite.env?.() },
    timeLimit,
  });
  return { ...readCounts(suite.kind, report, code, suite.mayBeEmpty), output };
}
