import path from 'node:path';
import { build } from 'tsup';
import { packageRoot } from '../../src/db/packageRoot.js';

/**
 * Bundles a test script for its own Node process.
 * @param source path of the script within the package
 * @param folder output folder, unique among concurrent tests
 * @returns path of the bundle
 */
export async function buildProcess(source: string, folder: string): Promise<string> {
  const outDir = path.join(packageRoot, 'node_modules/.cache', folder);
  await build({
    entry: { process: path.join(packageRoot, source) },
    outDir,
    config: false,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    noExternal: [/^@mahd\//],
    skipNodeModulesBundle: true,
    silent: true,
    clean: true,
  });
  return path.join(outDir, 'process.js');
}
