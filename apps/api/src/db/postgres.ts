import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../startError.js';
import { dumpPostgres } from './backup.js';
import { CASING, SIMILARITY_THRESHOLD, type OpenDatabase } from './database.js';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;

/** Opens a PostgreSQL server by its address. Throws a StartError `database-unreachable`; the address is never printed, it holds a password. */
export async function openPostgres(databaseUrl: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: `-c pg_trgm.word_similarity_threshold=${SIMILARITY_THRESHOLD} -c timezone=UTC`,
    application_name: 'mahd',
  });
  pool.on('error', onIdleError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError('database-unreachable', `The PostgreSQL server of DATABASE_URL cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
  return { db: drizzle(pool, { casing: CASING }), engine: 'postgresql', backUp: (file) => dumpPostgres(databaseUrl, file), close: () => pool.end() };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT' ? `no server answers (${code})` : message || 'unknown reason';
}
