import { mkdtempSync, rmSync } from 'node:fs';
import { styledComponentsInEsbuild } from '../../packages/ui/styled-components.config.js';
import { bundleCards } from '../../scripts/size/card-cost.mjs';
import { componentRows } from '../../scripts/size/component-rows.mjs';
import { bundleSize } from '../../scripts/size/bundle-size.mjs';
import { onExit } from '../../scripts/workspace/cleanup.mjs';
import { runCommand } from '../../scripts/workspace/command.mjs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { CommandError, withProgress } from '../../scripts/workspace/cli.mjs';
import { environment, writeReport } from '../report.mjs';
import { installRivals, versionOf } from './installRivals.mjs';
import { moduleOf, rivals } from './rivals.mjs';
import { table } from './table.mjs';

/** Rounds of five renders per run. */
const roundsPerRun = 8;

/** @typedef {{ script: number, styles: number, jobs: number }} Size brotli bytes; `jobs`: how many of the components it contains */
/** @typedef {{ what: string, budget: number, ours: { script: number, styles: number }, rivals: (Size | null)[] }} SizeResult `rivals`: in the order of the report's `rivals`; null where a system has no such component */
/** @typedef {{ system: string, version: string | null, milliseconds: number, bytes: number, timesByHand: number, timesOwn: number }} CardResult 200 cards; `version` is null for ours */
/** @typedef {{ rivals: { name: string, version: string }[], sizes: SizeResult[], cards: CardResult[] }} ComponentsResult */

/** Compares component sizes and the server cost of 200 product cards with other design systems. @param {{ runs: number }} options */
export async function benchComponents({ runs }) {
  const measuredOn = environment();
  const folder = await installRivals();
  const sizes = await withProgress('Measuring component sizes', () => measureSizes(folder));
  /** @type {CardResult[]} */
  const cards = [await ourCards(runs * roundsPerRun)];
  for (const rival of rivals) cards.push(await rivalCards(rival, folder, runs * roundsPerRun));
  const report = {
    ...measuredOn,
    rivals: rivals.map(({ name, package: from }) => ({ name, version: versionOf(folder, from) })),
    sizes,
    cards,
  };
  writeReport('components', report, table(report));
}

/** @param {string} folder of the rivals @returns {Promise<SizeResult[]>} */
async function measureSizes(folder) {
  /** @type {SizeResult[]} */
  const results = [];
  for (const { what, script, styles, budget } of await componentRows()) {
    const others = [];
    for (const rival of rivals) {
      const module = moduleOf(rival, what);
      others.push(
        module === undefined
          ? null
          : { ...(await bundleSize({ contents: module.contents, resolveDir: folder })), jobs: module.jobs },
      );
    }
    results.push({ what, budget, ours: { script, styles }, rivals: others });
  }
  return results;
}

/** @param {number} rounds */
async function ourCards(rounds) {
  const folder = mkdtempSync(inRoot('packages/ui/node_modules/.bench-'));
  const end = onExit(() => rmSync(folder, { recursive: true, force: true }));
  await bundleCards(inRoot('packages/ui/bench/cardPage.tsx'), folder, {
    plugins: [styledComponentsInEsbuild],
    external: ['styled-components'],
  });
  const result = await cardResult('Mahd', null, folder, rounds);
  end();
  return result;
}

/** @param {import('./rivals.mjs').Rival} rival @param {string} cache @param {number} rounds */
async function rivalCards(rival, cache, rounds) {
  const folder = `${cache}/cards/${rival.cards.replace('.jsx', '')}`;
  await bundleCards(inRoot('bench/components/cards', rival.cards), folder, { nodePaths: [`${cache}/node_modules`] });
  return cardResult(rival.name, versionOf(cache, rival.package), folder, rounds);
}

/** @param {string} system @param {string | null} version @param {string} folder @param {number} rounds @returns {Promise<CardResult>} */
const cardResult = (system, version, folder, rounds) =>
  withProgress(`200 product cards, ${system}`, async () => {
    const { code, output } = await runCommand(
      'node',
      [inRoot('bench/components/measureCards.mjs'), folder, String(rounds)],
      { env: { NODE_ENV: 'production' } },
    );
    if (code !== 0) throw new CommandError(`Rendering the cards of ${system} failed.`, output);
    /** @type {import('../../scripts/size/card-cost.mjs').CardCost} */
    const { cards, own, byHand, bytes } = JSON.parse(output.slice(output.lastIndexOf('{')));
    return { system, version, milliseconds: cards, bytes, timesByHand: cards / byHand, timesOwn: cards / own };
  });
