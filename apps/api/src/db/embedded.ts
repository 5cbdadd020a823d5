import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../startError.js';
import { writeWhole } from './backup.js';
import { CASING, SIMILARITY_THRESHOLD, type OpenDatabase } from './database.js';
import { prepareDatabaseFolder } from './databaseFolder.js';
import { lockDatabase, lockDirectory, type DirectoryLock } from './directoryLock.js';
import { diskFull, isDiskFull, lacksSpace } from './diskSpace.js';
import { DurableNodeFS } from './durableNodeFs.js';
import { OutsideCounts } from './rowCounts.js';
import { unpack } from './unpack.js';
import { databaseDamaged, verifyDatabase } from './verify.js';

/** PGlite's own list without `-F`, which would switch fsync off. */
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

/** How far the counts outside the tables may be behind. */
const COUNT_INTERVAL_MS = 1_000;

/** An embedded PGlite on durable files. The caller holds the directory's lock. */
export async function openPGlite(folder: string): Promise<{ client: PGlite; files: DurableNodeFS }> {
  const files = new DurableNodeFS(folder);
  const client = await PGlite.create({ fs: files, startParams: START_PARAMETERS, extensions: { pg_trgm, amcheck } });
  await client.exec(`set pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`);
  return { client, files };
}

/**
 * Opens the embedded database of a data directory, made from `packed` when there is none yet.
 * Throws a StartError when the directory is in use, cannot be written, has no space, holds no whole database or a damaged one, or does not keep what is
 * committed.
 */
export async function openEmbedded(dataDir: string, packed: string): Promise<OpenDatabase> {
  const locks: DirectoryLock[] = [];
  const releaseLocks = () => {
    for (const lock of locks.splice(0)) lock.release();
  };
  try {
    makeDirectory(dataDir);
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
  const { client, files } = await openWhole(folder);
  const counts = new OutsideCounts(client, folder);
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
  // Both are tried again; what is wrong with the disk shows where somebody waits for it.
  const timers = [
    setInterval(() => void client.exec('vacuum analyze').catch(() => undefined), VACUUM_INTERVAL_MS),
    setInterval(() => void writeCounts().catch(() => undefined), COUNT_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  const db = drizzle(client, { casing: CASING });
  return {
    db,
    unhurried: db,
    engine: 'embedded',
    async backUp(file) {
      const archive = await client.dumpDataDir('gzip');
      writeWhole(file, Buffer.from(await archive.arrayBuffer()));
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await writeCounts().catch(() => undefined);
      await client.close();
      releaseLocks();
    },
  };
}

/** What an interrupted write leaves is mended by the engine; files that are lost or are something else are for a person. */
async function openWhole(folder: string): ReturnType<typeof openPGlite> {
  try {
    return await openPGlite(folder);
  } catch (error) {
    // The engine does not say why.
    throw lacksSpace(folder) ? diskFull(folder, error) : databaseDamaged(folder, 'they cannot be opened', error);
  }
}

/** Refuses to run when a commit does not reach the disk. */
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

/** Makes a first database in an empty folder. */
async function fillDatabase(folder: string, packed: string): Promise<void> {
  if (fs.existsSync(packed)) return unpack(packed, folder);
  const { client } = await openPGlite(folder);
  await client.close();
}

function makeDirectory(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new StartError(
      'data-directory',
      `The data directory ${dataDir} cannot be created or written: choose another one with DATA_DIR.`,
      { cause: error },
    );
  }
}
