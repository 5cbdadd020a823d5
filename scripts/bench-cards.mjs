/**
 * `npm run bench:cards`: what a server pays for 200 product cards beside the same HTML from plain elements, as a ratio of processor time.
 * Both run in one process and take turns; of each the best of many rounds counts, so that a busy machine changes little.
 */
import './workspace/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { asPublished } from './size/component-rows.mjs';
import { onEnd } from './workspace/cleanup.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain, say, StepError } from './workspace/step.mjs';

const BUDGET = 3;
const ROUNDS = 40;

/** @param {() => string} render @returns {number} ms of processor time of a few renders */
function cost(render) {
  const before = process.cpuUsage();
  for (let times = 0; times < 5; times += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 5000;
}

await runMain(async () => {
  const folder = mkdtempSync(inRoot('packages/ui/node_modules/.bench-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'cards.mjs');
  await build({
    entryPoints: [inRoot('packages/ui/bench/cardPage.tsx')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
    plugins: [asPublished],
    logLevel: 'error',
  });
  process.env.NODE_ENV = 'production';
  const { renderCards, plainRenderer } = await import(pathToFileURL(outfile).href);
  const { JSDOM } = createRequire(inRoot('packages/ui/package.json'))('jsdom');
  const { document } = new JSDOM(`<main>${renderCards()}</main>`).window;
  const renderPlain = plainRenderer(document.querySelector('main'));

  let [cards, plain] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1) {
    cards = Math.min(cards, cost(renderCards));
    plain = Math.min(plain, cost(renderPlain));
  }
  const ratio = cards / plain;
  say(`200 product cards: ${cards.toFixed(2)} ms, the same HTML plain: ${plain.toFixed(2)} ms, ratio ${ratio.toFixed(2)} of ${BUDGET}`);
  if (ratio > BUDGET) throw new StepError('Product cards cost the server too much.');
});
