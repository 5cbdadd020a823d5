import { join, resolve } from 'node:path';
import { test } from '@playwright/test';
import { hydrated } from './hydrated.js';
import { views } from './views.js';

const root = resolve(import.meta.dirname, '../../../..');

for (const { name, path, act } of views) {
  test(name, async ({ page }, { project }) => {
    const { language, width, folder } = project.metadata as { language: 'en' | 'ar'; width: number; folder: string };
    const height = width < 500 ? 740 : 900;
    await page.setViewportSize({ width, height });
    await page.goto(`/${language}${path}`);
    // Before, pages that only the browser can fill, such as the cart, are skeletons.
    await hydrated(page);
    await act?.(page, language);
    // What depends on the visitor is requested after hydration.
    await page.waitForLoadState('networkidle');
    // Scrolls through the page, so that everything that loads near the viewport is in the picture.
    await page.evaluate(async (step) => {
      // Sections with `content-visibility: auto` would be empty in a full-page screenshot.
      for (const element of document.querySelectorAll<HTMLElement>('#root *'))
        if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        scrollTo(0, top);
        for (let wait = 0; wait < 4; wait += 1) await frame();
      }
    }, height);
    // A lazy picture outside the visible part of a row that scrolls or in closed details never loads.
    await page.waitForFunction(() =>
      Array.from(document.images).every((image) => {
        const { left, right } = image.getBoundingClientRect();
        const row = image.closest('ul')?.getBoundingClientRect();
        const [start, end] = [Math.max(row?.left ?? 0, 0), Math.min(row?.right ?? innerWidth, innerWidth)];
        return image.complete || !image.checkVisibility() || right <= start || left >= end;
      }),
    );
    await page.evaluate(async () => {
      scrollTo(0, 0);
      // Bars fixed to the bottom of the viewport would cover the middle of a full-page screenshot: move them to the end of the page.
      document.body.style.position = 'relative';
      for (const bar of document.querySelectorAll<HTMLElement>('[data-part=bottom-bar], [data-part=buy-bar]'))
        bar.style.position = 'absolute';
      // The capture shrinks the window for a moment: rows of tabs that shrink with it would lose their place.
      for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]'))
        tab.style.inlineSize = `${tab.getBoundingClientRect().width}px`;
      await Promise.all([
        document.fonts.ready,
        ...Array.from(document.images, (image) => (image.complete ? image.decode().catch(() => undefined) : undefined)),
      ]);
    });
    // Nothing has a hover.
    await page.mouse.move(0, 0);
    await page.screenshot({
      path: join(root, folder, `${name}-${language}-${width}.png`),
      fullPage: true,
      // With reduced motion nothing moves; 'disabled' would end the fades of rows that scroll.
      animations: 'allow',
    });
  });
}
