import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError.js';
import { makeDatabaseFolder } from './databaseFolder.js';
import { lockDatabase, lockDirectory } from './directoryLock.js';
import { syncPath, unpack } from './unpack.js';

/** Writes a file atomically and durably: to a temporary name, synced, then renamed. */
export function writeAtomically(file: string, bytes: Buffer): void {
  const partial = `${file}.partial`;
  fs.writeFileSync(partial, bytes, { mode: 0o600 });
  syncPath(partial);
  fs.renameSync(partial, file);
  syncPath(path.dirname(file));
}

/** Dumps a PostgreSQL database consistently while it is in use. Requires pg_dump. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  await runProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', partial], databaseUrl);
  fs.renameSync(partial, file);
}

/** Replaces the content of a PostgreSQL database by a dump, in one transaction. Requires pg_restore. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  await runProgram(
    'pg_restore',
    [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      '--dbname',
      databaseName(databaseUrl),
      file,
    ],
    databaseUrl,
  );
}

/**
 * Replaces the embedded database by a backup. With `replace` the present database is renamed and its new path
 * returned; without it, throws a StartError `database-exists`. The directory must not be in use. If the process is
 * killed, the present database survives in its place or under the new name, which the next start reports.
 */
export async function restoreEmbedded(dataDir: string, file: string, replace: boolean): Promise<string | null> {
  if (!fs.existsSync(file)) throw new StartError('no-backup', `There is no file ${file}.`);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    const present = fs.lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
    if (present && !replace) throw databaseExists();
    if (fs.existsSync(path.join(folder, 'PG_VERSION'))) (await lockDatabase(folder)).release();
    const made = await makeDatabaseFolder(`${folder}.restoring-`, async (empty) => unpackBackup(file, empty));
    const before = present ? `${folder}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
    if (before !== null) fs.renameSync(folder, before);
    fs.renameSync(made, folder);
    syncPath(dataDir);
    return before;
  } finally {
    lock.release();
  }
}

function unpackBackup(file: string, folder: string): void {
  try {
    unpack(file, folder);
  } catch (error) {
    // System errors such as a full disk are not the backup's fault.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw noBackup(file, error);
  }
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) throw noBackup(file);
}

function noBackup(file: string, cause?: unknown): StartError {
  return new StartError('no-backup', `${file} is no backup of this shop, or not a whole one.`, { cause });
}

export function databaseExists(): StartError {
  return new StartError(
    'database-exists',
    'There is a database already: add --replace to put the backup in its place.',
  );
}

/**
 * Runs a PostgreSQL client program. The password goes through the environment: arguments are visible to all users of
 * the machine.
 */
function runProgram(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl);
  const connection = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseName(databaseUrl),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...connection }, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (part: Buffer) => (stderr += part.toString('utf8')));
    child.on('error', () =>
      reject(new StartError('program-missing', `${program} was not found: install PostgreSQL's client programs.`)),
    );
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new StartError('program-failed', `${program} failed: ${stderr.trim().split('\n')[0] ?? ''}`)),
    );
  });
}

function databaseName(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
}
