// @vitest-environment node
import { build } from 'esbuild';
import { join } from 'node:path';
import { expect, test } from 'vitest';

async function bundle(mode: 'development' | 'production', contents: string, splitting = true): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '../src'), loader: 'ts' },
    bundle: true,
    write: false,
    // Parts that load later lie in files of their own; in one file nothing of them could be left out.
    splitting,
    outdir: 'out',
    minify: true,
    format: 'esm',
    packages: 'external',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

const everything = "export * from './index.js'";

test("what is said to developers is not in a shop's bundle", async () => {
  const warning = /leave the component out|whole numbers of fils|console\.warn/;
  expect(await bundle('development', everything)).toMatch(warning);
  expect(await bundle('production', everything)).not.toMatch(warning);
});

test('one component from the root entry brings only what it is made of, and weighs what it weighs from its own', async () => {
  const fromRoot = await bundle('production', "export { Button } from './index.js'", false);
  const fromItsOwn = await bundle('production', "export { Button } from './actions/Button/index.js'", false);
  expect(fromRoot).toContain('"button"');
  expect(fromRoot.length).toBeLessThanOrEqual(fromItsOwn.length * 1.02);
  const others = /order-table|product-card|swiper|floating-ui/;
  expect(await bundle('production', everything)).toMatch(others);
  expect(fromRoot).not.toMatch(others);
});
