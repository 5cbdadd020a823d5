import { join, resolve } from 'node:path';
import { test } from '@playwright/test';
import { hydrated } from './hydrated.js';
import { views } from './views.js';

const folder = resolve(import.meta.dirname, '../../../../pictures');

for (const { name, path, act } of views) {
  test(name, async ({ page }, { project }) => {
    const { language, width } = project.metadata as { language: 'en' | 'ar'; width: number };
    const height = width < 500 ? 740 : 900;
    await page.setViewportSize({ width, height });
    await page.goto(`/${language}${path}`);
    if (act) {
      await hydrated(page);
      await act(page, language);
    }
    // Down in steps, so that everything that loads when it comes near is in the picture.
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += height) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(async () => {
      scrollTo(0, 0);
      // A lazy picture outside of a strip's window never loads.
      const loaded = Array.from(document.images).filter(({ complete }) => complete);
      await Promise.all([document.fonts.ready, ...loaded.map((image) => image.decode().catch(() => undefined))]);
    });
    await page.screenshot({ path: join(folder, `${name}-${language}-${width}.png`), fullPage: true, animations: 'disabled' });
  });
}
