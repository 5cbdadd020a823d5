// `npm run check:size`: what a first view weighs, compressed with brotli, held against its budget.
import './workspace/node-version.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { routePages } from './lint/route-pages.cjs';
import { lookRows, scriptRows } from './size/first-view.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain, say, StepError } from './workspace/step.mjs';

const client = inRoot('apps/storefront/dist/client');

/** @param {string} file below the client build */
const brotliBytes = (file) => brotliCompressSync(readFileSync(`${client}/${file}`)).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

await runMain(async () => {
  if (!existsSync(`${client}/.vite/manifest.json`)) throw new StepError('The storefront is not built: npm run build.');
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  const fonts = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.woff2')).map((name) => `assets/${name}`);
  const rows = [...scriptRows(manifest, routePages, brotliBytes), ...lookRows(manifest, routePages[0] ?? '', fonts, brotliBytes)];
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, bytes, budget } of rows) {
    say(`${what.padEnd(width)} ${kilobytes(bytes)} of ${kilobytes(budget)}${bytes > budget ? '  too much' : ''}`);
  }
  const over = rows.filter(({ bytes, budget }) => bytes > budget);
  if (over.length > 0) throw new StepError(`Over budget: ${over.map(({ what }) => what).join(', ')}`);
});
