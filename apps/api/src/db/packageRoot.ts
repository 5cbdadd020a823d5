import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, the same from its sources and from its build. */
export const packageRoot: string = findRoot(path.dirname(fileURLToPath(import.meta.url)));

/** SQL files, in order. */
export const migrationsFolder: string = path.join(packageRoot, 'migrations');

/** A migrated and seeded data directory, made by the build. It may be missing: then a first start takes some seconds more. */
export const packedDirectory: string = path.join(packageRoot, 'dist', 'seeded.tar.gz');

function findRoot(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (fs.existsSync(file) && (JSON.parse(fs.readFileSync(file, 'utf8')) as { name?: string }).name === '@mahd/api')
    return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder of @mahd/api was not found: keep it out of bundles.');
  return findRoot(parent);
}
