import { messagesOf } from '../support/messages.js';
import type { Page } from './browser/page.js';
import { expect, type Language } from './browser/test.js';

/** Fills in contact and address, in checkout and registration. */
export async function typeAddress(page: Page, language: Language, email: string) {
  const { field } = messagesOf[language];
  await page.get('textbox', field.firstName).type(language === 'ar' ? 'سارة' : 'Sara');
  await page.get('textbox', field.lastName).type(language === 'ar' ? 'أحمد' : 'Ahmed');
  await page.get('textbox', field.email).type(email);
  await page.get('textbox', field.mobile).type('050 123 4567');
  await page.get('textbox', field.address).type('Street 12, Palm Building, 304');
  await page.get('combobox', field.emirate).choose('Dubai');
  // A native select is shown until the combobox has loaded.
  const area = page.get('combobox', field.area);
  await expect.poll(async () => (await area.one()).tag).toBe('input');
  await area.click();
  await page.get('listbox').get('option').nth(0).click();
}
