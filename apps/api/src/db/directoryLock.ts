// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the library has no types, and other packages compile this file too
/// <reference path="./fs-native-extensions.d.ts" />
import fs from 'node:fs';
import path from 'node:path';
import type { tryLock } from 'fs-native-extensions';
import { StartError } from '../startError.js';

/** Held while a process uses a data directory; two processes in one directory would silently lose each other's rows. */
export interface DirectoryLock {
  release(): void;
}

/** Behind the end of every file that is locked: where locks are mandatory (Windows), its bytes can still be read. */
const LOCKED_FROM = 2 ** 30;

/**
 * Takes the lock of a data directory or throws a StartError `directory-in-use`. The directory must exist. It is the kernel's lock on a file in it, so it
 * holds across containers and mounts, and is given back when the process dies, however it dies.
 */
export function lockDirectory(dataDir: string): Promise<DirectoryLock> {
  return lockFile(path.join(dataDir, 'server.lock'), dataDir);
}

/**
 * The same for the folder of the database alone: who mounted only that one elsewhere, or removed the other lock's file, is still kept out. The folder must
 * hold a database, whose file PG_VERSION the lock is on.
 */
export function lockDatabase(folder: string): Promise<DirectoryLock> {
  return lockFile(path.join(folder, 'PG_VERSION'), folder);
}

async function lockFile(file: string, directory: string): Promise<DirectoryLock> {
  const lock = await loadTryLock();
  const descriptor = openForLock(file, directory);
  try {
    if (lock(descriptor, LOCKED_FROM)) return { release: () => fs.closeSync(descriptor) };
  } catch (error) {
    fs.closeSync(descriptor);
    throw new StartError(
      'lock-unavailable',
      `The file system of ${directory} gives no locks, so two servers could lose each other's orders: set DATA_DIR to a directory on a local disk, or DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
  fs.closeSync(descriptor);
  throw new StartError(
    'directory-in-use',
    `Another process is already using the data directory ${directory}: stop it first, or set DATA_DIR to another directory.`,
  );
}

/** Loaded on first use: a shop on PostgreSQL needs no lock, and runs where the library has no build. */
async function loadTryLock(): Promise<typeof tryLock> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch (error) {
    throw new StartError(
      'lock-unavailable',
      'The data directory cannot be locked here, there is no build of fs-native-extensions for this system: use one with glibc, macOS or Windows, or set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
}

function openForLock(file: string, directory: string): number {
  try {
    return fs.openSync(file, 'a+', 0o600);
  } catch (error) {
    throw new StartError(
      'data-directory',
      `The data directory ${directory} cannot be written: start the shop as the user it belongs to, or choose another one with DATA_DIR.`,
      { cause: error },
    );
  }
}
