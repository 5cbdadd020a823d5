import type { Page } from '@playwright/test';

/** Scrolls through the whole page, so that everything that loads when it comes near is there, and returns to the top. */
export async function loadWhole(page: Page) {
  const height = page.viewportSize()?.height ?? 740;
  for (let end = await page.evaluate(() => document.documentElement.scrollHeight), y = 0; y < end; y += height) {
    // Nobody scrolls by a whole window between two frames: what is near by then is drawn by then.
    await page.evaluate(
      (to) => (scrollTo(0, to), new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
      y,
    );
    await page.waitForLoadState('networkidle');
    end = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Words that something cuts off sideways. What ends in an ellipsis says so itself; what scrolls or turns can be brought in. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (right <= left) continue;
      for (
        let around = texts.currentNode.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
        if (overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        // A box of one pixel is not to be seen at all, only to be heard.
        if (
          !/hidden|clip/.test(overflowX) ||
          around.dataset.part === 'loop' ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          box.width <= 1
        )
          break;
        if (left < box.left - 1 || right > box.right + 1) cut.push(texts.currentNode.textContent ?? '');
      }
    }
    return cut;
  });

/** How far the page is wider than the window, px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
