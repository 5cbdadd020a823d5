// `npm run check:size`: what a first view and what single components weigh, compressed with brotli, held against 98 % of their budgets.
import './workspace/node-version.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
// @ts-expect-error -- the plugin has no types
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { routePages } from './lint/route-pages.cjs';
import { componentRows } from './size/component-rows.mjs';
import { lookRows, scriptRows } from './size/first-view.mjs';
import { rivals, rivalWeights } from './size/measured-rivals.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain, say, StepError } from './workspace/step.mjs';

const client = inRoot('apps/storefront/dist/client');

/** Of a budget. The next change of a library must not be the one that fails. */
const MOST_USED = 0.98;

/** @typedef {{ what: string, bytes: number, budget: number }} Row brotli bytes */

/** @param {import('./size/first-view.mjs').Row[]} rows @returns {Promise<Row[]>} */
async function weighed(rows) {
  const checks = rows.map(({ files }) => ({ files: files.map((file) => `${client}/${file}`) }));
  const weights = /** @type {{ size: number }[]} */ (await sizeLimit(filePlugin, { checks }));
  return rows.map(({ what, budget }, index) => ({ what, budget, bytes: weights[index]?.size ?? NaN }));
}

/** @param {Row} row */
const isTight = ({ bytes, budget }) => !(bytes <= budget * MOST_USED);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

await runMain(async () => {
  if (!existsSync(`${client}/.vite/manifest.json`)) throw new StepError('The storefront is not built: npm run build.');
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  const fonts = readdirSync(`${client}/assets`)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `assets/${name}`);
  const rows = await weighed([...scriptRows(manifest, routePages), ...lookRows(manifest, routePages[0] ?? '', fonts)]);
  const components = await componentRows();
  const width = Math.max(...[...rows, ...components].map(({ what }) => what.length));
  const line = (/** @type {Row} */ row) => {
    const used = `${((row.bytes / row.budget) * 100).toFixed(1)} %`.padStart(7);
    return `${row.what.padEnd(width)} ${kilobytes(row.bytes)} of ${kilobytes(row.budget)} ${used}`;
  };
  const verdict = (/** @type {Row} */ row) => (isTight(row) ? '  too much' : '');
  for (const row of rows) say(line(row) + verdict(row));

  say(
    `\nComponents with provider, one string pack and the tokens, React apart; beside them, kB: ${rivals.map(({ name }) => name).join(', ')}`,
  );
  for (const row of components)
    say(
      `${line(row)}   ${rivalWeights(row.what)
        .map((text) => text.padStart(14))
        .join('')}${verdict(row)}`,
    );

  const tight = [...rows, ...components].filter(isTight);
  if (tight.length > 0)
    throw new StepError(`Over ${MOST_USED * 100} % of the budget: ${tight.map(({ what }) => what).join(', ')}`);
});
