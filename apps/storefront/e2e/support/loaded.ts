import type { Page } from '@playwright/test';

/** Waits until what has changed is drawn, and what is near by then as well. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls through the whole page, so that everything that loads when it comes near is there, and returns to the top. */
export const loadWhole = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // Nobody scrolls by a whole window between two frames: what is near by then is drawn by then.
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });

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
