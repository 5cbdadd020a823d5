// `npm run bench:cards`: CPU time of rendering 200 product cards on a server, relative to the same HTML from plain elements.
import './workspace/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { styledComponentsInEsbuild } from '../packages/ui/styled-components.config.js';
import { cardCostBudget } from './size/budgets.mjs';
import { bundleCards, cardCost } from './size/card-cost.mjs';
import { onExit } from './workspace/cleanup.mjs';
import { inRoot } from './workspace/root.mjs';
import { CommandError, log, runMain } from './workspace/cli.mjs';

const ROUNDS = 40;

await runMain(async () => {
  const folder = mkdtempSync(inRoot('packages/ui/node_modules/.bench-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  await bundleCards(inRoot('packages/ui/bench/cardPage.tsx'), folder, {
    plugins: [styledComponentsInEsbuild],
    external: ['styled-components'],
  });
  process.env.NODE_ENV = 'production';
  const { cards, own } = await cardCost(folder, ROUNDS);
  const ratio = cards / own;
  log(
    `200 product cards: ${cards.toFixed(2)} ms, the same HTML from plain elements: ${own.toFixed(2)} ms, ratio ${ratio.toFixed(2)} of ${cardCostBudget}`,
  );
  if (ratio > cardCostBudget) throw new CommandError('Rendering product cards on the server is over budget.');
});
