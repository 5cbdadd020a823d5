import { needed, preparations } from './preparations.mjs';
import { runSuite } from './suite.mjs';
import { Tally } from './tally.mjs';
import { cleanUp } from '../workspace/cleanup.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { elapsed, say, StepError } from '../workspace/step.mjs';
import { runTasks } from '../workspace/tasks.mjs';

/** At most two suites at a time: the smallest machine has two cores. */
const lanes = 2;

/** @param {import('./suite.mjs').Suite[]} suites */
function chosen(suites) {
  const wanted = (process.env.ONLY ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known = new Set(suites.flatMap(({ name, group }) => [name, group]));
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown !== undefined) throw new StepError(`ONLY names ${unknown}; there are: ${[...known].join(', ')}.`);
  return wanted.length === 0
    ? suites
    : suites.filter(({ name, group }) => wanted.includes(name) || wanted.includes(group));
}

/** @param {unknown} error */
function reason(error) {
  if (error instanceof StepError && error.output) say(error.output.trimEnd());
  return error instanceof Error ? error.message : String(error);
}

/**
 * Installs, prepares and runs suites, tells each as it ends, and sums them in the last line. `ONLY` names groups or suites to run alone.
 * @param {string} name the command, for what goes wrong outside of every suite
 * @param {(equipment: import('./preparations.mjs').Equipment) => import('./suite.mjs').Suite[]} suitesOf
 */
export async function runSuites(name, suitesOf) {
  const tally = new Tally();
  /** @type {Map<string, number>} */
  const running = new Map();

  /** @param {import('./preparations.mjs').Preparation} preparation @returns {import('../workspace/tasks.mjs').Task} */
  const preparationTask = ({ name, after, work }) => ({
    name,
    after,
    onSkip: (failed) => tally.fail(name, `not run: ${failed} failed`),
    run: async () => {
      try {
        await work();
        return true;
      } catch (error) {
        tally.fail(name, reason(error));
        return false;
      }
    },
  });

  /** @param {import('./suite.mjs').Suite} suite @returns {import('../workspace/tasks.mjs').Task} */
  const suiteTask = (suite) => ({
    name: `suite ${suite.name}`,
    after: suite.after,
    onSkip: (failed) => tally.fail(suite.name, `not run: ${failed} failed`),
    run: async () => {
      const obstacle = suite.obstacle?.();
      if (obstacle !== undefined) {
        tally.record(suite.name, { passed: 0, failed: 0, skipped: 1 }, `not run: ${obstacle}`);
        return true;
      }
      const since = performance.now();
      running.set(suite.name, since);
      const { output, ...counts } = await runSuite(suite);
      running.delete(suite.name);
      if (counts.failed > 0) say(`\n──── ${suite.name} ────\n${output.trimEnd()}\n────`);
      tally.record(suite.name, counts, elapsed(since));
      return counts.failed === 0;
    },
  });

  const pulse = setInterval(() => {
    if (running.size > 0) say(`… ${[...running].map(([name, since]) => `${name} ${elapsed(since)}`).join(', ')}`);
  }, 30_000);
  try {
    await ensureInstalled();
    /** @type {import('./preparations.mjs').Equipment} */
    const equipment = {};
    const suites = chosen(suitesOf(equipment));
    const prepared = needed(
      preparations(equipment),
      suites.flatMap(({ after }) => after),
    );
    await runTasks([...prepared.map(preparationTask), ...suites.map(suiteTask)], lanes);
  } catch (error) {
    tally.fail(name, reason(error));
  }
  clearInterval(pulse);
  cleanUp();
  tally.finish();
}
