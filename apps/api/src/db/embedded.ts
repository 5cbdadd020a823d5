import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../startError.js';
import { writeAtomically } from './backup.js';
import { CASING, SIMILARITY_THRESHOLD, type OpenDatabase } from './database.js';
import { makeDataDirectory, prepareDatabaseFolder } from './databaseFolder.js';
import { lockDatabase, lockDirectory, type DirectoryLock } from './directoryLock.js';
import { diskFull, isDiskFull, lacksSpace } from './diskSpace.js';
import { DurableNodeFS } from './durableNodeFs.js';
import { RowCountFile } from './rowCounts.js';
import { unpack } from './unpack.js';
import { databaseDamaged, verifyDatabase } from './verify.js';

/** PGlite's defaults without `-F`, which would disable fsync. */
const START_PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'max_parallel_maintenance_workers=0',
    'wal_sync_method=fsync',
  ].flatMap((setting) => ['-c', setting]),
];

/** The embedded engine has no autovacuum process. */
const VACUUM_INTERVAL_MS = 15 * 60_000;

/** How often the row count file is updated. */
const COUNT_INTERVAL_MS = 1_000;

/** Opens PGlite with durable files. The caller must hold the directory's lock. */
export async function openPGlite(folder: string): Promise<{ client: PGlite; files: DurableNodeFS }> {
  const files = new DurableNodeFS(folder);
  const client = await PGlite.create({ fs: files, startParams: START_PARAMETERS, extensions: { pg_trgm, amcheck } });
  await client.exec(`set pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`);
  return { client, files };
}

/**
 * Opens the embedded database of a data directory, created from the archive `packed` if there is none. Throws a
 * StartError when the directory is in use, not writable or full, when the database is incomplete or damaged, or when
 * commits are not durable.
 */
export async function openEmbedded(dataDir: string, packed: string): Promise<OpenDatabase> {
  const locks: DirectoryLock[] = [];
  const releaseLocks = () => {
    for (const lock of locks.splice(0)) lock.release();
  };
  try {
    makeDataDirectory(dataDir);
    locks.push(await lockDirectory(dataDir));
    const { folder, isNew } = await prepareDatabaseFolder(dataDir, (empty) => fillDatabase(empty, packed));
    locks.push(await lockDatabase(folder));
    return await openVerified(folder, isNew, releaseLocks);
  } catch (error) {
    releaseLocks();
    throw isDiskFull(error) && !(error instanceof StartError) ? diskFull(dataDir, error) : error;
  }
}

async function openVerified(folder: string, isNew: boolean, releaseLocks: () => void): Promise<OpenDatabase> {
  const { client, files } = await openExisting(folder);
  const counts = new RowCountFile(client, folder);
  let counted = 0;
  const writeCounts = async () => {
    if (files.syncCount === counted) return;
    counted = files.syncCount;
    await counts.write();
  };
  try {
    if (!isNew) await verifyDatabase(client, folder);
    await checkDurability(client, files);
  } catch (error) {
    await client.close();
    throw error;
  }
  // Failures are retried at the next interval; a broken disk shows up in requests.
  const timers = [
    setInterval(() => void client.exec('vacuum analyze').catch(() => undefined), VACUUM_INTERVAL_MS),
    setInterval(() => void writeCounts().catch(() => undefined), COUNT_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  const db = drizzle(client, { casing: CASING });
  return {
    db,
    batchDb: db,
    engine: 'embedded',
    async backUp(file) {
      const archive = await client.dumpDataDir('gzip');
      writeAtomically(file, Buffer.from(await archive.arrayBuffer()));
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await writeCounts().catch(() => undefined);
      await client.close();
      releaseLocks();
    },
  };
}

/** PostgreSQL recovers from interrupted writes by itself; anything else needs a person. */
async function openExisting(folder: string): ReturnType<typeof openPGlite> {
  try {
    return await openPGlite(folder);
  } catch (error) {
    // The engine does not report the cause.
    throw lacksSpace(folder) ? diskFull(folder, error) : databaseDamaged(folder, 'they cannot be opened', error);
  }
}

/** Throws a StartError unless a commit reaches the disk. */
export async function checkDurability(
  client: Pick<PGlite, 'query' | 'exec'>,
  files: { readonly syncCount: number },
): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  const before = files.syncCount;
  await client.exec(`begin; select pg_logical_emit_message(true, 'mahd', 'durability check'); commit`);
  if (rows[0]?.fsync === 'on' && files.syncCount > before) return;
  throw new StartError(
    'self-check-failed',
    'The embedded database does not write commits through to the disk, so orders could be lost: set DATABASE_URL to a PostgreSQL server instead.',
  );
}

async function fillDatabase(folder: string, packed: string): Promise<void> {
  if (fs.existsSync(packed)) return unpack(packed, folder);
  const { client } = await openPGlite(folder);
  await client.close();
}
