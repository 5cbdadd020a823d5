import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError.js';
import { diskFull, isDiskFull } from './diskSpace.js';
import { syncPath, syncTree } from './unpack.js';

/** What PGlite writes into PG_VERSION. */
const POSTGRES_VERSION = 18;

/** What a restore keeps beside the database (`before`), or leaves when it is killed; `partial` is the latter of an earlier version. */
const RESTORE_REMAINS = /^database\.(before-|restoring-|partial)/;

/** What a first start leaves when it is killed: a catalogue without orders, which no later start looks at. */
const FIRST_START = 'database.new-';

const RESTORE = 'npm run shop -- backup restore <file>';

/**
 * The folder of a data directory's database, made by `fill` when there is none yet. Never removes or replaces anything that was there: throws a
 * StartError `database-incomplete` or `database-missing` where that would be needed, `disk-full` where the new one has no room.
 */
export async function prepareDatabaseFolder(
  dataDir: string,
  fill: (folder: string) => Promise<void>,
): Promise<{ readonly folder: string; readonly isNew: boolean }> {
  const folder = path.join(dataDir, 'database');
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) return { folder, isNew: false };
  refuseRemains(dataDir, folder);
  const made = await makeDatabaseFolder(path.join(dataDir, FIRST_START), fill);
  // Fails when there is something in it by now.
  fs.renameSync(made, folder);
  syncPath(dataDir);
  return { folder, isNew: true };
}

/**
 * A folder of its own that holds a whole database, on the disk: whoever dies half-way leaves nothing under a name that counts.
 * @param prefix what its name begins with
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

function refuseRemains(dataDir: string, folder: string): void {
  const present = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (present !== undefined && !(present.isDirectory() && fs.readdirSync(folder).length === 0))
    throw new StartError(
      'database-incomplete',
      `${folder} is no whole database, its file PG_VERSION is missing: if the rest is there, make that file anew with "echo ${POSTGRES_VERSION} > '${path.join(folder, 'PG_VERSION')}'", else put a backup in its place with "${RESTORE} --replace", which keeps what is there beside it.`,
    );
  const remains = fs
    .readdirSync(dataDir)
    .filter((name) => RESTORE_REMAINS.test(name) || fs.existsSync(path.join(dataDir, name, 'PG_VERSION')))
    .filter((name) => !name.startsWith(FIRST_START))
    .sort();
  if (remains.length === 0) return;
  const whole = remains.findLast((name) => !name.startsWith('database.restoring-') && name !== 'database.partial');
  throw new StartError(
    'database-missing',
    `${folder} is missing and beside it is ${remains.join(', ')}, as after a restore that was interrupted: ` +
      (whole === undefined
        ? `do it again with "${RESTORE}", or move ${remains.join(' and ')} elsewhere to begin with an empty shop.`
        : `go back to the database before it with "mv '${path.join(dataDir, whole)}' '${folder}'", or do it again with "${RESTORE}".`),
  );
}
