import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../../scripts/machine/chromium.mjs';
import { onExit } from '../../scripts/workspace/cleanup.mjs';
import { log } from '../../scripts/workspace/cli.mjs';
import { environment, median, writeReport } from '../report.mjs';
import { hydrated, languages } from '../shop/browser.mjs';
import { startBenchShop } from '../shop/startBenchShop.mjs';
import { audit, categories, kinds } from './audit.mjs';
import { screens } from './screens.mjs';
import { table } from './table.mjs';

/** @typedef {import('./audit.mjs').Audit} Audit */
/** @typedef {Audit & { screen: string, language: string, hasBudget: boolean }} PageResult medians; `lost` covers all runs */

/** Audits the main screens with Lighthouse. @param {{ runs: number }} options */
export async function benchPages({ runs }) {
  const measuredOn = environment();
  const shop = await startBenchShop();
  const profile = mkdtempSync(join(tmpdir(), 'mahd-chromium-'));
  onExit(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const executablePath = await ensureChromium();
  /**
   * Each visit gets a new browser, as with Lighthouse's own command, because TBT grows with every recording. All share one profile, because a browser's work
   * on a new profile takes CPU time from the page.
   * @template T @param {(port: number, browser: import('playwright').BrowserContext) => Promise<T>} visit
   */
  const inBrowser = async (visit) => {
    const port = await getPort({ host: '127.0.0.1' });
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    });
    try {
      return await visit(port, browser);
    } finally {
      await browser.close();
    }
  };
  /** @type {PageResult[]} */
  const results = [];
  for (const { name, path, hasBudget, needsCart } of screens) {
    if (needsCart) await inBrowser((_, browser) => fillCart(browser, shop.url));
    for (const language of languages) {
      const url = `${shop.url}/${language}${path}`;
      // Fills the page cache.
      await fetch(url);
      /** @type {Audit[]} */
      const audits = [];
      while (audits.length < runs) audits.push(await inBrowser((port) => audit(url, port)));
      const result = { screen: name, language, hasBudget, ...medians(audits) };
      log(
        `${name} ${language}: ${Object.values(result.scores).join(' / ')}, LCP ${Math.round(result.times.lcp)} ms, benchmarkIndex ${Math.round(result.benchmarkIndex)}`,
      );
      results.push(result);
    }
  }
  shop.stop();
  const report = { ...measuredOn, runs, results };
  writeReport('pages', report, table(report));
}

/** Adds a product to the cart in the browser's storage, which Lighthouse does not clear. @param {import('playwright').BrowserContext} browser @param {string} url */
async function fillCart(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/en/products`);
  await hydrated(page);
  await page.locator('[data-part=product-card]').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.close();
}

/** @param {Audit[]} audits @returns {Audit} */
function medians(audits) {
  const of = (/** @type {(audit: Audit) => number} */ read) => median(audits.map(read));
  return {
    scores: /** @type {Audit['scores']} */ (
      Object.fromEntries(categories.map((name) => [name, of(({ scores }) => scores[name])]))
    ),
    times: {
      fcp: of(({ times }) => times.fcp),
      lcp: of(({ times }) => times.lcp),
      cls: of(({ times }) => times.cls),
      tbt: of(({ times }) => times.tbt),
    },
    bytes: /** @type {Audit['bytes']} */ (
      Object.fromEntries(
        /** @type {(keyof typeof kinds)[]} */ (Object.keys(kinds)).map((name) => [
          name,
          of(({ bytes }) => bytes[name]),
        ]),
      )
    ),
    benchmarkIndex: of(({ benchmarkIndex }) => benchmarkIndex),
    lost: [...new Set(audits.flatMap(({ lost }) => lost.map((what) => what.split(' ')[0] ?? '')))],
  };
}
