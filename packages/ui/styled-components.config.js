import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { transformWithOxc } from 'vite';

/**
 * How styled-components is compiled, one way for the published package, the storefront, Storybook, tests and size checks: component ids come from the file and
 * not from the order of evaluation, so what a server renders is what a browser expects.
 */
const settings = {
  ssr: true,
  displayName: true,
  fileName: false,
  minify: true,
  pure: true,
  namespace: 'mahd',
};

/** @typedef {Partial<typeof settings>} Settings */

/** @type {Map<string, { folder: string, name: string }>} folder of a file → the package it belongs to */
const packages = new Map();

/** @param {string} folder @returns {{ folder: string, name: string }} */
function packageOf(folder) {
  const known = packages.get(folder);
  if (known) return known;
  const manifest = join(folder, 'package.json');
  const found = existsSync(manifest)
    ? { folder, name: JSON.parse(readFileSync(manifest, 'utf8')).name }
    : packageOf(dirname(folder));
  packages.set(folder, found);
  return found;
}

/**
 * Oxc makes the ids of a file from its absolute path, which is another one in each checkout. So it is told a path that starts at the package:
 * `/@mahd/ui/src/text/Badge/Badge.tsx`.
 * @param {string} path
 */
function pathFromPackage(path) {
  const { folder, name } = packageOf(dirname(path));
  return `/${name}/${relative(folder, path).split(sep).join('/')}`;
}

/**
 * @param {string} code
 * @param {string} path
 * @param {import('vite').OxcOptions} options
 * @param {Settings} [changes]
 */
async function transform(code, path, options, changes) {
  const result = await transformWithOxc(code, pathFromPackage(path), {
    ...options,
    // There is none where the path says; this is what ours says of imports.
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true },
    plugins: { styledComponents: { ...settings, ...changes } },
  });
  const map = /** @type {import('vite').Rolldown.ExistingRawSourceMap} */ (result.map);
  return { code: result.code, map: { ...map, sources: [path] } };
}

/**
 * For Vite: before its own transform, which is left with JSX and hot reload.
 * @param {Settings} [changes]
 * @returns {import('vite').Plugin}
 */
export const styledComponents = (changes) => ({
  name: 'styled-components-ids',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?(\?|$)/, exclude: /[\\/]node_modules[\\/]/ }, code: /from 'styled-components'/ },
    handler: (code, id) => transform(code, id.replace(/\?.*$/, ''), { jsx: 'preserve' }, changes),
  },
});

/** For esbuild: everything that TypeScript and JSX need as well. @type {import('esbuild').Plugin} */
export const styledComponentsInEsbuild = {
  name: 'styled-components-ids',
  setup(build) {
    build.onLoad({ filter: /[\\/]packages[\\/]ui[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const { code, map } = await transform(await readFile(path, 'utf8'), path, {
        target: 'es2022',
        jsx: { runtime: 'automatic' },
      });
      const comment = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
      return { contents: `${code}\n${comment}`, loader: 'js' };
    });
  },
};
