import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../workspace/cleanup.mjs';
import { runCommand } from '../workspace/command.mjs';
import { inRoot, root } from '../workspace/root.mjs';
import { readCounts } from './counts.mjs';

/** @typedef {'build' | 'storybook' | 'chromium' | 'firefox' | 'webkit' | 'postgres'} Requirement */

/**
 * @typedef {object} Resources what was found for the requirements
 * @property {string} [chromium] path
 * @property {string} [firefox] path; undefined when not available
 * @property {import('../machine/engines.mjs').WebKitPrograms} [webkit] undefined when not available
 * @property {string} [databaseUrl] undefined without a PostgreSQL
 * @property {string} [storybookUrl]
 */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} [group] `ONLY` may name it too
 * @property {import('./counts.mjs').ReportKind} kind
 * @property {Requirement[]} [requires]
 * @property {string} [folder] working directory, relative to the repository
 * @property {(report: string) => string[]} command program and arguments; `report` is the path of the JSON report
 * @property {() => Record<string, string | undefined>} [env]
 * @property {boolean} [passWithNoTests]
 * @property {() => string | undefined} [skipReason] why it cannot run on this machine; it then counts as one skipped test
 */

const reports = mkdtempSync(join(tmpdir(), 'mahd-reports-'));
onExit(() => rmSync(reports, { recursive: true, force: true }));

/** A suite that prints nothing for this long counts as hanging; ms. How long it takes as a whole depends on the machine. */
const silence = 20 * 60_000;

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
    silence,
  });
  return { ...readCounts(suite.kind, report, code, suite.passWithNoTests), output };
}
