import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../../scripts/machine/chromium.mjs';
import { say } from '../../scripts/workspace/step.mjs';
import { circumstances, median, writeReport } from '../report.mjs';
import { languages } from '../shop/browser.mjs';
import { startBenchShop } from '../shop/startBenchShop.mjs';
import { interactions, steps } from './interactions.mjs';
import { delayOf, passageOf } from './measure.mjs';
import { table } from './table.mjs';

/** @typedef {{ what: string, language: string, rate: number, ms: number, all: number[] }} InteractionResult `ms` is the median of `all` */

const slow = 4;

/** How soon the shop answers a thumb. @param {{ runs: number }} options */
export async function benchInteractions({ runs }) {
  const taken = circumstances();
  const shop = await startBenchShop();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  /** @type {InteractionResult[]} */
  const results = [];
  /** @param {string} what @param {string} language @param {number} rate @param {() => Promise<number>} once */
  const measure = async (what, language, rate, once) => {
    /** @type {number[]} */
    const all = [];
    while (all.length < runs) all.push(Math.round(await once()));
    const ms = median(all);
    say(`${what} ${language}, ${rate} × CPU: ${ms} ms (${all.join(', ')})`);
    results.push({ what, language, rate, ms, all });
  };
  for (const language of languages) {
    for (const interaction of interactions)
      await measure(interaction.name, language, slow, () => delayOf(browser, shop.url, language, interaction, slow));
    for (const step of steps)
      for (const rate of [slow, 1])
        await measure(step.name, language, rate, () => passageOf(browser, shop.url, language, step, rate));
  }
  await browser.close();
  shop.stop();
  const report = { ...taken, runs, results };
  writeReport('interactions', report, table(report));
}
