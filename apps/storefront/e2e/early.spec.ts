import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.js';
import { expect, test } from './support/test.js';
import { wordsOf } from './support/words.js';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Holds the shop's scripts back, all but the first. @returns what lets them come */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is pressed and typed before the scripts have come is heard once they are there', async ({ page, language }) => {
  test.skip(!isPhone(page), 'the same in every window');
  const words = wordsOf[language];
  const release = await withoutScripts(page);
  await page.goto(`/${language}/product/baby-lotion`);
  await page.getByRole('button', { name: words.buy.addToCart }).first().click();
  release();
  await expect(page.locator('[data-part=nav-bar] [data-part=badge]')).toHaveText('1');

  const releaseAgain = await withoutScripts(page);
  await page.goto(`/${language}/contact`);
  const firstName = page.getByLabel(words.contact.firstName);
  await firstName.fill('Maryam');
  await page.getByLabel(words.contact.lastName).fill('Al Ali');
  releaseAgain();
  await hydrated(page);
  await page.getByRole('button', { name: words.contact.submit }).click();
  await expect(page.getByText(words.contact.emailRequired).first()).toBeVisible();
  await expect(page.getByText(words.contact.nameRequired)).toHaveCount(0);
  await expect(firstName).toHaveValue('Maryam');
});

test('until the page is painted the line is for its main picture; the others come then, and also without the script that says so', async ({ page, language, trouble }) => {
  test.skip(!isPhone(page), 'the same in every window');
  const later = page.locator('main [data-part=category-tile] img[loading=lazy]').first();
  const isThere = () => later.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/categories/')) asked.push(request.url());
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/boot-/, async (route) => {
    await released;
    await route.continue();
  });
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
});

test('no error is made while the shop begins: for the first one the browser reads the whole script once more', async ({ page, language }) => {
  test.skip(!isPhone(page), 'the same in every window');
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
    expect(await page.evaluate(() => (globalThis as unknown as { made: string[] }).made), path).toEqual([]);
  }
});
