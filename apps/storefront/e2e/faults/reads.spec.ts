import type { Request } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { messagesOf } from '../support/words.js';
import { badge, callOf, expectedTrouble, expectSaid, fillCart, ways } from './support/breaking.js';

/** Pages that a link of the site map leads to; which calls each makes is found out by going there. */
const pages = [
  '/products',
  '/products/hygiene',
  '/limited-time-offer',
  '/bottlefeeding',
  '/about',
  '/breastfeeding-advisor',
  '/blog',
  '/video',
  '/good-to-know',
  '/stages-of-pregnancy',
  '/contact',
  '/faq',
  '',
  '/mother-baby-products',
  '/mother-baby-world',
  '/product/manual-breast-pump',
  '/breastfeeding-advisor/breastmilk-wonders/why-breast-milk-matters',
  '/blog/choking-first-aid',
];

for (const path of pages) {
  test(`every call of ${path || '/'}, broken in every way, is said and made good`, async ({
    page,
    language,
    trouble,
  }) => {
    trouble.allow(expectedTrouble);
    const messages = messagesOf[language];
    await fillCart(page, language, messages.catalog);

    const depart = async () => {
      await page.goto(`/${language}/sitemap`);
      await hydrated(page);
    };
    const heading = page.getByRole('heading', { level: 1 }).first();
    const link = () =>
      page
        .locator(`${path === '' ? '' : 'main '}a[href="/${language}${path}"]`)
        .filter({ visible: true })
        .first();
    const leave = async () => {
      await link().click();
      await expect(page).toHaveURL(new RegExp(`/${language}${path}$`));
    };
    // Parts far down are asked for when they come near.
    const lookDown = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const calls = new Set<string>();
    const note = (request: Request) => {
      if (request.url().includes('/api/') && request.method() === 'GET') calls.add(callOf(request.url()));
    };
    await depart();
    const start = await heading.innerText();
    await page.waitForLoadState('networkidle');
    page.on('request', note);
    await leave();
    await page.waitForLoadState('networkidle');
    await lookDown();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    // The address changes before the page does.
    await expect(heading).not.toHaveText(start);
    const title = await heading.innerText();

    for (const call of [...calls].filter((one) => !/^(geo|cart\/|vitals)/.test(one))) {
      const pattern = new RegExp(`/api/${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)`);
      for (const { what, answer } of ways) {
        const broken = `${call} ${what}`;
        let met = 0;
        await page.route(pattern, async (route) => {
          met += 1;
          await answer(route);
        });
        await depart();
        await leave();
        // A page that cannot be without it says so and offers another try; one that can shows the rest.
        const again = page.getByRole('main').getByRole('button', { name: messages.ui.tryAgain });
        await expect(
          again.or(page.getByRole('heading', { level: 1, name: title, exact: true })).first(),
          broken,
        ).toBeVisible();
        // What is not in the first view is asked for when the page has time.
        await expect.poll(() => lookDown().then(() => met), { message: broken }).toBeGreaterThan(0);
        await expect(badge(page), broken).toHaveText('1');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const failed = await again.first().isVisible();
        if (failed) await expectSaid(page, language, broken);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        if (failed) {
          await again.first().click();
          await expect(again, `${broken}, then tried again`).toBeHidden();
        }
        await expect(heading, broken).toHaveText(title);
      }

      // Slow: what was there stays, or the page's frame is there already, and nothing is said to be wrong.
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let waiting = 0;
      await page.route(pattern, async (route) => {
        waiting += 1;
        await held;
        await route.continue();
      });
      await depart();
      await link().click();
      await expect.poll(() => lookDown().then(() => waiting), { message: `${call} is slow` }).toBeGreaterThan(0);
      await expect(heading, `${call} is slow`).toBeVisible();
      await expect(badge(page), `${call} is slow`).toHaveText('1');
      await expect(page.getByRole('alert').filter({ visible: true }), `${call} is slow`).toHaveCount(0);
      release();
      await expect(heading, `${call} is slow`).toHaveText(title);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}
