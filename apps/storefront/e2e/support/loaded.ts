import type { Page } from '@playwright/test';

/** Scrolls through the whole page, so that everything that loads when it comes near is there, and returns to the top. */
export async function loadWhole(page: Page) {
  const height = page.viewportSize()?.height ?? 740;
  for (let end = await page.evaluate(() => document.documentElement.scrollHeight), y = 0; y < end; y += height) {
    // Nobody scrolls by a whole window between two frames: what is near by then is drawn by then.
    await page.evaluate((to) => (scrollTo(0, to), new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))), y);
    await page.waitForLoadState('networkidle');
    end = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** How far the page is wider than the window, px. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
