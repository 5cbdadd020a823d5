import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * @typedef {object} Weighed
 * @property {string} contents a module that exports all that is used
 * @property {string} resolveDir where its packages are looked for
 * @property {string} [later] source that is loaded later and counts all the same
 * @property {import('esbuild').Plugin[]} [plugins]
 */

/**
 * What a page pays for a module: minified, React apart, all that is imported statically. What a component loads later (Swiper for an endless
 * carousel) is a file of its own and not counted.
 * @param {Weighed} weighed
 * @returns {Promise<{ script: number, styles: number }>} brotli bytes
 */
export async function weighBundle({ contents, resolveDir, later, plugins = [] }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'weighed',
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
  const sum = (/** @type {Iterable<string>} */ paid) =>
    outputFiles
      .filter(({ path }) => [...paid].some((name) => path.endsWith(name)))
      .reduce((bytes, { contents }) => bytes + brotliCompressSync(contents).length, 0);
  const { cssBundle } = metafile.outputs[first] ?? {};
  return { script: sum(paidFiles(metafile.outputs, first, later)), styles: sum(cssBundle ? [cssBundle] : []) };
}

/**
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} path
 * @param {string} [later]
 * @param {Set<string>} [seen]
 */
function paidFiles(outputs, path, later, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
    if (external) continue;
    if (kind === 'import-statement' || (later && outputs[next]?.entryPoint?.endsWith(later)))
      paidFiles(outputs, next, later, seen);
  }
  return seen;
}
