import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const generated = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results', 'storybook-static', 'coverage']);

/**
 * Files under a folder of the repository, sorted, without what is generated.
 * @param {string} folder relative to the repository
 * @param {(name: string) => boolean} [skip] file or folder names to leave out
 * @returns {string[]} paths relative to the repository
 */
export function filesUnder(folder, skip = () => false) {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [folder];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name) && !entry.name.endsWith('.tsbuildinfo') && !skip(entry.name))
    .flatMap((entry) => filesUnder(relative(root, join(start, entry.name)), skip))
    .sort();
}

/**
 * One hash over the names and bytes of files.
 * @param {string[]} files relative to the repository
 * @param {string} [salt] anything else the result depends on
 */
export function fingerprint(files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
