import budgets from './support/firstVisitBudgets.json' with { type: 'json' };
import { expect, test } from './support/test.js';

test.use({ serviceWorkers: 'allow' });

// Brotli bytes of all script, by path: first view, idle time and service worker together.
for (const [path, budget] of Object.entries(budgets))
  test(
    `a first visit to ${path || 'home'} fetches at most ${budget / 1000} kB of script`,
    { tag: '@phone' },
    async ({ page, context, language }) => {
      const scripts = new Set<string>();
      // Requests of the page and of the worker. What both ask for comes from the browser's cache the second time.
      context.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
      });
      await page.goto(`/${language}${path}`);
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/ar/offline')) !== undefined), { timeout: 30_000 })
        .toBe(true);
      await page.evaluate(() => navigator.serviceWorker.ready);
      expect(scripts.size).toBeGreaterThan(3);
      const sizes = await Promise.all(
        [...scripts].map(async (url) => {
          const response = await page.request.get(url, { headers: { 'accept-encoding': 'br' } });
          return Number(response.headers()['content-length']);
        }),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
    },
  );

for (const path of ['', '/products'])
  test(`${path || 'home'} in Arabic loads no font for Latin text`, { tag: '@phone' }, async ({ page, language }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(`/${language}${path}`);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((url) => url.includes('latin'))).toEqual([]);
    expect(fonts).toHaveLength(2);
  });
