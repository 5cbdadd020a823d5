import { expect, type Page } from '@playwright/test';
import { messagesOf } from './messages.js';
import { open } from './open.js';

/** A product without a discount. */
const normalProduct = '/product/manual-breast-pump';

/** Puts a product without a discount into the cart and opens the cart. */
export async function buyNormal(page: Page, language: 'en' | 'ar') {
  await open(page, `/${language}${normalProduct}`);
  await page.getByRole('button', { name: messagesOf[language].catalog.buyNow, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
}

/** A guest. Tests that share a shop need one each, as cash orders per guest are limited. */
export const newShopper = () => ({
  email: `sara-${crypto.randomUUID()}@example.com`,
  mobile: `050 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 6)}`,
});

/** Chooses the first area of the emirate in the address form. */
export async function chooseFirstArea(page: Page, language: 'en' | 'ar') {
  // A native select is shown until the combobox has loaded.
  await page.getByRole('combobox', { name: messagesOf[language].field.area }).and(page.locator('input')).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** Opens the checkout and fills all fields. */
export async function fillCheckout(
  page: Page,
  language: 'en' | 'ar',
  payment: 'card' | 'tabby' | 'cod',
  shopper = newShopper(),
) {
  const messages = messagesOf[language];
  await open(page, `/${language}/checkout`);
  await page.getByLabel(messages.field.firstName).fill(language === 'ar' ? 'سارة' : 'Sara');
  await page.getByLabel(messages.field.lastName).fill(language === 'ar' ? 'أحمد' : 'Ahmed');
  await page.getByLabel(messages.field.email, { exact: true }).fill(shopper.email);
  await page.getByLabel(messages.field.mobile).fill(shopper.mobile);
  await page.getByLabel(messages.field.address, { exact: true }).fill('Street 12, Palm Building, 304');
  await page.getByRole('radio', { name: messages.checkout.home }).check();
  await page.getByLabel(messages.field.emirate).selectOption('Dubai');
  await chooseFirstArea(page, language);
  await page.getByRole('radio', { name: new RegExp(messages.checkout[payment]) }).check();
}

/** The button below the form that places the order. On desktops there is another one in the order summary. */
export const confirmOrder = (page: Page, language: 'en' | 'ar') =>
  page.getByRole('button', { name: messagesOf[language].checkout.confirmOrder }).first();
