import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError.js';
import { diskFull, isDiskFull } from './diskSpace.js';
import { syncPath, syncTree } from './unpack.js';

/** Content of PG_VERSION, written by PGlite. */
export const POSTGRES_VERSION = 18;

/**
 * Left by a restore: `before` holds the previous database, `restoring` an unfinished one; `partial` is the name
 * earlier versions used.
 */
const RESTORE_LEFTOVERS = /^database\.(before-|restoring-|partial)/;

/** Left by a killed first start. It holds no orders and is ignored. */
const FIRST_START = 'database.new-';

const RESTORE = 'npm run shop -- backup restore <file>';

/** Creates a data directory that does not exist. Throws a StartError when it cannot be written. */
export function makeDataDirectory(dataDir: string): void {
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

/** Whether a data directory has a database, complete or not. */
export function holdsDatabase(dataDir: string): boolean {
  const isFilled = (name: string) => fs.readdirSync(path.join(dataDir, name)).length > 0;
  return (
    fs.existsSync(dataDir) &&
    fs.readdirSync(dataDir).some((name) => (name === 'database' && isFilled(name)) || RESTORE_LEFTOVERS.test(name))
  );
}

/**
 * The database folder of a data directory, created by `fill` if there is none. Never removes or replaces existing
 * data: throws a StartError `database-incomplete` or `database-missing` instead, and `disk-full` without space.
 */
export async function prepareDatabaseFolder(
  dataDir: string,
  fill: (folder: string) => Promise<void>,
): Promise<{ readonly folder: string; readonly isNew: boolean }> {
  const folder = path.join(dataDir, 'database');
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) return { folder, isNew: false };
  refuseLeftovers(dataDir, folder);
  const made = await makeDatabaseFolder(path.join(dataDir, FIRST_START), fill);
  // Fails if the folder is not empty.
  fs.renameSync(made, folder);
  syncPath(dataDir);
  return { folder, isNew: true };
}

/**
 * Creates a synced database folder under a temporary name, so that an interrupted run leaves nothing that looks
 * complete.
 * @param prefix of the folder's name
 */
export async function makeDatabaseFolder(prefix: string, fill: (folder: string) => Promise<void>): Promise<string> {
  let made: string | undefined;
  try {
    made = fs.mkdtempSync(prefix);
    await fill(made);
    syncTree(made);
    return made;
  } catch (error) {
    if (made !== undefined) fs.rmSync(made, { recursive: true, force: true });
    const directory = path.dirname(prefix);
    throw isDiskFull(error) ? diskFull(directory, error) : error;
  }
}

function refuseLeftovers(dataDir: string, folder: string): void {
  const present = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (present !== undefined && !(present.isDirectory() && fs.readdirSync(folder).length === 0))
    throw new StartError(
      'database-incomplete',
      `${folder} is not a complete database: its file PG_VERSION is missing. If all other files are there, recreate it with "echo ${POSTGRES_VERSION} > '${path.join(folder, 'PG_VERSION')}'"; otherwise restore a backup with "${RESTORE} --replace", which keeps the old files next to it.`,
    );
  const remains = fs
    .readdirSync(dataDir)
    .filter((name) => RESTORE_LEFTOVERS.test(name) || fs.existsSync(path.join(dataDir, name, 'PG_VERSION')))
    .filter((name) => !name.startsWith(FIRST_START))
    .sort();
  if (remains.length === 0) return;
  const intact = remains.findLast((name) => !name.startsWith('database.restoring-') && name !== 'database.partial');
  throw new StartError(
    'database-missing',
    `${folder} is missing and next to it is ${remains.join(', ')}, as after a restore that was interrupted: ` +
      (intact === undefined
        ? `do it again with "${RESTORE}", or move ${remains.join(' and ')} elsewhere to begin with an empty shop.`
        : `go back to the database before it with "mv '${path.join(dataDir, intact)}' '${folder}'", or do it again with "${RESTORE}".`),
  );
}
