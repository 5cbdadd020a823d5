import { hydrated } from '../shop/browser.mjs';
import { words } from './words.mjs';

/** @typedef {import('playwright').Page} Page */

/** Long enough for what a page does after it has been shown: lazy parts, prefetched routes. */
const settledMs = 1500;
/** The browser tells of no event that is shorter; ms. */
const shortest = 16;

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  /* A first visit's installation would be measured along. */ serviceWorkers: /** @type {const} */ ('block'),
};

/**
 * Opens a page on a phone of its own and waits until it rests.
 * @param {import('playwright').Browser} browser @param {string} url
 */
async function open(browser, url) {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url);
  await hydrated(page);
  await page.waitForTimeout(settledMs);
  return page;
}

/** @param {Page} page @param {number} rate how many times slower the processor is */
async function slowDown(page, rate) {
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Taps the middle of something that stands still in the window. Only the finger: what Playwright asks the page before and after a tap of a
 * locator, and its looking for roles, would run on the slow processor too and count as the page's.
 * @param {Page} page @param {import('playwright').Locator} target @returns {Promise<() => Promise<void>>} the tap
 */
async function fingerOn(page, target) {
  // In the middle, where no bar of the shop lies over it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(settledMs);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not to be seen');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * From the finger on the glass to the next picture on it, as INP counts: the longest event of the interaction.
 * @param {import('playwright').Browser} browser @param {string} shop @param {'en' | 'ar'} language @param {import('./interactions.mjs').Interaction} interaction @param {number} rate
 * @returns {Promise<number>} ms, in steps of 8
 */
export async function delayOf(browser, shop, language, { path, prepare, target, done }, rate) {
  const page = await open(browser, `${shop}/${language}${path}`);
  if (prepare) {
    await prepare(page, words[language]);
    await page.waitForTimeout(settledMs);
  }
  const tap = await fingerOn(page, target(page, words[language]));
  await slowDown(page, rate);
  await page.evaluate((durationThreshold) => {
    const durations = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
        if (entry.interactionId) durations.push(entry.duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold }));
  }, shortest);
  await tap();
  // The browser reports events after the picture that answers them.
  await page.waitForTimeout(settledMs);
  await done(page);
  const durations = await page.evaluate(
    () => /** @type {{ durations: number[] }} */ (/** @type {unknown} */ (globalThis)).durations,
  );
  await page.context().close();
  return Math.max(shortest, ...durations);
}

/**
 * From the click on a link whose page has been fetched ahead to that page's heading on the glass, as the browser tells it (Element Timing).
 * @param {import('playwright').Browser} browser @param {string} shop @param {'en' | 'ar'} language @param {import('./interactions.mjs').Step} step @param {number} rate
 * @returns {Promise<number>} ms
 */
export async function passageOf(browser, shop, language, { path, target }, rate) {
  const page = await open(browser, `${shop}/${language}${path}`);
  const link = target(page);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const tap = await fingerOn(page, link);
  await page.waitForTimeout(settledMs);
  await slowDown(page, rate);
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const painted = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          new PerformanceObserver((list) => {
            for (const { renderTime } of /** @type {(PerformanceEntry & { renderTime: number })[]} */ (
              list.getEntries()
            ))
              resolve(renderTime - timeStamp);
          }).observe({ type: 'element' });
          // Before its first frame: the browser tells of an element that is marked when it is drawn.
          new MutationObserver(() => {
            const heading = document.querySelector('h1');
            if (heading !== before) heading?.setAttribute('elementtiming', 'heading');
          }).observe(document, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { painted });
  });
  await tap();
  const ms = await page.evaluate(
    () => /** @type {{ painted: Promise<number> }} */ (/** @type {unknown} */ (globalThis)).painted,
  );
  await page.context().close();
  return ms;
}
