import type { Database } from './database.js';

/** Serialisation failure and deadlock: the database asks to try again. */
const RETRIABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Runs `work` in one transaction, again when the database asks for it. `work` must use only what it is given. */
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
