import { spawn, type ChildProcess, type StdioNull, type StdioPipe } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError.js';
import { makeDatabaseFolder, makeDataDirectory } from './databaseFolder.js';
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

/** Dumps a PostgreSQL database consistently while it is in use, for its owner only. Requires pg_dump. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  fs.rmSync(partial, { force: true });
  const output = fs.openSync(partial, 'wx', 0o600);
  try {
    try {
      const { ended } = startProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges'], databaseUrl, [
        'ignore',
        output,
      ]);
      await ended;
      fs.fsyncSync(output);
    } finally {
      fs.closeSync(output);
    }
    fs.renameSync(partial, file);
    syncPath(path.dirname(file));
  } catch (error) {
    fs.rmSync(partial, { force: true });
    throw error;
  }
}

/** Drops everything in the schema of a shop of any version, except what extensions own. */
const EMPTY_SCHEMA = `
do $$ declare one record; begin
  if to_regclass('public.applied_migrations') is null and exists (select from information_schema.tables where table_schema = 'public') then
    raise exception 'the database belongs to another program';
  end if;
  for one in
    select 1 as turn, case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
      oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select 2, 'routine', oid::regprocedure::text from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select 3, 'type', oid::regtype::text from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
    order by turn
  loop
    execute format('drop %s if exists %s cascade', one.kind, one.name);
  end loop;
end $$;
`;

/**
 * Replaces the content of a PostgreSQL database by a dump, in one transaction. Tables that only a newer version of the
 * shop has are dropped as well. Requires pg_restore and psql.
 */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const reading = startProgram(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', '--file=-', file],
    databaseUrl,
    ['ignore', 'pipe'],
  );
  const writing = startProgram('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'], databaseUrl, [
    'pipe',
    'ignore',
  ]);
  const { stdin } = writing.child;
  const { stdout } = reading.child;
  if (stdin === null || stdout === null) throw new Error('A pipe is missing');
  stdin.write(`begin;\n${EMPTY_SCHEMA}`);
  stdout.pipe(stdin, { end: false });
  // When psql ends early, it says why; pg_restore must not wait for a reader.
  const letGo = () => void stdout.unpipe(stdin).resume();
  stdin.on('error', letGo).on('close', letGo);
  reading.ended.then(
    () => stdin.end('\ncommit;\n'),
    // Without a commit, nothing changes.
    () => stdin.end(),
  );
  const both = [reading.ended, writing.ended];
  try {
    await Promise.all(both);
  } finally {
    await Promise.allSettled(both);
  }
}

/**
 * Replaces the embedded database by a backup. With `replace` the present database is renamed and its new path
 * returned; without it, throws a StartError `database-exists`. The directory must not be in use. If the process is
 * killed, the present database survives in its place or under the new name, which the next start reports.
 */
export async function restoreEmbedded(dataDir: string, file: string, replace: boolean): Promise<string | null> {
  if (!fs.existsSync(file)) throw new StartError('no-backup', `There is no file ${file}.`);
  makeDataDirectory(dataDir);
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
  return new StartError('no-backup', `${file} is not a complete backup of this shop.`, { cause });
}

export function databaseExists(): StartError {
  return new StartError(
    'database-exists',
    'There is a database already: add --replace to put the backup in its place.',
  );
}

interface Program {
  readonly child: ChildProcess;
  /** Rejects with a StartError unless the program succeeds. */
  readonly ended: Promise<void>;
}

/**
 * Starts a PostgreSQL client program. The password goes through the environment: arguments are visible to all users of
 * the machine.
 */
function startProgram(
  program: string,
  args: readonly string[],
  databaseUrl: string,
  [input, output]: [StdioNull | StdioPipe, StdioNull | StdioPipe | number],
): Program {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const connection = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  };
  const child = spawn(program, args, { env: { ...process.env, ...connection }, stdio: [input, output, 'pipe'] });
  const ended = new Promise<void>((resolve, reject) => {
    let stderr = '';
    child.stderr?.on('data', (part: Buffer) => (stderr += part.toString('utf8')));
    child.on('error', () =>
      reject(new StartError('program-missing', `${program} was not found: install PostgreSQL's client programs.`)),
    );
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new StartError('program-failed', `${program} failed: ${stderr.trim().split('\n')[0] ?? ''}`)),
    );
  });
  return { child, ended };
}
