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
