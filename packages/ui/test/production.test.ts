// @vitest-environment node
import { build } from 'esbuild';
import { join } from 'node:path';
import { expect, test } from 'vitest';

async function bundle(mode: 'development' | 'production', contents: string, splitting = true): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '../src'), loader: 'ts' },
    bundle: true,
    write: false,
    // Lazy chunks need splitting: a single bundle would contain them.
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

test('production bundles contain no developer warnings', async () => {
  const warning = /leave the component out|whole numbers of the smallest unit|console\.warn/;
  expect(await bundle('development', everything)).toMatch(warning);
  expect(await bundle('production', everything)).not.toMatch(warning);
});

test('a component from the root entry brings only its own code, and is no larger than from its own entry', async () => {
  const fromRoot = await bundle('production', "export { Button } from './index.js'", false);
  const fromItsOwn = await bundle('production', "export { Button } from './actions/Button/index.js'", false);
  expect(fromRoot).toContain('"button"');
  expect(fromRoot.length).toBeLessThanOrEqual(fromItsOwn.length * 1.02);
  const others = /order-table|product-card|swiper|floating-ui/;
  expect(await bundle('production', everything)).toMatch(others);
  expect(fromRoot).not.toMatch(others);
});
