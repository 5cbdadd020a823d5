import type { Request } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { messagesOf } from '../support/messages.js';
import { badge, apiPath, expectedTrouble, expectMessage, fillCart, failureModes } from './support/failures.js';

/** Pages linked from the site map. Their API calls are recorded on a first visit. */
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
  test(`every API call of ${path || '/'} failing in every way: shows an error or the rest of the page, and recovers`, async ({
    page,
    language,
    trouble,
  }) => {
    trouble.allow(expectedTrouble);
    const messages = messagesOf[language];
    await fillCart(page, language, messages.catalog);

    const openStart = async () => {
      await page.goto(`/${language}/sitemap`);
      await hydrated(page);
      // Folded on phones.
      await page
        .locator('main details')
        .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
    };
    const heading = page.getByRole('heading', { level: 1 }).first();
    const link = () =>
      page
        .locator(`${path === '' ? '' : 'main '}a[href="/${language}${path}"]`)
        .filter({ visible: true })
        .first();
    const navigate = async () => {
      await link().click();
      await expect(page).toHaveURL(new RegExp(`/${language}${path}$`));
    };
    // Parts below the fold load when they come near the viewport.
    const scrollDown = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const calls = new Set<string>();
    const record = (request: Request) => {
      if (request.url().includes('/api/') && request.method() === 'GET') calls.add(apiPath(request.url()));
    };
    await openStart();
    const start = await heading.innerText();
    await page.waitForLoadState('networkidle');
    page.on('request', record);
    await navigate();
    await page.waitForLoadState('networkidle');
    await scrollDown();
    await page.waitForLoadState('networkidle');
    page.off('request', record);
    // The URL changes before the page does.
    await expect(heading).not.toHaveText(start);
    const title = await heading.innerText();

    for (const call of [...calls].filter((path) => !/^(geo|cart\/|vitals)/.test(path))) {
      const pattern = new RegExp(`/api/${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)`);
      for (const { what, answer } of failureModes) {
        const broken = `${call} ${what}`;
        let requests = 0;
        await page.route(pattern, async (route) => {
          requests += 1;
          await answer(route);
        });
        await openStart();
        await navigate();
        // The page shows an error with a retry, or, when the data is optional, the rest of the page.
        const again = page.getByRole('main').getByRole('button', { name: messages.ui.tryAgain });
        await expect(
          again.or(page.getByRole('heading', { level: 1, name: title, exact: true })).first(),
          broken,
        ).toBeVisible();
        // Content below the fold loads when the browser is idle.
        await expect.poll(() => scrollDown().then(() => requests), { message: broken }).toBeGreaterThan(0);
        await expect(badge(page), broken).toHaveText('1');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const failed = await again.first().isVisible();
        if (failed) await expectMessage(page, language, broken);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        if (failed) {
          await again.first().click();
          await expect(again, `${broken}, then tried again`).toBeHidden();
        }
        await expect(heading, broken).toHaveText(title);
      }

      // Slow: the previous page or the new one without the data is shown, and no error.
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let waiting = 0;
      await page.route(pattern, async (route) => {
        waiting += 1;
        await held;
        await route.continue();
      });
      await openStart();
      await link().click();
      await expect.poll(() => scrollDown().then(() => waiting), { message: `${call} is slow` }).toBeGreaterThan(0);
      await expect(heading, `${call} is slow`).toBeVisible();
      await expect(badge(page), `${call} is slow`).toHaveText('1');
      await expect(page.getByRole('alert').filter({ visible: true }), `${call} is slow`).toHaveCount(0);
      release();
      await expect(heading, `${call} is slow`).toHaveText(title);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}
