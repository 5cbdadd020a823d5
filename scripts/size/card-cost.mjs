import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inRoot } from '../workspace/root.mjs';

/** @typedef {{ cards: number, own: number, byHand: number, bytes: number }} CardCost ms of CPU time for 200 cards, for the same HTML from plain elements (`own`) and for hand-written cards; `bytes` of the cards' HTML */

/**
 * Bundles a page of cards and the plain ones for Node, so that both render with the same React.
 * @param {string} page
 * @param {string} folder from which React is resolved
 * @param {Pick<import('esbuild').BuildOptions, 'plugins' | 'external' | 'nodePaths'>} [options] `external`: packages not to bundle besides React
 */
export async function bundleCards(page, folder, { external = [], ...options } = {}) {
  await build({
    entryPoints: { cards: page, plain: inRoot('packages/ui/bench/plainPage.tsx') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    // CommonJS packages require Node's modules.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', ...external],
    ...options,
    logLevel: 'error',
  });
}

/**
 * Measures the cards bundled into a folder. All three run in turn in one process; the best of many rounds counts, which a busy machine affects little.
 * @param {string} folder
 * @param {number} rounds
 * @returns {Promise<CardCost>}
 */
export async function cardCost(folder, rounds) {
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(folder, name)).href);
  const [{ renderCards }, { plainRenderer, renderByHand }] = await Promise.all([load('cards.mjs'), load('plain.mjs')]);
  const { JSDOM } = createRequire(inRoot('packages/ui/package.json'))('jsdom');
  const html = renderCards();
  const renderOwn = plainRenderer(new JSDOM(`<main>${html}</main>`).window.document.querySelector('main'));
  const best = { cards: Infinity, own: Infinity, byHand: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    best.cards = Math.min(best.cards, timeOf(renderCards));
    best.own = Math.min(best.own, timeOf(renderOwn));
    best.byHand = Math.min(best.byHand, timeOf(renderByHand));
  }
  return { ...best, bytes: Buffer.byteLength(html) };
}

/** @param {() => string} render @returns {number} ms of CPU time per render */
function timeOf(render) {
  const before = process.cpuUsage();
  for (let times = 0; times < 5; times += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 5000;
}
