import { expect, type Page } from '@playwright/test';
import { open } from './buying.js';
import { messagesOf } from './messages.js';

type Language = 'en' | 'ar';

export const password = 'kind mother 7';

/** Fills the registration and sends it. */
export async function register(page: Page, language: Language, email: string) {
  const messages = messagesOf[language];
  await open(page, `/${language}/register`);
  await page.getByLabel(messages.field.firstName).fill(language === 'ar' ? 'سارة' : 'Sara');
  await page.getByLabel(messages.field.lastName).fill(language === 'ar' ? 'أحمد' : 'Ahmed');
  await page.getByLabel(messages.field.email, { exact: true }).fill(email);
  await page.getByLabel(messages.field.password, { exact: true }).fill(password);
  await page.getByLabel(messages.field.mobile).fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.getByLabel(messages.field.address, { exact: true }).fill('Street 12 / Palm Building / 304');
  await page.getByLabel(messages.field.emirate).selectOption('Dubai');
  // A native select is shown until the combobox has loaded.
  await page.getByRole('combobox', { name: messages.field.area }).and(page.locator('input')).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  const optional = page.getByText(messages.register.addBaby);
  await expect(page.getByLabel(messages.register.kidAge)).toBeHidden();
  await optional.click();
  await page.getByLabel(messages.register.kidAge).selectOption('3-6 months');
  // Closed again, the answer is kept.
  await optional.click();
  await page.getByRole('button', { name: messages.register.submit }).click();
}

/** Registers a new account, which is then logged in. */
export async function registerNew(page: Page, language: Language) {
  const email = `sara.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  await register(page, language, email);
  await expect(page.getByText(messagesOf[language].register.success)).toBeVisible();
  return email;
}
