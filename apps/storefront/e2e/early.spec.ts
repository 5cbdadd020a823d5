import type { Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.js';
import { hydrated } from './support/hydrated.js';
import { expect, test } from './support/test.js';
import { messagesOf } from './support/messages.js';

// Does not depend on the window.
const phone = { tag: '@phone' };

/** All scripts of the shop but the first. */
const scripts = /\/assets\/(?!boot-)[^/]*\.js$/;

test('presses and input before hydration take effect once it is done', phone, async ({ page, language }) => {
  const messages = messagesOf[language];
  const release = await holdRequests(page, scripts);
  await page.goto(`/${language}/product/baby-lotion`);
  await page.getByRole('button', { name: messages.buy.addToCart }).first().click();
  release();
  await expect(page.locator('[data-part=nav-bar] [data-part=badge]')).toHaveText('1');

  const releaseAgain = await holdRequests(page, scripts);
  await page.goto(`/${language}/contact`);
  const firstName = page.getByLabel(messages.field.firstName);
  await firstName.fill('Maryam');
  await page.getByLabel(messages.field.lastName).fill('Al Ali');
  releaseAgain();
  await hydrated(page);
  await page.getByRole('button', { name: messages.contact.submit }).click();
  await expect(page.getByText(messages.contact.emailRequired).first()).toBeVisible();
  await expect(page.getByText(messages.contact.firstNameRequired)).toHaveCount(0);
  await expect(firstName).toHaveValue('Maryam');
});

test(
  'Add to cart without a connection shows a dialog, and Try again adds the product',
  phone,
  async ({ page, context, language, trouble }) => {
    trouble.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
    const messages = messagesOf[language];
    const add = page.getByRole('button', { name: messages.buy.addToCart }).first();
    const release = await holdRequests(page, scripts);
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

test.describe('while the code of the deferred shell is loading', () => {
  const cartCount = (page: Page) => page.locator('[data-part=nav-bar] [data-part=badge]');
  const policyLink = 'a[href$="/shipping-return-policy"]';
  const footerLink = (page: Page) => page.locator('[data-part=footer]').locator(policyLink);
  /** Opens the group of the link first, which is collapsed on phones. */
  async function clickFooterLink(page: Page) {
    const group = page.locator('[data-part=footer] [data-part=column]').filter({ has: page.locator(policyLink) });
    if (!(await footerLink(page).isVisible())) await group.locator('summary').click();
    await footerLink(page).click();
  }
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

  test('its links navigate within the shop, and a product added just before is kept', async ({ page, language }) => {
    const release = await holdRequests(page, /\/assets\/(DeferredShell|addToCart)-/);
    const { name, oneDocument } = await openProduct(page, language);
    await page.getByRole('button', { name: messagesOf[language].buy.addToCart }).first().click();
    await clickFooterLink(page);
    await expect(page).toHaveURL(/shipping-return-policy$/);
    await expect(heading(page)).not.toHaveText(name);
    release();
    await expect(cartCount(page)).toHaveText('1');
    oneDocument();
  });

  test('a selection takes effect once it is hydrated', phone, async ({ page, language }) => {
    const release = await holdRequests(page, /\/assets\/EmirateSelect-/);
    await openProduct(page, language);
    await page.locator('[data-lazy=delivery-choice] select').selectOption('Sharjah');
    release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('root') ?? '')).toContain('Sharjah');
    await page.reload();
    await expect(page.locator('[data-lazy=delivery-choice] select')).toHaveValue('Sharjah');
  });

  test('a navigation waits neither for it nor for slow pictures', phone, async ({ page, language, trouble }) => {
    trouble.allow(/DeferredShell/);
    const releasePictures = await holdRequests(page, /\.(avif|webp|jpg|png)$/);
    await page.route(/\/assets\/DeferredShell-/, (route) => route.abort());
    const { name, oneDocument } = await openProduct(page, language);
    await clickFooterLink(page);
    await expect(heading(page)).not.toHaveText(name);
    // The navigation loads it at once, although the page still waits for its pictures.
    await page.unroute(/\/assets\/DeferredShell-/);
    await expect(footerLink(page)).toBeAttached();
    oneDocument();
    releasePictures();
  });
});

test(
  'lazy pictures load after first paint, also when the boot script fails',
  phone,
  async ({ page, language, trouble }) => {
    const lazyPicture = page.locator('main [data-part=category-tile] img[loading=lazy]').first();
    const isLoaded = () => lazyPicture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/categories/')) requests.push(request.url());
    });
    const release = await holdRequests(page, /\/assets\/boot-/);
    await page.goto(`/${language}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(requests).toEqual([]);
    release();
    await expect.poll(isLoaded).toBe(true);
    await expect(page.locator('html[data-before-paint]')).toHaveCount(0);

    await page.unrouteAll();
    trouble.allow(/boot-/);
    await page.route(/\/assets\/boot-/, (route) => route.abort());
    await page.goto(`/${language}`);
    await expect.poll(isLoaded).toBe(true);
  },
);
