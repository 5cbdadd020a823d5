import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { overflow, overflowWhenNarrowOrEnlarged, scrollThroughPage, twoFrames } from './support/layout.js';
import { screens } from './support/screens.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { duplicateStyles } from './support/duplicateStyles.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { blockFonts } from './support/blockFonts.js';

/** What only the browser can ask for: the 404 page is cached for all unknown URLs, and only the browser knows that a cart is empty or a mailed link missing. */
function ownRequests(name: string, language: 'en' | 'ar'): string[] {
  if (name === 'not-found')
    return ['/api/article_category', '/api/auth/blogs', `/api/navbar_search${language === 'ar' ? '_ar' : ''}`];
  return ['cart', 'checkout', 'stock-alert'].includes(name)
    ? ['/api/auth/product_list/null/null/Recommended/true']
    : [];
}

for (const { name, path, status = 200, kind } of screens) {
  test(
    `${name}: status, language and heading; no repeated requests or styles, no layout shift, no overflow, accessible`,
    kind ? { tag: '@twice' } : {},
    async ({ page, language, trouble, viewport }) => {
      if (status !== 200) trouble.allow(new RegExp(`\\b${status}\\b`));
      // Font swapping has its own test.
      await blockFonts(page, trouble);
      const shifts = await recordLayoutShifts(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // Only the browser detects the country, as pages are cached for everybody.
        if (pathname.startsWith('/api/') && !pathname.startsWith('/api/geo')) requests.push(pathname);
      });

      const response = await page.goto(`/${language}${path}`);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // English in the desktop window and Arabic in the phone's; the other two differ in what moves and overflows only.
      const isThorough = (language === 'en') === (viewport?.width === 1440);
      if (isThorough) {
        expect(response?.status()).toBe(status);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', language);
        await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        expect(requests).toEqual(ownRequests(name, language));
        expect(await duplicateStyles(page)).toEqual([]);
      }

      await scrollThroughPage(page);
      expect(await shifts()).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (!isThorough) return;
      await expectAccessible(page);
      if (kind) {
        // Instead of a visit in the other window.
        await page.setViewportSize(
          viewport?.width === 1440 ? { width: 360, height: 740 } : { width: 1440, height: 900 },
        );
        await twoFrames(page);
        expect(await overflow(page), 'in the other window').toBeLessThanOrEqual(0);
      }
      expect(await overflowWhenNarrowOrEnlarged(page)).toEqual([]);
    },
  );
}
