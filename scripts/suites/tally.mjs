import { elapsed, log } from '../workspace/cli.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @param {Counts} counts */
const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Adds up the results of the suites and prints each one. */
export class Tally {
  #start = performance.now();
  /** @type {Counts} */
  total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  failures = [];
  /** @type {string[]} */
  #retried = [];

  /**
   * @param {string} name
   * @param {Counts} counts
   * @param {string} note duration, or why it did not run
   */
  record(name, counts, note) {
    this.total.passed += counts.passed;
    this.total.failed += counts.failed;
    this.total.skipped += counts.skipped;
    this.#retried.push(...(counts.retried ?? []));
    if (counts.failed > 0) this.failures.push(name);
    log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${summary(counts)} (${note})`);
  }

  /** @param {string} name @param {string} reason */
  fail(name, reason) {
    this.record(name, { passed: 0, failed: 1, skipped: 0 }, reason);
  }

  /** Prints the totals as the last line and sets the exit code. */
  finish() {
    if (this.#retried.length > 0) log(`\nPassed on the second attempt only:\n${this.#retried.join('\n')}`);
    if (this.failures.length > 0) log(`\nFailed: ${this.failures.join(', ')}`);
    log(`\n${elapsed(this.#start)} in total`);
    log(summary(this.total));
    process.exitCode = this.total.failed > 0 ? 1 : 0;
  }
}
