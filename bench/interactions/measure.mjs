import { hydrated } from '../shop/browser.mjs';
import { labels } from './labels.mjs';

/** @typedef {import('playwright').Page} Page */

/** Long enough for lazy parts and prefetched routes; ms. */
const settledMs = 1500;
/** The browser reports no shorter events; ms. */
const minDuration = 16;

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  // Its installation would affect the measurement.
  serviceWorkers: /** @type {const} */ ('block'),
};

/**
 * Opens a page on a new phone and waits until it is idle.
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
 * Prepares a tap at the middle of an element. It taps coordinates, because the checks of Playwright's `locator.tap()` would run on the slowed
 * processor and count as the page's work.
 * @param {Page} page @param {import('playwright').Locator} target @returns {Promise<() => Promise<void>>} the tap
 */
async function prepareTap(page, target) {
  // Centred, so that no sticky bar covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(settledMs);
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to tap is not visible');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * The longest event of an interaction, from the tap to the next frame, as in INP.
 * @param {import('playwright').Browser} browser @param {string} shop @param {'en' | 'ar'} language @param {import('./interactions.mjs').Interaction} interaction @param {number} rate
 * @returns {Promise<number>} ms, rounded to 8
 */
export async function interactionDelay(browser, shop, language, { path, prepare, target, done }, rate) {
  const page = await open(browser, `${shop}/${language}${path}`);
  if (prepare) {
    await prepare(page, labels[language]);
    await page.waitForTimeout(settledMs);
  }
  const tap = await prepareTap(page, target(page, labels[language]));
  await slowDown(page, rate);
  await page.evaluate((durationThreshold) => {
    const durations = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
        if (entry.interactionId) durations.push(entry.duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold }));
  }, minDuration);
  await tap();
  // The browser reports events after the next frame.
  await page.waitForTimeout(settledMs);
  await done(page);
  const durations = await page.evaluate(
    () => /** @type {{ durations: number[] }} */ (/** @type {unknown} */ (globalThis)).durations,
  );
  await page.context().close();
  return Math.max(minDuration, ...durations);
}

/**
 * Time from the click on a prefetched link until the next page's heading is painted (Element Timing).
 * @param {import('playwright').Browser} browser @param {string} shop @param {'en' | 'ar'} language @param {import('./interactions.mjs').Navigation} navigation @param {number} rate
 * @returns {Promise<number>} ms
 */
export async function navigationTime(browser, shop, language, { path, target }, rate) {
  const page = await open(browser, `${shop}/${language}${path}`);
  const link = target(page);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const tap = await prepareTap(page, link);
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
          // Before its first frame: the browser reports elements that have the attribute when they are painted.
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
