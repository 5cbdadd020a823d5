// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the library has no types, and other packages compile this file too
/// <reference path="./fs-native-extensions.d.ts" />
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { tryLock } from 'fs-native-extensions';
import { StartError } from '../startError.js';

/** Lock of a data directory. Two processes in one directory would lose each other's rows. */
export interface DirectoryLock {
  release(): void;
}

/** Beyond the end of the file, so that its bytes stay readable where locks are mandatory (Windows). */
const LOCKED_FROM = 2 ** 30;

/** A command of an operator holds the directory for moments only: a server that starts meanwhile waits for it. */
const WAIT_MS = 5_000;
const RETRY_MS = 100;

/**
 * Locks an existing data directory or throws a StartError `directory-in-use`. A kernel lock works across containers
 * and mounts, and is released when the process dies.
 */
export function lockDirectory(dataDir: string): Promise<DirectoryLock> {
  return lockFile(path.join(dataDir, 'server.lock'), dataDir);
}

/**
 * Locks the database folder itself, through its file PG_VERSION: protects against mounting only that folder elsewhere
 * or deleting the other lock file.
 */
export function lockDatabase(folder: string): Promise<DirectoryLock> {
  return lockFile(path.join(folder, 'PG_VERSION'), folder);
}

async function lockFile(file: string, directory: string): Promise<DirectoryLock> {
  const lock = await loadTryLock();
  const descriptor = openForLock(file, directory);
  try {
    for (const end = Date.now() + WAIT_MS; ; await setTimeout(RETRY_MS)) {
      if (lock(descriptor, LOCKED_FROM)) return { release: () => fs.closeSync(descriptor) };
      if (Date.now() >= end) break;
    }
  } catch (error) {
    fs.closeSync(descriptor);
    throw new StartError(
      'lock-unavailable',
      `The file system of ${directory} does not support file locks, so two servers could lose each other's orders: set DATA_DIR to a directory on a local disk, or DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
  fs.closeSync(descriptor);
  throw new StartError(
    'directory-in-use',
    `Another process is already using the data directory ${directory}. If a server is starting or a command is running, try again when it has finished; otherwise stop that process first, or set DATA_DIR to another directory.`,
  );
}

/** Loaded on demand: shops on PostgreSQL need no lock and may run where the library has no build. */
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
