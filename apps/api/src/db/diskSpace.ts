import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError.js';

/** No space, quota exceeded, and PostgreSQL's disk_full. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** PostgreSQL needs space for one WAL segment to open. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

/** Whether an error or one of its causes is lack of disk space. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (code !== undefined && FULL.has(code)) return true;
  }
  return false;
}

/** Whether there is too little space to open the database, tested by writing a file. */
export function lacksSpace(directory: string): boolean {
  const file = path.join(directory, `space-check-${process.pid}`);
  let descriptor: number | undefined;
  try {
    descriptor = fs.openSync(file, 'wx', 0o600);
    const chunk = Buffer.alloc(LOG_FILE_BYTES / 16);
    for (let written = 0; written < LOG_FILE_BYTES;) written += fs.writeSync(descriptor, chunk);
    fs.fsyncSync(descriptor);
    return false;
  } catch (error) {
    return isDiskFull(error);
  } finally {
    if (descriptor !== undefined) {
      fs.closeSync(descriptor);
      fs.rmSync(file);
    }
  }
}

export function diskFull(directory: string, cause: unknown): StartError {
  return new StartError(
    'disk-full',
    `There is no space left for ${directory}: its disk is full. Free some space and try again. The data is intact; do not replace it.`,
    { cause },
  );
}
