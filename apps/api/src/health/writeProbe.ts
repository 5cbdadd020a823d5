import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';
import { isDiskFull } from '../db/diskSpace.js';

/** Why nothing can be written. */
export type WriteFailure = 'disk-full' | 'write-failed';

/** How long an answer is used again: health is asked for often, and by anybody. */
const KEEP_MS = 5_000;

/** Rows of a kilobyte that are sorted: more than may be sorted in memory, so that the database has to write them into a file of its own. */
const SORTED_ROWS = 1_000;

/**
 * Whether the database can write: a megabyte into a temporary file on its disk, and a commit into its log. Leaves nothing behind. Without it a full disk shows only
 * when a table has to grow, which is somebody's order.
 */
export class WriteProbe {
  #answer: { readonly at: number; readonly failure: Promise<WriteFailure | null> } | undefined;

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** Null when it can write. At most some seconds old. */
  failure(): Promise<WriteFailure | null> {
    const at = this.now();
    if (this.#answer === undefined || Math.abs(at - this.#answer.at) >= KEEP_MS)
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
        // What providers do to a server whose disk is nearly full, and what a standby is.
        if (row?.readOnly !== 'off') throw new Error('The database is read-only');
      });
      return null;
    } catch (error) {
      return isDiskFull(error) ? 'disk-full' : 'write-failed';
    }
  }
}
