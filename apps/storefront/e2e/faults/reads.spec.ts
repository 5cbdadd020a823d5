import type { Request } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';
import { badge, callOf, expectedTrouble, expectSaid, fillCart, ways } from './support/breaking.js';

/** Pages that a link of the site map leads to; which calls each makes is found out by going there. */
const pages = ['/products', '/products/hygiene', '/limited-time-offer', '/bottlefeeding', '/about', '/breastfeeding-advisor', '/blog', '/video', '/good-to-know', '/stages-of-pregnancy', '/contact', '/faq'];

for (const path of pages) {
  test(`every call of ${path}, broken in every way, is said and made good`, async ({ page, language, trouble }) => {
    trouble.allow(expectedTrouble);
    const words = wordsOf[language];
    await fillCart(page, language, words.catalog);

    const depart = async () => {
      await page.goto(`/${language}/sitemap`);
      await hydrated(page);
    };
    const leave = async () => {
      const link = page.locator(`main a[href="/${language}${path}"]`).first();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/${language}${path}$`));
    };
    const calls = new Set<string>();
    const note = (request: Request) => {
      if (request.url().includes('/api/') && request.method() === 'GET') calls.add(callOf(request.url()));
    };
    await depart();
    await page.waitForLoadState('networkidle');
    page.on('request', note);
    await leave();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    const title = await page.getByRole('heading', { level: 1 }).first().innerText();

    for (const call of [...calls].filter((one) => !/^(geo|cart\/|vitals)/.test(one))) {
      for (const { what, answer } of ways) {
        const broken = `${call} ${what}`;
        let met = 0;
        await page.route(new RegExp(`/api/${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)`), async (route) => {
          met += 1;
          await answer(route);
        });
        await depart();
        await leave();
        // A page that cannot be without it says so and offers another try; one that can shows the rest.
        const again = page.getByRole('main').getByRole('button', { name: words.ui.tryAgain });
        await expect(again.or(page.getByRole('heading', { level: 1, name: title, exact: true })).first(), broken).toBeVisible();
        await expect(badge(page), broken).toHaveText('1');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const failed = await again.first().isVisible();
        if (failed) await expectSaid(page, language, broken);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        if (failed) {
          await again.first().click();
          await expect(again, `${broken}, then tried again`).toBeHidden();
        }
        expect(met, broken).toBeGreaterThan(0);
        await expect(page.getByRole('heading', { level: 1 }).first(), broken).toHaveText(title);
      }
    }
  });
}
