import { eq, lt, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';
import { rateLimits } from '../db/schema/index.js';
import { sha256 } from '../text/sha256.js';
import { networkOf } from './network.js';
import { ProblemError } from './problem.js';

/** At most `max` attempts per `seconds`. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/** Rate limiter with counts in the database, shared by all processes. Keys are stored as hashes. */
export class RateLimiter {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** Counts one attempt; throws a 429 with Retry-After beyond the limit. */
  async take(limit: Limit, who: string): Promise<void> {
    const { count, wait } = await this.#count(limit, who);
    if (count > limit.max) throw tooMany(wait);
  }

  /** Counts one attempt; false beyond the limit. */
  async isWithin(limit: Limit, who: string): Promise<boolean> {
    return (await this.#count(limit, who)).count <= limit.max;
  }

  /**
   * Counting and checking are a single statement, so concurrent attempts cannot exceed the limit. `least` keeps windows
   * from growing when the clock is set back.
   */
  async #count(limit: Limit, who: string): Promise<{ readonly count: number; readonly wait: number }> {
    const at = this.now();
    const now = sql`${new Date(at).toISOString()}::timestamptz`;
    const resetsAt = sql`${new Date(at + limit.seconds * 1000).toISOString()}::timestamptz`;
    const [row] = await rowsOf<{ count: number; wait: number }>(
      this.db,
      sql`insert into rate_limits (key, count, resets_at) values (${keyOf(limit, who)}, 1, ${resetsAt})
        on conflict (key) do update set
          count = case when rate_limits.resets_at > ${now} then rate_limits.count + 1 else 1 end,
          resets_at = case when rate_limits.resets_at > ${now} then least(rate_limits.resets_at, excluded.resets_at) else excluded.resets_at end
        returning count, ceil(extract(epoch from resets_at - ${now}))::int as wait`,
    );
    return row ?? { count: 0, wait: 0 };
  }

  /** Counts one attempt against each limit, in order. Returns a function that undoes it. */
  async takeAll(tries: readonly (readonly [limit: Limit, who: string])[]): Promise<() => Promise<void>> {
    for (const [limit, who] of tries) await this.take(limit, who);
    return async () => {
      for (const [limit, who] of tries) await this.giveBack(limit, who);
    };
  }

  /** Undoes one attempt. */
  async giveBack(limit: Limit, who: string): Promise<void> {
    await this.db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, keyOf(limit, who)));
  }

  /** Resets a key, for instance after a successful login. */
  async forget(limit: Limit, who: string): Promise<void> {
    await this.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, who)));
  }

  /** Deletes expired windows. */
  async sweep(): Promise<void> {
    await this.db.delete(rateLimits).where(lt(rateLimits.resetsAt, new Date(this.now())));
  }
}

/** Network addresses are reduced to their network; other keys never look like one. */
function keyOf(limit: Limit, who: string): string {
  return `${limit.name}:${sha256(networkOf(who))}`;
}

function tooMany(seconds: number): ProblemError {
  return new ProblemError(429, 'too_many', 'Too many attempts. Please wait a moment.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
}
