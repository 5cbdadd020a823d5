import type { Page } from '@playwright/test';

/** Waits until changes are painted, including content that becomes visible by them. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Scrolls through the page, so that all lazy content loads, and back to the top. Moves by half a window at a time, as browsers render
 * content with `content-visibility: auto` half a window ahead.
 */
export const scrollThroughPage = (page: Page) =>
  page.evaluate(async () => {
    // Chromium sometimes stops drawing (`stoppedDrawing.ts`), so no frame is waited for longer than a second.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // Gives lazy content near the viewport time to render.
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });

/** Texts that are clipped horizontally, except with an ellipsis or within something that scrolls. A text wholly below its box is hidden, not clipped. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { left, right, top } = range.getBoundingClientRect();
      if (right <= left) continue;
      for (
        let around = texts.currentNode.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
        if (overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        // A box of one pixel is visually hidden text.
        if (
          !/hidden|clip/.test(overflowX) ||
          around.dataset.part === 'loop' ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          box.width <= 1 ||
          top >= box.bottom
        )
          break;
        if (left < box.left - 1 || right > box.right + 1) cut.push(texts.currentNode.textContent ?? '');
      }
    }
    return cut;
  });

/** By how many px the page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
