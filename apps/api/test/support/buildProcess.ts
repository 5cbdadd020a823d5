import path from 'node:path';
import { build } from 'tsup';
import { packageRoot } from '../../src/db/packageRoot.js';

/**
 * Builds a script of the tests so that it can run in a Node process of its own.
 *
 * @param source path of the script within the package
 * @param folder name of the output folder; tests that run at the same time need different ones
 * @returns path of the built script
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
