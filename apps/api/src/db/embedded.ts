import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../startError.js';
import { writeWhole } from './backup.js';
import { CASING, SIMILARITY_THRESHOLD, type OpenDatabase } from './database.js';
import { lockDirectory } from './directoryLock.js';
import { DurableNodeFS } from './durableNodeFs.js';
import { syncPath, syncTree, unpack } from './unpack.js';

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

/** An embedded PGlite on durable files. The caller holds the directory's lock. */
export async function openPGlite(folder: string): Promise<{ client: PGlite; files: DurableNodeFS }> {
  const files = new DurableNodeFS(folder);
  const client = await PGlite.create({ fs: files, startParams: START_PARAMETERS, extensions: { pg_trgm } });
  await client.exec(`set pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`);
  return { client, files };
}

/**
 * Opens the embedded database of a data directory, made from `packed` when there is none yet.
 * Throws a StartError when the directory is in use, cannot be written, is damaged, or does not keep what is committed.
 */
export async function openEmbedded(dataDir: string, packed: string): Promise<OpenDatabase> {
  makeDirectory(dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    await prepareFolder(folder, packed);
    const { client, files } = await openWhole(folder);
    await checkDurability(client, files);
    const vacuum = setInterval(() => void client.exec('vacuum analyze').catch(() => undefined), VACUUM_INTERVAL_MS);
    vacuum.unref();
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
        clearInterval(vacuum);
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** What an interrupted write leaves is mended by the engine; files that are lost or are something else are for a person. */
async function openWhole(folder: string): ReturnType<typeof openPGlite> {
  try {
    return await openPGlite(folder);
  } catch (error) {
    throw new StartError(
      'database-damaged',
      `The embedded database in ${folder} cannot be opened, its files are damaged: put a copy in its place with "npm run shop -- backup restore <file> --replace".`,
      { cause: error },
    );
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

/** A new database is complete under another name before it gets its own: a start that dies half-way leaves nothing behind that counts. */
async function prepareFolder(folder: string, packed: string): Promise<void> {
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) return;
  const partial = `${folder}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  fs.mkdirSync(partial, { recursive: true, mode: 0o700 });
  if (fs.existsSync(packed)) unpack(packed, partial);
  else {
    const { client } = await openPGlite(partial);
    await client.close();
  }
  syncTree(partial);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(partial, folder);
  syncPath(path.dirname(folder));
}

function makeDirectory(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch (error) {
    throw new StartError(
      'data-directory',
      `The data directory ${dataDir} cannot be created or written: choose another one with DATA_DIR.`,
      { cause: error },
    );
  }
}
