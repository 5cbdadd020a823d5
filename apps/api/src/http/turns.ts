import { networkOf } from './network.js';
import { ProblemError } from './problem.js';

/** Jobs of one network that wait; more are refused. */
const MOST_WAITING = 30;

/**
 * Runs one job of a network at a time; its others wait. So one client's slow searches do not fill the database's queue,
 * which everyone shares. Other events are handled between two jobs.
 */
export class Turns {
  /** The waiting jobs of each network that has a running one. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Resolves with the job's result. Throws a 429 when too many jobs of the address's network wait. */
  async take<Result>(address: string, job: () => Promise<Result>): Promise<Result> {
    const network = networkOf(address);
    const waiting = this.#waiting.get(network);
    if (waiting === undefined) this.#waiting.set(network, []);
    else if (waiting.length < MOST_WAITING) await new Promise<void>((start) => void waiting.push(start));
    else
      throw new ProblemError(429, 'too_many', 'Too many searches at once. Please wait a moment.', {
        headers: { 'retry-after': '1' },
      });
    try {
      return await job();
    } finally {
      setImmediate(() => this.#next(network));
    }
  }

  #next(network: string): void {
    const start = this.#waiting.get(network)?.shift();
    if (start === undefined) this.#waiting.delete(network);
    else start();
  }
}
