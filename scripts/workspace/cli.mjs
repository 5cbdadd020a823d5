/** An expected failure. `runMain` prints its message without a stack trace. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {string} [output] what the failing command printed
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** @param {number} since ms from performance.now() */
export const elapsed = (since) => `${Math.round((performance.now() - since) / 1000)} s`;

/** @param {string} line */
export const log = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a long task and prints its name at the start, every ten seconds and at the end.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withProgress(name, task) {
  const since = performance.now();
  log(`${name} …`);
  const timer = setInterval(() => log(`${name} … ${elapsed(since)}`), 10_000);
  try {
    const result = await task();
    log(`${name}: done in ${elapsed(since)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a command's main function. A `CommandError` exits with code 1 and its message, any other error with its stack trace.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (error.output) process.stderr.write(`${error.output.trimEnd()}\n`);
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
