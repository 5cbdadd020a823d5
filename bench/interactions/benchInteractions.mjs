import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../../scripts/machine/chromium.mjs';
import { log } from '../../scripts/workspace/cli.mjs';
import { environment, median, writeReport } from '../report.mjs';
import { languages } from '../shop/browser.mjs';
import { startBenchShop } from '../shop/startBenchShop.mjs';
import { interactions, navigations } from './interactions.mjs';
import { interactionDelay, navigationTime } from './measure.mjs';
import { table } from './table.mjs';

/** @typedef {{ what: string, language: string, rate: number, ms: number, all: number[] }} InteractionResult `ms` is the median of `all` */

/** CPU slowdown. */
const slow = 4;

/** Measures interactions and navigations on a phone. @param {{ runs: number }} options */
export async function benchInteractions({ runs }) {
  const measuredOn = environment();
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
    log(`${what} ${language}, ${rate} × CPU: ${ms} ms (${all.join(', ')})`);
    results.push({ what, language, rate, ms, all });
  };
  for (const language of languages) {
    for (const interaction of interactions)
      await measure(interaction.name, language, slow, () =>
        interactionDelay(browser, shop.url, language, interaction, slow),
      );
    for (const navigation of navigations)
      for (const rate of [slow, 1])
        await measure(navigation.name, language, rate, () =>
          navigationTime(browser, shop.url, language, navigation, rate),
        );
  }
  await browser.close();
  shop.stop();
  const report = { ...measuredOn, runs, results };
  writeReport('interactions', report, table(report));
}
