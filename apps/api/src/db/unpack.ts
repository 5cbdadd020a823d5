import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const BLOCK = 512;
const DIRECTORY = '5';
const FILE = new Set(['0', '\0', '']);

/** Unpacks a gzipped tar archive. Entries outside the folder are refused. */
export function unpack(archive: string, folder: string): void {
  const bytes = gunzipSync(fs.readFileSync(archive));
  for (let at = 0; at + BLOCK <= bytes.length;) {
    const header = bytes.subarray(at, at + BLOCK);
    const name = textOf(header, 0, 100);
    if (name === '') break;
    const prefix = textOf(header, 345, 155);
    const size = Number.parseInt(textOf(header, 124, 12).trim() || '0', 8);
    const kind = textOf(header, 156, 1);
    const target = path.resolve(folder, `./${prefix === '' ? name : `${prefix}/${name}`}`);
    if (target !== folder && !target.startsWith(folder + path.sep)) throw new Error(`${archive} holds an unsafe path`);
    at += BLOCK;
    if (kind === DIRECTORY) fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    else if (FILE.has(kind)) {
      fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
      fs.writeFileSync(target, bytes.subarray(at, at + size), { mode: 0o600 });
    }
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** Syncs a folder recursively. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(target);
    else if (entry.isFile()) syncPath(target);
  }
  syncPath(folder);
}

/** Syncs a file or folder. Systems that cannot sync a folder do not need it. */
export function syncPath(target: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = fs.openSync(target, 'r');
    fs.fsyncSync(descriptor);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EISDIR' && code !== 'EINVAL') throw error;
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}

function textOf(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}
