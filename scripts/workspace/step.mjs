/** A failure that has been told in full; the command ends with it and prints no stack. */
export class StepError extends Error {
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
export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs something that may take long and says so: at the start, every ten seconds, and at the end.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const since = performance.now();
  say(`${name} …`);
  const pulse = setInterval(() => say(`${name} … ${elapsed(since)}`), 10_000);
  try {
    const result = await work();
    say(`${name}: done in ${elapsed(since)}`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}

/**
 * Runs a command's main function: a told failure ends with code 1 and its text, anything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    if (error.output) process.stderr.write(`${error.output.trimEnd()}\n`);
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
