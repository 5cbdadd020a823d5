import pLimit from 'p-limit';
import { ensureChromium } from '../machine/chromium.mjs';
import { ensureFirefox, ensureWebKit } from '../machine/engines.mjs';
import { ensurePostgres } from '../machine/postgres.mjs';
import { ensureBuilt } from '../workspace/build.mjs';
import { cleanUp, onExit } from '../workspace/cleanup.mjs';
import { inRoot } from '../workspace/root.mjs';
import { CommandError, elapsed, log } from '../workspace/cli.mjs';
import { serveFolder } from './static-server.mjs';
import { runSuite } from './suite.mjs';
import { Tally } from './tally.mjs';

/** The smallest supported machine has two cores. */
const concurrency = 2;

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Requirement} Requirement */
/** @typedef {import('./suite.mjs').Resources} Resources */

/** @param {Suite[]} suites @returns {Suite[]} those that `ONLY` names; all without it */
function selectSuites(suites) {
  const selected = (process.env.ONLY ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known = new Set(suites.flatMap(({ name, group }) => (group ? [name, group] : [name])));
  const unknown = selected.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new CommandError(`Unknown suite in ONLY: ${unknown}. Suites and groups: ${[...known].join(', ')}.`);
  if (selected.length === 0) return suites;
  return suites.filter(({ name, group = '' }) => selected.includes(name) || selected.includes(group));
}

/** @param {unknown} error */
function reportError(error) {
  if (error instanceof CommandError && error.output) log(error.output.trimEnd());
  return error instanceof Error ? error.message : String(error);
}

/**
 * Finds, installs and builds everything the suites require before the first one runs.
 * @param {Set<Requirement>} requirements
 * @param {Resources} resources filled in
 * @param {Tally} tally
 * @returns {Promise<Set<Requirement>>} what failed
 */
async function provide(requirements, resources, tally) {
  /** @type {Set<Requirement>} */
  const missing = new Set();
  /** @param {Requirement[]} provided @param {string} name @param {() => Promise<void>} setUp */
  const attempt = async (provided, name, setUp) => {
    if (!provided.some((requirement) => requirements.has(requirement))) return;
    try {
      await setUp();
    } catch (error) {
      tally.fail(name, reportError(error));
      for (const requirement of provided) missing.add(requirement);
    }
  };
  await attempt(['chromium'], 'Chromium', async () => {
    resources.chromium = await ensureChromium();
    log(`Chromium: ${resources.chromium}`);
  });
  await attempt(['firefox'], 'Firefox', async () => {
    resources.firefox = await ensureFirefox();
  });
  await attempt(['webkit'], 'WebKitGTK', async () => {
    resources.webkit = await ensureWebKit();
  });
  await attempt(['postgres'], 'PostgreSQL', async () => {
    resources.databaseUrl = await ensurePostgres();
    log(
      resources.databaseUrl
        ? 'PostgreSQL: running'
        : 'PostgreSQL is missing and cannot be installed: its tests are skipped.',
    );
  });
  await attempt(['build', 'storybook'], 'build', () =>
    ensureBuilt([
      ...(requirements.has('build') ? /** @type {const} */ (['build']) : []),
      ...(requirements.has('storybook') ? /** @type {const} */ (['storybook-static']) : []),
    ]),
  );
  if (requirements.has('storybook') && !missing.has('storybook')) {
    const { url, close } = await serveFolder(inRoot('storybook-static'));
    onExit(close);
    resources.storybookUrl = url;
  }
  return missing;
}

/**
 * Runs suites, prints each result and ends with a line of totals. `ONLY` selects groups or suites.
 * @param {string} name the command, for failures outside of every suite
 * @param {(resources: Resources) => Suite[]} createSuites
 */
export async function runSuites(name, createSuites) {
  const tally = new Tally();
  /** @type {Map<string, number>} */
  const running = new Map();

  /** @param {Suite} suite @param {Set<Requirement>} missing */
  const run = async (suite, missing) => {
    const failed = suite.requires?.find((requirement) => missing.has(requirement));
    if (failed !== undefined) return tally.fail(suite.name, `not run: no ${failed}`);
    const skipReason = suite.skipReason?.();
    if (skipReason !== undefined)
      return tally.record(suite.name, { passed: 0, failed: 0, skipped: 1 }, `not run: ${skipReason}`);
    const since = performance.now();
    running.set(suite.name, since);
    const { output, ...counts } = await runSuite(suite);
    running.delete(suite.name);
    if (counts.failed > 0) log(`\n──── ${suite.name} ────\n${output.trimEnd()}\n────`);
    tally.record(suite.name, counts, elapsed(since));
  };

  const timer = setInterval(() => {
    if (running.size > 0) log(`… ${[...running].map(([suite, since]) => `${suite} ${elapsed(since)}`).join(', ')}`);
  }, 30_000);
  try {
    /** @type {Resources} */
    const resources = {};
    const suites = selectSuites(createSuites(resources));
    const missing = await provide(new Set(suites.flatMap(({ requires = [] }) => requires)), resources, tally);
    const limit = pLimit(concurrency);
    await Promise.all(suites.map((suite) => limit(() => run(suite, missing))));
  } catch (error) {
    tally.fail(name, reportError(error));
  }
  clearInterval(timer);
  cleanUp();
  tally.finish();
}
