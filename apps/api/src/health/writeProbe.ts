import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';
import { isDiskFull } from '../db/diskSpace.js';

export type WriteFailure = 'disk-full' | 'write-failed';

/** How long a result is reused; health is polled often and is public. */
const CACHE_MS = 5_000;

/** Rows of 1 kB to sort, more than fit in work_mem, so that the database writes a temporary file. */
const SORTED_ROWS = 1_000;

/**
 * Checks that the database can write: a megabyte to a temporary file and a commit to its log. Without it a full disk
 * would first be noticed by a customer's order.
 */
export class WriteProbe {
  #answer: { readonly at: number; readonly failure: Promise<WriteFailure | null> } | undefined;

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** The failure, or null. At most a few seconds old. */
  failure(): Promise<WriteFailure | null> {
    const at = this.now();
    if (this.#answer === undefined || Math.abs(at - this.#answer.at) >= CACHE_MS)
      this.#answer = { at, failure: this.#write() };
    return this.#answer.failure;
  }

  async #write(): Promise<WriteFailure | null> {
    try {
      await this.db.transaction(async (tx) => {
        await tx.execute(sql`set local work_mem = '64kB'`);
        await tx.execute(
          sql`select count(*) from (select repeat('x', 1000) from generate_series(1, ${SORTED_ROWS}::int) row order by md5(row::text)) sorted`,
        );
        const [row] = await rowsOf<{ readOnly: string }>(
          tx,
          sql`select pg_logical_emit_message(true, 'mahd', 'write probe'), current_setting('transaction_read_only') as "readOnly"`,
        );
        // Hosting providers set this when the disk is nearly full; standbys are read-only too.
        if (row?.readOnly !== 'off') throw new Error('The database is read-only');
      });
      return null;
    } catch (error) {
      return isDiskFull(error) ? 'disk-full' : 'write-failed';
    }
  }
}
