import net from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../startError.js';
import { dumpPostgres } from './backup.js';
import { CASING, SIMILARITY_THRESHOLD, type OpenDatabase } from './database.js';

const POOL_SIZE = 10;
/** Migrations run before requests are served, and imports in a process of their own. */
const BATCH_POOL_SIZE = 1;

/** Time-outs of a connection, ms. */
export interface ConnectionTimeouts {
  /** For a connection from the pool, or a new one. */
  readonly connect: number;
  /** For a statement, a hundred times the slowest one. Enforced by the database, which also ends waits for locks. */
  readonly statement: number;
  /** Idle time in a transaction. The database then ends the session and releases its locks. */
  readonly idleTransaction: number;
  /** Idle connections are closed before they reach `silence`. */
  readonly idle: number;
  /** For any data on a connection. Longer than `statement`, so only a dead connection is silent for so long. */
  readonly silence: number;
}

/**
 * A request waits for a connection, then for its statement, and once more for a connection to roll back: at most 28 s,
 * less than the shutdown grace period (30 s) and the time-outs of proxies and browsers (60 s).
 */
export const TIMEOUTS: ConnectionTimeouts = {
  connect: 8_000,
  statement: 10_000,
  idleTransaction: 10_000,
  idle: 10_000,
  silence: 12_000,
};

/** TCP keepalive of connections without statement time-out. */
const KEEPALIVE_AFTER_MS = 30_000;
/** Makes the server drop dead clients after a minute; its default is two hours. */
const KEEPALIVE = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/**
 * Opens a connection pool. Throws a StartError `database-unreachable`. The address holds a password and is never
 * printed.
 */
export async function openPostgres(
  databaseUrl: string,
  onLost: (error: Error) => void,
  timeouts = TIMEOUTS,
): Promise<OpenDatabase> {
  const common = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeouts.connect,
    options: `-c pg_trgm.word_similarity_threshold=${SIMILARITY_THRESHOLD} -c timezone=UTC ${KEEPALIVE}`,
    application_name: 'mahd',
  };
  const pool = openPool(
    {
      ...common,
      max: POOL_SIZE,
      idleTimeoutMillis: timeouts.idle,
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: timeouts.idleTransaction,
      stream: () => timeoutSocket(timeouts.silence),
    },
    onLost,
  );
  const batchDb = openPool(
    { ...common, max: BATCH_POOL_SIZE, keepAlive: true, keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS },
    onLost,
  );
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      'database-unreachable',
      `The PostgreSQL server of DATABASE_URL cannot be used: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
  return {
    db: drizzle(pool, { casing: CASING }),
    batchDb: drizzle(batchDb, { casing: CASING }),
    engine: 'postgresql',
    backUp: (file) => dumpPostgres(databaseUrl, file),
    close: async () => void (await Promise.all([pool.end(), batchDb.end()])),
  };
}

/**
 * A pool that survives lost connections. Errors of clients checked out by a transaction are emitted on the client
 * only.
 */
function openPool(settings: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('connect', (client) => void client.on('error', onLost));
  // Errors of idle clients are emitted on the pool as well.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A socket with an idle time-out. The driver's `query_timeout` rejects the query but returns the dead connection to
 * the pool, and keepalive is not sent while data is unacknowledged (15 minutes on Linux).
 */
function timeoutSocket(silence: number): net.Socket {
  const socket = new net.Socket();
  return socket.setTimeout(silence, () =>
    socket.destroy(Object.assign(new Error('The connection to the database was lost'), { code: 'ETIMEDOUT' })),
  );
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT'
    ? `no server answers (${code})`
    : message || 'unknown reason';
}
