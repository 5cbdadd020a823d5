// `npm run check:size`: what a first view and what single components weigh, compressed with brotli, held against their budgets.
import './workspace/node-version.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { routePages } from './lint/route-pages.cjs';
import { componentRows } from './size/component-rows.mjs';
import { lookRows, scriptRows } from './size/first-view.mjs';
import { rivals, rivalWeights } from './size/measured-rivals.mjs';
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
  const fonts = readdirSync(`${client}/assets`)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `assets/${name}`);
  const rows = [
    ...scriptRows(manifest, routePages, brotliBytes),
    ...lookRows(manifest, routePages[0] ?? '', fonts, brotliBytes),
  ];
  const components = await componentRows();
  const width = Math.max(...[...rows, ...components].map(({ what }) => what.length));
  const line = (/** @type {{ what: string, bytes: number, budget: number }} */ { what, bytes, budget }) =>
    `${what.padEnd(width)} ${kilobytes(bytes)} of ${kilobytes(budget)}${bytes > budget ? '  too much' : ''}`;
  for (const row of rows) say(line(row));

  say(
    `\nComponents with provider, one string pack and the tokens, React apart; beside them, kB: ${rivals.map(({ name }) => name).join(', ')}`,
  );
  for (const row of components)
    say(
      `${line(row)}   ${rivalWeights(row.what)
        .map((text) => text.padStart(14))
        .join('')}`,
    );

  const over = [...rows, ...components].filter(({ bytes, budget }) => bytes > budget);
  if (over.length > 0) throw new StepError(`Over budget: ${over.map(({ what }) => what).join(', ')}`);
});
