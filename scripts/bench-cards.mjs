// `npm run bench:cards`: what a server pays for 200 product cards beside the same HTML from plain elements, as a ratio of processor time.
import './workspace/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { styledComponentsInEsbuild } from '../packages/ui/styled-components.config.js';
import { bundleCards, cardCost } from './size/card-cost.mjs';
import { onEnd } from './workspace/cleanup.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain, say, StepError } from './workspace/step.mjs';

const BUDGET = 3;
const ROUNDS = 40;

await runMain(async () => {
  const folder = mkdtempSync(inRoot('packages/ui/node_modules/.bench-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  await bundleCards(inRoot('packages/ui/bench/cardPage.tsx'), folder, {
    plugins: [styledComponentsInEsbuild],
    external: ['styled-components'],
  });
  process.env.NODE_ENV = 'production';
  const { cards, own } = await cardCost(folder, ROUNDS);
  const ratio = cards / own;
  say(
    `200 product cards: ${cards.toFixed(2)} ms, the same HTML plain: ${own.toFixed(2)} ms, ratio ${ratio.toFixed(2)} of ${BUDGET}`,
  );
  if (ratio > BUDGET) throw new StepError('Product cards cost the server too much.');
});
