import { elapsed, say } from '../workspace/step.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @param {Counts} counts */
const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Sums what the suites report and says it as they end. */
export class Tally {
  #start = performance.now();
  /** @type {Counts} */
  total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  failures = [];

  /**
   * @param {string} name
   * @param {Counts} counts
   * @param {string} note how long it took, or why it did not run
   */
  record(name, counts, note) {
    this.total.passed += counts.passed;
    this.total.failed += counts.failed;
    this.total.skipped += counts.skipped;
    if (counts.failed > 0) this.failures.push(name);
    say(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${summary(counts)} (${note})`);
  }

  /** @param {string} name @param {string} reason */
  fail(name, reason) {
    this.record(name, { passed: 0, failed: 1, skipped: 0 }, reason);
  }

  /** Says the sum, as the last line, and sets the exit code. */
  finish() {
    if (this.failures.length > 0) say(`\nFailed: ${this.failures.join(', ')}`);
    say(`\n${elapsed(this.#start)} in all`);
    say(summary(this.total));
    process.exitCode = this.total.failed > 0 ? 1 : 0;
  }
}
