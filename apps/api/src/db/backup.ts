import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError.js';
import { makeDatabaseFolder } from './databaseFolder.js';
import { lockDatabase, lockDirectory } from './directoryLock.js';
import { syncPath, unpack } from './unpack.js';

/** Writes a file that is whole as soon as it has its name. */
export function writeWhole(file: string, bytes: Buffer): void {
  const partial = `${file}.partial`;
  fs.writeFileSync(partial, bytes, { mode: 0o600 });
  syncPath(partial);
  fs.renameSync(partial, file);
  syncPath(path.dirname(file));
}

/** A dump of a PostgreSQL database, consistent while the shop runs. Needs pg_dump. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  await runProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', partial], databaseUrl);
  fs.renameSync(partial, file);
}

/** Puts a dump in place of everything the database holds, in one transaction. Needs pg_restore. */
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
 * Puts a backup in place of the embedded database. With `replace` the present one is kept beside it under another name, which is
 * answered; without, a StartError `database-exists` says so. No server may have the directory open. Killed at any moment it leaves the present one in its
 * place, or under its other name, which the next start tells.
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
    // A full disk is not the file's fault.
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

/** Runs one of PostgreSQL's programs. The address goes through the environment: arguments are seen by everybody on the machine. */
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
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')));
    child.on('error', () =>
      reject(new StartError('program-missing', `${program} was not found: install PostgreSQL's client programs.`)),
    );
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new StartError('program-failed', `${program} failed: ${said.trim().split('\n')[0] ?? ''}`)),
    );
  });
}

function databaseName(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
}
