import { hydrated } from './support/hydrated.js';
import { expect, test } from './support/test.js';
import { messagesOf } from './support/messages.js';

test.use({ serviceWorkers: 'allow' });

// The service worker does not depend on language and window.
test(
  'offline, visited pages and the cart work, and others show the offline page',
  { tag: '@phone' },
  async ({ page, context, language, trouble }) => {
    const messages = messagesOf[language];
    const seen = `/${language}/product/manual-breast-pump`;
    await page.goto(seen);
    await hydrated(page);
    const title = page.getByRole('heading', { level: 1 });
    const name = await title.innerText();
    await page.getByRole('button', { name: messages.buy.addToCart }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    // A client navigation: the server is not asked for this page.
    await page.getByRole('navigation').getByRole('link', { name: messages.nav.products }).last().click();
    await expect(page).not.toHaveURL(seen);
    const second = page.url();
    await expect(title).not.toHaveText(name);
    const secondName = await title.innerText();
    await expect
      .poll(
        () =>
          page.evaluate(
            ([address, cart]) =>
              Promise.all([address, cart].map(async (key) => (await caches.match(key)) !== undefined)),
            [second, `/${language}/cart`] as const,
          ),
        { timeout: 30_000 },
      )
      .toEqual([true, true]);

    trouble.allow(/net::(ERR_INTERNET_DISCONNECTED|ERR_FAILED)/);
    await context.setOffline(true);
    await page.goto(seen);
    await expect(title).toHaveText(name);
    await page.goto(second);
    await expect(title).toHaveText(secondName);
    await page.goto(`/${language}/cart`);
    await expect(page.getByRole('link', { name })).toBeVisible();

    await page.goto(`/${language}/first-time-father`);
    await expect(page.getByRole('heading', { level: 1, name: messages.offline.title })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: messages.offline.retry }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/first-time-father$`));
  },
);
