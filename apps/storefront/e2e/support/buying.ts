import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.js';
import { messagesOf } from './messages.js';

/** A product without a discount. */
const normalProduct = '/product/manual-breast-pump';

export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Puts a product without a discount into the cart and opens the cart. */
export async function buyNormal(page: Page, language: 'en' | 'ar') {
  await open(page, `/${language}${normalProduct}`);
  await page.getByRole('button', { name: messagesOf[language].catalog.buyNow, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
}
