import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { screens } from './support/screens.js';
import { expect, test } from './support/test.js';

for (const { name, path, status = 200 } of screens) {
  test(`${name}: right status, language and direction, one heading, nothing sideways, accessible`, async ({ page, language, trouble }) => {
    if (status !== 200) trouble.allow(new RegExp(`\\b${status}\\b`));
    const response = await page.goto(`/${language}${path}`);
    expect(response?.status()).toBe(status);
    await hydrated(page);

    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);

    // To the end and back, so that what is loaded late is there as well.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Home');
    const [wide, screenWide] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(wide).toBeLessThanOrEqual(screenWide ?? 0);
    await expectAccessible(page);
  });
}
