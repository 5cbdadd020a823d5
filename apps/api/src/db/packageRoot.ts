import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, found from sources and build alike. */
export const packageRoot: string = findRoot(path.dirname(fileURLToPath(import.meta.url)));

export const migrationsFolder: string = path.join(packageRoot, 'migrations');

/**
 * Archive of a seeded data directory, made by the build. Optional: without it the first start takes a few seconds
 * longer.
 */
export const packedDirectory: string = path.join(packageRoot, 'dist', 'seeded.tar.gz');

function findRoot(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (fs.existsSync(file) && (JSON.parse(fs.readFileSync(file, 'utf8')) as { name?: string }).name === '@mahd/api')
    return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder of @mahd/api was not found: keep it out of bundles.');
  return findRoot(parent);
}
