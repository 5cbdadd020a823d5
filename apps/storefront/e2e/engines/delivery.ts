import { messagesOf } from '../support/words.js';
import type { Page } from './browser/page.js';
import { expect, type Language } from './browser/test.js';

/** Says who the visitor is and where she lives, on the checkout and when she registers. */
export async function typeAddress(page: Page, language: Language, email: string) {
  const { field } = messagesOf[language];
  await page.get('textbox', field.firstName).type(language === 'ar' ? 'سارة' : 'Sara');
  await page.get('textbox', field.lastName).type(language === 'ar' ? 'أحمد' : 'Ahmed');
  await page.get('textbox', field.email).type(email);
  await page.get('textbox', field.mobile).type('050 123 4567');
  await page.get('textbox', field.address).type('Street 12 / Palm Building / 304');
  await page.get('combobox', field.emirate).choose('Dubai');
  // The device's own list of areas stands there until the field that finds by typing has come.
  const area = page.get('combobox', field.area);
  await expect.poll(async () => (await area.one()).tag).toBe('input');
  await area.click();
  await page.get('listbox').get('option').nth(0).click();
}
