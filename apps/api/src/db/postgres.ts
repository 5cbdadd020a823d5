import net from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../startError.js';
import { dumpPostgres } from './backup.js';
import { CASING, SIMILARITY_THRESHOLD, type OpenDatabase } from './database.js';

const POOL_SIZE = 10;
/** A server migrates before it takes calls, and an import is a process of its own. */
const UNHURRIED_POOL_SIZE = 1;

/*
 * How long anybody waits. A call waits for a connection, then for an answer, and a call that takes back what it did waits for a connection
 * once more: 28 s at most, which is less than what a server that stops allows its last requests (30 s), and a proxy or browser any (60 s).
 */

/** For a free connection, or a new one. */
const CONNECT_TIMEOUT_MS = 8_000;
/** For a statement: hundred times what the slowest ones take. The database ends it, and with it a wait for somebody else's lock. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** For the next statement of a transaction: the database ends those of a shop it has lost, which hold locks, before the shop asks again. */
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;
/** Until a connection that nobody uses is closed: before its silence would count as a dead line's. */
const IDLE_MS = 10_000;
/** For a sign of life. Longer than the database lets a statement run, so that only a dead line is as silent as that. */
const SILENCE_MS = 12_000;

/** When the system asks, for work that may take its time, whether the database is there. */
const KEEPALIVE_AFTER_MS = 30_000;
/** The database asks whoever says nothing whether she is there, and lets go of her after a minute; by itself it does after two hours. */
const KEEPALIVE = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/** Opens a PostgreSQL server by its address. Throws a StartError `database-unreachable`; the address is never printed, it holds a password. */
export async function openPostgres(databaseUrl: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const common = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: `-c pg_trgm.word_similarity_threshold=${SIMILARITY_THRESHOLD} -c timezone=UTC ${KEEPALIVE}`,
    application_name: 'mahd',
  };
  const pool = openPool(
    {
      ...common,
      max: POOL_SIZE,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
      stream: impatientSocket,
    },
    onLost,
  );
  const unhurried = openPool(
    { ...common, max: UNHURRIED_POOL_SIZE, keepAlive: true, keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS },
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
    unhurried: drizzle(unhurried, { casing: CASING }),
    engine: 'postgresql',
    backUp: (file) => dumpPostgres(databaseUrl, file),
    close: async () => void (await Promise.all([pool.end(), unhurried.end()])),
  };
}

/** A pool whose connections may be lost: also one that a transaction is using, which the pool leaves to its user, and the query builder to nobody. */
function openPool(settings: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('connect', (client) => void client.on('error', onLost));
  // The same once more, of connections that nobody was using.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A socket that ends when nothing comes through for too long. The driver's own limit (`query_timeout`) answers the caller but keeps the
 * connection, which a transaction then gives back to the pool for the next one to wait on; keepalive alone says nothing while
 * what was sent is not acknowledged, which the system tries for a quarter of an hour.
 */
function impatientSocket(): net.Socket {
  const socket = new net.Socket();
  return socket.setTimeout(SILENCE_MS, () =>
    socket.destroy(Object.assign(new Error('The line to the database is dead'), { code: 'ETIMEDOUT' })),
  );
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT'
    ? `no server answers (${code})`
    : message || 'unknown reason';
}
