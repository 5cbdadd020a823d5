import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { styledComponents, styledComponentsInEsbuild } from '../../packages/ui/styled-components.config.js';
import { builtFiles, differences } from '../reproducible/differences.mjs';

/** @type {string[]} */
const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** @param {Record<string, string>} files @param {string} [below] @returns {string} their folder */
function write(files, below = '') {
  const made = mkdtempSync(join(tmpdir(), 'mahd-reproducible-test-'));
  folders.push(made);
  const folder = join(made, below);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const badge = `import { styled } from 'styled-components';
export const Badge = styled.b<{ $wide?: boolean }>\`color: red;\`;
export const sign = <Badge>new</Badge>;
`;
const checkout = {
  'packages/ui/package.json': '{ "name": "@mahd/ui" }',
  'packages/ui/src/Badge.tsx': badge,
  'packages/ui/src/Tag.tsx': badge,
  'apps/shop/package.json': '{ "name": "@mahd/shop" }',
  'apps/shop/src/Badge.tsx': badge,
};
const external = ['styled-components', 'react', 'react/jsx-runtime'];

/** @param {string} folder @param {string} file */
async function withVite(folder, file) {
  const [output] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
    await buildWithVite({
      configFile: false,
      logLevel: 'error',
      root: folder,
      plugins: [styledComponents()],
      // As in production: a development build writes the file name into every element.
      oxc: { jsx: { development: false } },
      build: {
        write: false,
        sourcemap: true,
        lib: { entry: join(folder, file), formats: ['es'] },
        // Without minifying, comments contain the path of each file.
        rolldownOptions: { external, output: { minify: true } },
      },
    })
  );
  return output?.output[0];
}

/** @param {string} folder @param {string} file */
async function withEsbuild(folder, file) {
  const { outputFiles } = await bundle({
    entryPoints: [join(folder, file)],
    absWorkingDir: folder,
    outdir: join(folder, 'dist'),
    sourcemap: true,
    write: false,
    plugins: [styledComponentsInEsbuild],
  });
  return outputFiles.map(({ text }) => text);
}

/** @param {string | undefined} code */
const idOf = (code) => code?.match(/componentId: ?["`](mahd__sc-[\w-]+)["`]/)?.[1] ?? 'none';

describe('component ids of styled-components', () => {
  it('are the same in every folder', async () => {
    const [here, there] = [write(checkout), write(checkout, 'a/deeper/one')];
    const file = 'packages/ui/src/Badge.tsx';
    const [one, other] = [await withVite(here, file), await withVite(there, file)];
    expect(idOf(one?.code)).not.toBe('none');
    expect(other?.code).toBe(one?.code);
    expect(await withEsbuild(there, file)).toEqual(await withEsbuild(here, file));
  });

  it('are the same in the published package and in an app', async () => {
    const folder = write(checkout);
    const file = 'packages/ui/src/Badge.tsx';
    const [, published] = await withEsbuild(folder, file);
    expect(idOf(published)).toBe(idOf((await withVite(folder, file))?.code));
  });

  it('differ between files and between packages', async () => {
    const folder = write(checkout);
    const files = ['packages/ui/src/Badge.tsx', 'packages/ui/src/Tag.tsx', 'apps/shop/src/Badge.tsx'];
    const ids = await Promise.all(files.map(async (file) => idOf((await withVite(folder, file))?.code)));
    expect(new Set(ids).size).toBe(3);
  });

  it('keep source maps that point to the original source', async () => {
    const folder = write(checkout);
    const file = 'packages/ui/src/Badge.tsx';
    const map = (await withVite(folder, file))?.map;
    expect(map?.sources).toEqual(['../packages/ui/src/Badge.tsx']);
    expect(map?.sourcesContent).toEqual([badge]);
    const published = JSON.parse((await withEsbuild(folder, file))[0] ?? '');
    expect(published.sources).toEqual(['../packages/ui/src/Badge.tsx']);
    expect(published.sourcesContent).toEqual([badge]);
  });
});

describe('differences', () => {
  it('compares the names and bytes of all files', () => {
    const one = { folder: write({ 'a.js': 'aaa', 'b.js': 'b', 'only.js': '' }), files: ['a.js', 'b.js', 'only.js'] };
    const other = { folder: write({ 'a.js': 'aab', 'b.js': 'b', 'new.js': '' }), files: ['a.js', 'b.js', 'new.js'] };
    expect(differences(one, other)).toEqual([
      'a.js: differs from byte 2',
      `new.js: only in ${other.folder}`,
      `only.js: only in ${one.folder}`,
    ]);
    expect(differences(one, one)).toEqual([]);
  });

  it("ignores Turborepo's logs, which hold durations", () => {
    const listing = 'apps/api/.turbo/turbo-build.log\0.turbo/turbo-storybook-static.log\0apps/api/dist/index.js\0';
    expect(builtFiles(listing)).toEqual(['apps/api/dist/index.js']);
  });
});
