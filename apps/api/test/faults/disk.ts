import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** Sector size: written entirely or not at all. */
const SECTOR = 512;
const CHUNK = 64 * 1024;

/** Tracks which bytes of a folder have reached the disk, in a second folder. Call before any file is opened there. */
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
    // Renames are durable: file and folder are synced around them.
    if (fs.existsSync(copyOf(from))) renameSync(copyOf(from), copyOf(to));
  };
  syncBuiltinESMExports();
}

/** Writes changes in place, so that a kill leaves a half-done sync, as a power failure does. */
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
 * Simulates a power failure: each unsynced sector is written or lost.
 * @param arrived share of unsynced sectors that are written, 0 to 1
 * @returns number of bytes that changed
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

/** Copies the initial state, which counts as durable. */
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
