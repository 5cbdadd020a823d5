/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} after names of tasks that have to succeed first; names not in the list are ignored
 * @property {() => Promise<boolean>} run resolves to whether it succeeded
 * @property {(needed: string) => void} onSkip called instead of `run` when a task it needs failed
 */

/**
 * Runs tasks in their order, at most `limit` at a time, each after those it needs.
 * @param {Task[]} tasks
 * @param {number} limit
 */
export async function runTasks(tasks, limit) {
  const names = new Set(tasks.map(({ name }) => name));
  const waiting = [...tasks];
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  /** @type {Set<Promise<void>>} */
  const running = new Set();

  while (waiting.length > 0 || running.size > 0) {
    for (const task of [...waiting]) {
      const needs = task.after.filter((name) => names.has(name));
      const failed = needs.find((name) => ended.get(name) === false);
      if (failed !== undefined) {
        waiting.splice(waiting.indexOf(task), 1);
        ended.set(task.name, false);
        task.onSkip(failed);
      } else if (running.size < limit && needs.every((name) => ended.has(name))) {
        waiting.splice(waiting.indexOf(task), 1);
        const work = task.run().then((succeeded) => {
          ended.set(task.name, succeeded);
          running.delete(work);
        });
        running.add(work);
      }
    }
    if (running.size === 0 && waiting.length > 0 && !waiting.some((task) => isReady(task, names, ended))) {
      throw new Error(`Tasks wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
    if (running.size > 0) await Promise.race(running);
  }
}

/** @param {Task} task @param {Set<string>} names @param {Map<string, boolean>} ended */
function isReady(task, names, ended) {
  return task.after.every((name) => !names.has(name) || ended.has(name));
}
