import type { Database } from './database.js';

/** Serialisation failure and deadlock. */
const RETRIABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/**
 * Runs `work` in a transaction and retries it on serialisation failures and deadlocks. `work` must use only its
 * argument.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = (error as { cause?: { code?: string } }).cause?.code;
      if (code === undefined || !RETRIABLE.has(code) || attempt === ATTEMPTS) throw error;
    }
  }
}
