import { expect, type Page } from '@playwright/test';

/** Waits until changes are painted, including content that becomes visible by them. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Scrolls through the page, so that all lazy content loads, and back to the top. Moves by half a window at a time, as browsers render
 * content with `content-visibility: auto` half a window ahead.
 */
export const scrollThroughPage = (page: Page) =>
  page.evaluate(async () => {
    // Chromium sometimes stops drawing (`stoppedDrawing.ts`). The test then fails at once, while its page is open and can be examined.
    const frame = () =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('No animation frame for 20 seconds.')), 20_000);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          resolve();
        });
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
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { left, right, top } = range.getBoundingClientRect();
      if (right <= left) continue;
      // The next slides of a carousel are outside of it.
      let inLoop = false;
      for (
        let around = texts.currentNode.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
        inLoop ||= around.dataset.part === 'loop';
        if (overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        // A box of one pixel is visually hidden text.
        if (
          !/hidden|clip/.test(overflowX) ||
          inLoop ||
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

/** Font sizes of the browser's settings and widths of its window, px: the narrowest phone, and text of twice the default size on phone and desktop. */
const hardViews = [
  { fontSize: 16, width: 320 },
  { fontSize: 32, width: 360 },
  { fontSize: 32, width: 1280 },
];

/** What is wider than the window or clipped at 320 px, or with doubled font size. Changes both and leaves them changed. */
export async function overflowWhenNarrowOrEnlarged(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { fontSize, width } of hardViews) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.setViewportSize({ width, height: 700 });
    await twoFrames(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`);
    const where = `at ${width} px and text of ${fontSize} px:`;
    const over = await overflow(page);
    if (over > 0) found.push(`${where} ${over} px`);
    const cut = await clippedTexts(page);
    if (cut.length > 0) found.push(`${where} ${cut.join(' | ')}`);
  }
  return found;
}
