import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * @typedef {object} BundleOptions
 * @property {string} contents source of a module that exports what is used
 * @property {string} resolveDir folder from which its packages are resolved
 * @property {string} [lazy] lazily loaded source file that counts too
 * @property {import('esbuild').Plugin[]} [plugins]
 */

/**
 * Size of a minified module with its static imports, without React. Lazily loaded files do not count, such as Swiper in an endless carousel.
 * @param {BundleOptions} options
 * @returns {Promise<{ script: number, styles: number }>} brotli bytes
 */
export async function bundleSize({ contents, resolveDir, lazy, plugins = [] }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'bundle',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins,
    logLevel: 'error',
  });
  const first = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === '<stdin>') ?? '';
  const sum = (/** @type {Iterable<string>} */ names) =>
    outputFiles
      .filter(({ path }) => [...names].some((name) => path.endsWith(name)))
      .reduce((bytes, { contents }) => bytes + brotliCompressSync(contents).length, 0);
  const { cssBundle } = metafile.outputs[first] ?? {};
  return { script: sum(loadedFiles(metafile.outputs, first, lazy)), styles: sum(cssBundle ? [cssBundle] : []) };
}

/**
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} path
 * @param {string} [lazy]
 * @param {Set<string>} [seen]
 */
function loadedFiles(outputs, path, lazy, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
    if (external) continue;
    if (kind === 'import-statement' || (lazy && outputs[next]?.entryPoint?.endsWith(lazy)))
      loadedFiles(outputs, next, lazy, seen);
  }
  return seen;
}
