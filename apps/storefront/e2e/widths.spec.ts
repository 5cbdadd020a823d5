import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { expect, test } from './support/test.js';

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 900 };

async function open(page: Page, path: string, size: typeof phone) {
  await page.setViewportSize(size);
  await page.goto(path);
  await hydrated(page);
}

test('the bottom bar marks Products on listings and product pages', async ({ page, language }) => {
  for (const path of ['/products', '/products/skincare', '/product/baby-lotion']) {
    await open(page, `/${language}${path}`, phone);
    await expect(page.locator('[data-part=bottom-bar] [aria-current]')).toHaveText(messagesOf[language].nav.products);
  }
});

test('the button of a call to action without a picture is one line high on tablets', async ({ page, language }) => {
  await open(page, `/${language}/bottlefeeding`, tablet);
  const button = page.locator('[data-part=call-to-action] [data-part=cta]');
  await button.scrollIntoViewIfNeeded();
  expect((await button.boundingBox())?.height).toBeLessThan(60);
});
