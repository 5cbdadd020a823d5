// `npm run check:size`: checks the brotli sizes of each route and of single components against their budgets, of which 2 % stay free.
import './workspace/node-version.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
// @ts-expect-error -- the plugin has no types
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { routePages } from './lint/route-pages.cjs';
import { componentRows } from './size/component-rows.mjs';
import { scriptRows, styleRows } from './size/route-sizes.mjs';
import { rivals, rivalSizes } from './size/rival-sizes.mjs';
import { inRoot } from './workspace/root.mjs';
import { CommandError, log, runMain } from './workspace/cli.mjs';

const client = inRoot('apps/storefront/dist/client');

/** Share of a budget that may be used, so that a small library update does not exceed it. */
const MAX_USED = 0.98;

/** @typedef {{ what: string, bytes: number, budget: number, maxUsed?: number }} Row brotli bytes */

/** @param {import('./size/route-sizes.mjs').Row[]} rows @returns {Promise<Row[]>} */
async function measure(rows) {
  const checks = rows.map(({ files }) => ({ files: files.map((file) => `${client}/${file}`) }));
  const weights = /** @type {{ size: number }[]} */ (await sizeLimit(filePlugin, { checks }));
  return rows.map(({ files: _files, ...row }, index) => ({ ...row, bytes: weights[index]?.size ?? NaN }));
}

/** @param {Row} row */
const isOverLimit = ({ bytes, budget, maxUsed = MAX_USED }) => !(bytes <= budget * maxUsed);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

await runMain(async () => {
  if (!existsSync(`${client}/.vite/manifest.json`))
    throw new CommandError('The storefront is not built. Run: npm run build');
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  const fonts = readdirSync(`${client}/assets`)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `assets/${name}`);
  const rows = await measure([...scriptRows(manifest, routePages), ...styleRows(manifest, fonts)]);
  const components = await componentRows();
  const width = Math.max(...[...rows, ...components].map(({ what }) => what.length));
  const line = (/** @type {Row} */ row) => {
    const used = `${((row.bytes / row.budget) * 100).toFixed(1)} %`.padStart(7);
    return `${row.what.padEnd(width)} ${kilobytes(row.bytes)} of ${kilobytes(row.budget)} ${used}`;
  };
  const verdict = (/** @type {Row} */ row) => (isOverLimit(row) ? '  over' : '');
  for (const row of rows) log(line(row) + verdict(row));

  log(
    `\nComponents with provider, one string pack and tokens, without React; in kB for comparison: ${rivals.map(({ name }) => name).join(', ')}`,
  );
  for (const row of components)
    log(
      `${line(row)}   ${rivalSizes(row.what)
        .map((text) => text.padStart(14))
        .join('')}${verdict(row)}`,
    );

  const over = [...rows, ...components].filter(isOverLimit);
  if (over.length > 0)
    throw new CommandError(`Too much of the budget is used: ${over.map(({ what }) => what).join(', ')}`);
});
