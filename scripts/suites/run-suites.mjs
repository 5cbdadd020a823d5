import pLimit from 'p-limit';
import { ensureChromium } from '../machine/chromium.mjs';
import { ensureFirefox, ensureWebKit } from '../machine/engines.mjs';
import { ensurePostgres } from '../machine/postgres.mjs';
import { ensureBuilt } from '../workspace/build.mjs';
import { cleanUp, onEnd } from '../workspace/cleanup.mjs';
import { inRoot } from '../workspace/root.mjs';
import { elapsed, say, StepError } from '../workspace/step.mjs';
import { serveFolder } from './static-server.mjs';
import { runSuite } from './suite.mjs';
import { Tally } from './tally.mjs';

/** At most two suites at a time: the smallest machine has two cores. */
const lanes = 2;

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').Need} Need */
/** @typedef {import('./suite.mjs').Equipment} Equipment */

/** @param {Suite[]} suites @returns {Suite[]} those that `ONLY` names */
function chosen(suites) {
  const wanted = (process.env.ONLY ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known = new Set(suites.flatMap(({ name, group }) => (group ? [name, group] : [name])));
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown !== undefined) throw new StepError(`ONLY names ${unknown}; there are: ${[...known].join(', ')}.`);
  if (wanted.length === 0) return suites;
  return suites.filter(({ name, group = '' }) => wanted.includes(name) || wanted.includes(group));
}

/** @param {unknown} error */
function reason(error) {
  if (error instanceof StepError && error.output) say(error.output.trimEnd());
  return error instanceof Error ? error.message : String(error);
}

/**
 * Finds, installs and builds what the suites need, before the first one runs.
 * @param {Set<Need>} needs
 * @param {Equipment} equipment is filled
 * @param {Tally} tally
 * @returns {Promise<Set<Need>>} what could not be had
 */
async function prepare(needs, equipment, tally) {
  /** @type {Set<Need>} */
  const missing = new Set();
  /** @param {Need[]} provided @param {string} name @param {() => Promise<void>} work */
  const attempt = async (provided, name, work) => {
    if (!provided.some((need) => needs.has(need))) return;
    try {
      await work();
    } catch (error) {
      tally.fail(name, reason(error));
      for (const need of provided) missing.add(need);
    }
  };
  await attempt(['chromium'], 'Chromium', async () => {
    equipment.chromium = await ensureChromium();
    say(`Chromium: ${equipment.chromium}`);
  });
  await attempt(['firefox'], 'Firefox', async () => {
    equipment.firefox = await ensureFirefox();
  });
  await attempt(['webkit'], 'WebKitGTK', async () => {
    equipment.webkit = await ensureWebKit();
  });
  await attempt(['postgres'], 'PostgreSQL', async () => {
    equipment.databaseUrl = await ensurePostgres();
    say(
      equipment.databaseUrl
        ? 'PostgreSQL: running'
        : 'PostgreSQL: there is none here and none may be installed, so the tests that need one are not run.',
    );
  });
  await attempt(['build', 'storybook'], 'build', () =>
    ensureBuilt([
      ...(needs.has('build') ? /** @type {const} */ (['build']) : []),
      ...(needs.has('storybook') ? /** @type {const} */ (['storybook-static']) : []),
    ]),
  );
  if (needs.has('storybook') && !missing.has('storybook')) {
    const { url, close } = await serveFolder(inRoot('storybook-static'));
    onEnd(close);
    equipment.storybookUrl = url;
  }
  return missing;
}

/**
 * Prepares and runs suites, tells each as it ends, and sums them in the last line. `ONLY` names groups or suites to run alone.
 * @param {string} name the command, for what goes wrong outside of every suite
 * @param {(equipment: Equipment) => Suite[]} suitesOf
 */
export async function runSuites(name, suitesOf) {
  const tally = new Tally();
  /** @type {Map<string, number>} */
  const running = new Map();

  /** @param {Suite} suite @param {Set<Need>} missing */
  const run = async (suite, missing) => {
    const without = suite.needs?.find((need) => missing.has(need));
    if (without !== undefined) return tally.fail(suite.name, `not run: no ${without}`);
    const obstacle = suite.obstacle?.();
    if (obstacle !== undefined)
      return tally.record(suite.name, { passed: 0, failed: 0, skipped: 1 }, `not run: ${obstacle}`);
    const since = performance.now();
    running.set(suite.name, since);
    const { output, ...counts } = await runSuite(suite);
    running.delete(suite.name);
    if (counts.failed > 0) say(`\n──── ${suite.name} ────\n${output.trimEnd()}\n────`);
    tally.record(suite.name, counts, elapsed(since));
  };

  const pulse = setInterval(() => {
    if (running.size > 0) say(`… ${[...running].map(([suite, since]) => `${suite} ${elapsed(since)}`).join(', ')}`);
  }, 30_000);
  try {
    /** @type {Equipment} */
    const equipment = {};
    const suites = chosen(suitesOf(equipment));
    const missing = await prepare(new Set(suites.flatMap(({ needs = [] }) => needs)), equipment, tally);
    const limit = pLimit(lanes);
    await Promise.all(suites.map((suite) => limit(() => run(suite, missing))));
  } catch (error) {
    tally.fail(name, reason(error));
  }
  clearInterval(pulse);
  cleanUp();
  tally.finish();
}
