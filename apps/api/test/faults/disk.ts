import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** What is written at once or not at all when the power goes. */
const SECTOR = 512;
const CHUNK = 64 * 1024;

/**
 * Keeps, in a second folder, what of a first one has reached the disk: the bytes of each file as they were when it was last synced. To be called
 * before anything opens a file there.
 */
export function recordSyncs(folder: string, disk: string): void {
  const openFiles = new Map<number, string>();
  const { openSync, closeSync, fsyncSync, renameSync } = fs;
  fs.openSync = (file, ...how) => {
    const descriptor = openSync(file, ...how);
    openFiles.set(descriptor, path.resolve(String(file)));
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    openFiles.delete(descriptor);
    closeSync(descriptor);
  };
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    const file = openFiles.get(descriptor);
    if (file === undefined || !file.startsWith(folder + path.sep) || fs.statSync(file).isDirectory()) return;
    bringUpToDate(file, path.join(disk, path.relative(folder, file)));
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    const copyOf = (name: fs.PathLike) => path.join(disk, path.relative(folder, path.resolve(String(name))));
    // What is renamed in the folder was synced before, and the folder is synced after.
    if (fs.existsSync(copyOf(from))) renameSync(copyOf(from), copyOf(to));
  };
  syncBuiltinESMExports();
}

/** Writes what has changed, in place: a kill in the middle leaves a sync that is half done, as a power cut does. */
function bringUpToDate(file: string, copy: string): void {
  fs.mkdirSync(path.dirname(copy), { recursive: true });
  const [now, before] = [fs.readFileSync(file), fs.existsSync(copy) ? fs.readFileSync(copy) : Buffer.alloc(0)];
  const descriptor = fs.openSync(copy, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600);
  fs.ftruncateSync(descriptor, now.length);
  for (let at = 0; at < now.length; at += CHUNK) {
    const chunk = now.subarray(at, at + CHUNK);
    if (!chunk.equals(before.subarray(at, at + CHUNK))) fs.writeSync(descriptor, chunk, 0, chunk.length, at);
  }
  fs.closeSync(descriptor);
}

/**
 * Puts a folder into the state in which a power cut leaves it: of what was written and not synced, each sector has arrived or has not.
 * @param arrived the share of such sectors that did, 0 to 1
 * @returns how many bytes of the folder are others than before
 */
export function cutPower(folder: string, disk: string, arrived: number): number {
  let lost = 0;
  for (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    const written = fs.readFileSync(file);
    const copy = path.join(disk, name);
    const synced = fs.existsSync(copy) ? fs.readFileSync(copy) : Buffer.alloc(0);
    if (synced.equals(written)) continue;
    const left = Buffer.from(written.subarray(0, Math.random() < arrived ? written.length : synced.length));
    for (let at = 0; at < left.length; at += SECTOR) {
      const [mine, old] = [left.subarray(at, at + SECTOR), synced.subarray(at, at + SECTOR)];
      if (mine.equals(old) || Math.random() < arrived) continue;
      lost += mine.length;
      mine.fill(0);
      old.copy(mine);
    }
    fs.writeFileSync(file, left);
  }
  return lost;
}

/** Copies what is there before the first sync: it has been on the disk for long. */
export function copyFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true });
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
