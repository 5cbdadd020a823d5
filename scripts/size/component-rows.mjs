import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { runnerImport, transformWithOxc } from 'vite';
import { inRoot } from '../workspace/root.mjs';
import { always, componentJobs } from './component-jobs.mjs';

// These are TypeScript, which Node 20 does not read.
const [options, style, brand] = await Promise.all(
  ['styled-components.config.ts', 'src/foundation/style/globalCss.ts', 'src/foundation/brands/mahd.ts'].map(
    async (path) => /** @type {Record<string, any>} */ ((await runnerImport(inRoot('packages/ui', path))).module),
  ),
);

/** The transform of the published package, so that what is weighed is what is published. @type {import('esbuild').Plugin} */
export const asPublished = {
  name: 'styled-components-ids',
  setup(bundler) {
    bundler.onLoad({ filter: /packages[\\/]ui[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const transform = { target: 'es2022', jsx: /** @type {const} */ ({ runtime: 'automatic' }), plugins: { styledComponents: options?.styledComponents } };
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, transform);
      return { contents: code, loader: 'js' };
    });
  },
};

/**
 * What a page pays for these exports: minified, React apart, all that is imported statically. What a component loads later (Swiper for
 * an endless carousel) is a file of its own and not counted.
 * @param {Record<string, string>} uses export → entry
 * @param {string} [later] source that is loaded later and counts all the same
 * @returns {Promise<number>} brotli bytes
 */
export async function weigh(uses, later) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: Object.entries(uses).map(([name, entry]) => `export { ${name} } from '${entry}';`).join('\n'),
      resolveDir: inRoot('apps/storefront'),
    },
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
    plugins: [asPublished],
    logLevel: 'error',
  });
  const first = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === '<stdin>') ?? '';
  const paid = paidFiles(metafile.outputs, first, later);
  return outputFiles
    .filter(({ path }) => [...paid].some((name) => path.endsWith(name)))
    .reduce((bytes, { contents }) => bytes + brotliCompressSync(contents).length, 0);
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
    if (kind === 'import-statement' || (later && outputs[next]?.entryPoint?.endsWith(later))) paidFiles(outputs, next, later, seen);
  }
  return seen;
}

/** @returns {Promise<{ what: string, bytes: number, budget: number, rivals: (number | undefined)[] }[]>} script and the tokens' style sheet */
export function componentRows() {
  const tokens = brotliCompressSync(style?.tokensCss(brand?.mahd)).length;
  return Promise.all(
    componentJobs.map(async ({ name, uses, later, budget, rivals }) => ({ what: name, bytes: tokens + (await weigh({ ...always, ...uses }, later)), budget, rivals })),
  );
}
