// @vitest-environment node
import { build } from 'esbuild';
import { join } from 'node:path';
import { expect, test } from 'vitest';

async function bundle(mode: 'development' | 'production'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src/index.ts')],
    bundle: true,
    write: false,
    // Parts that load later lie in files of their own; in one file nothing of them could be left out.
    splitting: true,
    outdir: 'out',
    minify: true,
    format: 'esm',
    packages: 'external',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

test("what is said to developers is not in a shop's bundle", async () => {
  const warning = /leave the component out|whole numbers of fils|console\.warn/;
  expect(await bundle('development')).toMatch(warning);
  expect(await bundle('production')).not.toMatch(warning);
});
