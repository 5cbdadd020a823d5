import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { transformWithOxc } from 'vite';

/**
 * Compiler settings of styled-components for the published package, the storefront, Storybook, tests and size checks.
 * Component ids derive from file names rather than evaluation order, so that server and browser agree.
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

/** folder of a file → its package */
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
 * Oxc derives ids from the absolute path, which differs between checkouts. Pass a path that starts at the package:
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
    // The path has no tsconfig; these are our settings for imports.
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true },
    plugins: { styledComponents: { ...settings, ...changes } },
  });
  const map = /** @type {import('vite').Rolldown.ExistingRawSourceMap} */ (result.map);
  return { code: result.code, map: { ...map, sources: [path] } };
}

/**
 * For Vite: runs before Vite's own transform, which handles JSX and hot reload.
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

/** For esbuild: also transforms TypeScript and JSX. @type {import('esbuild').Plugin} */
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
