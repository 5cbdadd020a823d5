import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.js';
import { expect, test } from './support/test.js';
import { messagesOf } from './support/words.js';

// The same in every window.
const phone = { tag: '@phone' };

/** Holds back what has such an address. @returns what lets it come */
async function withhold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The shop's scripts, all but the first. */
const scripts = /\/assets\/(?!boot-)[^/]*\.js$/;

test(
  'what is pressed and typed before the scripts have come is heard once they are there',
  phone,
  async ({ page, language }) => {
    const messages = messagesOf[language];
    const release = await withhold(page, scripts);
    await page.goto(`/${language}/product/baby-lotion`);
    await page.getByRole('button', { name: messages.buy.addToCart }).first().click();
    release();
    await expect(page.locator('[data-part=nav-bar] [data-part=badge]')).toHaveText('1');

    const releaseAgain = await withhold(page, scripts);
    await page.goto(`/${language}/contact`);
    const firstName = page.getByLabel(messages.contact.firstName);
    await firstName.fill('Maryam');
    await page.getByLabel(messages.contact.lastName).fill('Al Ali');
    // Not even when she sends the form before it is heard.
    const hear = await withhold(page, /\/assets\/hearEarly-/);
    releaseAgain();
    await hydrated(page);
    await page.getByRole('button', { name: messages.contact.submit }).click();
    await expect(page.getByText(messages.contact.nameRequired).first()).toBeVisible();
    hear();
    await expect(page.getByText(messages.contact.emailRequired).first()).toBeVisible();
    await expect(page.getByText(messages.contact.nameRequired)).toHaveCount(0);
    await expect(firstName).toHaveValue('Maryam');
  },
);

test(
  'a product pressed without a connection is answered by the shop, and Try again puts it into the cart',
  phone,
  async ({ page, context, language, trouble }) => {
    trouble.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
    const messages = messagesOf[language];
    const add = page.getByRole('button', { name: messages.buy.addToCart }).first();
    const release = await withhold(page, scripts);
    await page.goto(`/${language}/product/baby-lotion`, { waitUntil: 'commit' });
    await page.waitForResponse(/\/assets\/boot-/);
    await expect(page.locator('html[data-before-paint]')).toHaveCount(0);
    await context.setOffline(true);
    await add.click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await add.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await context.setOffline(false);
    release();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);
  },
);

test.describe('while the code of what lies below a page is not there yet', () => {
  const cartCount = (page: Page) => page.locator('[data-part=nav-bar] [data-part=badge]');
  const footerLink = (page: Page) => page.locator('[data-part=footer] a[href$="/shipping-return-policy"]');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  async function openProduct(page: Page, language: string) {
    const path = `/${language}/product/baby-lotion`;
    const documents: string[] = [];
    page.on(
      'request',
      (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)),
    );
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    return { name: await heading(page).innerText(), oneDocument: () => expect(documents).toEqual([path]) };
  }

  test('its links lead on within the shop, and what was put into the cart just before gets there', async ({
    page,
    language,
  }) => {
    const release = await withhold(page, /\/assets\/(DeferredShell|addToCart)-/);
    const { name, oneDocument } = await openProduct(page, language);
    await page.getByRole('button', { name: messagesOf[language].buy.addToCart }).first().click();
    await footerLink(page).click();
    await expect(page).toHaveURL(/shipping-return-policy$/);
    await expect(heading(page)).not.toHaveText(name);
    release();
    await expect(cartCount(page)).toHaveText('1');
    oneDocument();
  });

  test('what is chosen there is heard once it is', phone, async ({ page, language }) => {
    const release = await withhold(page, /\/assets\/EmirateSelect-/);
    await openProduct(page, language);
    await page.locator('[data-deferred=delivery-choice] select').selectOption('Sharjah');
    release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('root') ?? '')).toContain('Sharjah');
    await page.reload();
    await expect(page.locator('[data-deferred=delivery-choice] select')).toHaveValue('Sharjah');
  });

  test('a step waits neither for it nor for slow pictures', phone, async ({ page, language, trouble }) => {
    trouble.allow(/DeferredShell/);
    const releasePictures = await withhold(page, /\.(avif|webp|jpg|png)$/);
    await page.route(/\/assets\/DeferredShell-/, (route) => route.abort());
    const { name, oneDocument } = await openProduct(page, language);
    await footerLink(page).click();
    await expect(heading(page)).not.toHaveText(name);
    // The step asks for it at once, although the page still waits for its pictures.
    await page.unroute(/\/assets\/DeferredShell-/);
    await expect(footerLink(page)).toBeVisible();
    oneDocument();
    releasePictures();
  });
});

test(
  'until the page is painted the line is for its main picture; the others come then, and also without the script that says so',
  phone,
  async ({ page, language, trouble }) => {
    const later = page.locator('main [data-part=category-tile] img[loading=lazy]').first();
    const isThere = () => later.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/categories/')) asked.push(request.url());
    });
    const release = await withhold(page, /\/assets\/boot-/);
    await page.goto(`/${language}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(asked).toEqual([]);
    release();
    await expect.poll(isThere).toBe(true);
    await expect(page.locator('html[data-before-paint]')).toHaveCount(0);

    await page.unrouteAll();
    trouble.allow(/boot-/);
    await page.route(/\/assets\/boot-/, (route) => route.abort());
    await page.goto(`/${language}`);
    await expect.poll(isThere).toBe(true);
  },
);

test(
  'no error is made while the shop begins: for the first one the browser reads the whole script once more',
  phone,
  async ({ page, language }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      const told = ([message]: unknown[]) => made.push(String(message));
      globalThis.Error = new Proxy(Error, {
        construct: (target, values, asked) => (told(values), Reflect.construct(target, values, asked) as object),
        apply: (target, self, values) => (told(values), Reflect.apply(target, self, values) as unknown),
      });
      Object.assign(globalThis, { made });
    });
    for (const path of ['', '/products', '/product/manual-breast-pump', '/mother-baby-products', '/faq']) {
      await page.goto(`/${language}${path}`);
      await hydrated(page);
      // What lies below is there then too, and has asked for the visitor's country.
      await page.waitForFunction(() => localStorage.getItem('ipApiData') !== null);
      expect(await page.evaluate(() => (globalThis as unknown as { made: string[] }).made), path).toEqual([]);
    }
  },
);
