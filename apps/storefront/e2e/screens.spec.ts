import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { loadWhole, overflow } from './support/loaded.js';
import { screens } from './support/screens.js';
import { watchShifts } from './support/shifts.js';
import { stylesTwice } from './support/stylesTwice.js';
import { test } from './support/oneBrowser.js';
import { expect } from './support/test.js';
import { withoutFonts } from './support/withoutFonts.js';

for (const { name, path, status = 200, kind } of screens) {
  test(
    `${name}: right status, language and heading; asks nothing again, styles nothing twice, moves nothing, nothing sideways, accessible`,
    kind === 'reading' ? { tag: '@twice' } : {},
    async ({ page, language, trouble }) => {
      if (status !== 200) trouble.allow(new RegExp(`\\b${status}\\b`));
      // The swap of the typeface has a test of its own.
      await withoutFonts(page, trouble);
      const shifts = await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // The country is asked by the browser alone: the server's pages are the same for everybody.
        if (pathname.startsWith('/api/') && !pathname.startsWith('/api/geo')) asked.push(pathname);
      });

      const response = await page.goto(`/${language}${path}`);
      expect(response?.status()).toBe(status);
      await hydrated(page);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await stylesTwice(page)).toEqual([]);

      await loadWhole(page);
      expect(await shifts()).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    },
  );
}
