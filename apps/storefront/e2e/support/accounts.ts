import { expect, type Page } from '@playwright/test';
import { chooseFirstArea, newShopper } from './buying.js';
import { messagesOf } from './messages.js';
import { open } from './open.js';

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
  await page.getByLabel(messages.field.address, { exact: true }).fill('Street 12, Palm Building, 304');
  await page.getByLabel(messages.field.emirate).selectOption('Dubai');
  await chooseFirstArea(page, language);
  const optional = page.getByText(messages.register.addBaby);
  await expect(page.getByLabel(messages.register.kidAge)).toBeHidden();
  await optional.click();
  await page.getByLabel(messages.register.kidAge).selectOption('3-6 months');
  // Closed again, the answer is kept.
  await optional.click();
  await page.getByRole('button', { name: messages.register.submit }).click();
}

/** Registers a new account by the form, which logs it in. */
export async function registerNew(page: Page, language: Language) {
  const { email } = newShopper();
  await register(page, language, email);
  await expect(page.getByText(messagesOf[language].register.success)).toBeVisible();
  return email;
}

export interface Account {
  readonly email: string;
  /** The access token. */
  readonly token: string;
  readonly user: object;
}

/**
 * Registers an account over the API of the shop at `origin`; no browser is logged in.
 * @param changes fields of the registration with values of their own
 */
export async function registerByApi(
  origin: string,
  language: Language,
  changes: { email?: string; firstName?: string } = {},
): Promise<Account> {
  const form = new FormData();
  const fields = {
    name: 'Sara Ahmed',
    firstName: 'Sara',
    lastName: 'Ahmed',
    email: newShopper().email,
    password,
    password_confirmation: password,
    mobile: '501234567',
    address: 'Street 12, Palm Building, 304',
    area: 'Al Barsha',
    emirates: 'Dubai',
    country: 'UAE',
    user_type: 'user',
    // Mails are in its language.
    redirect_url: `${origin}/${language}/register/success`,
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await fetch(`${origin}/api/auth/register`, { method: 'POST', body: form });
  const registered = (await answer.json()) as { status: number; access_token: string; user: object };
  expect([answer.status, registered], 'registered').toEqual([200, expect.objectContaining({ status: 200 })]);
  return { email: fields.email, token: registered.access_token, user: registered.user };
}

/** Logs an account in without the form: puts its session into the browser's storage. */
export async function logInAs(page: Page, { token, user }: Account) {
  // A document of the shop that runs none of its code.
  await page.goto('/robots.txt');
  await page.evaluate(
    (state) => {
      const root = JSON.parse(localStorage.getItem('root') ?? '{"version":1}') as object;
      localStorage.setItem('root', JSON.stringify({ ...root, user: state }));
    },
    { accessToken: token, loggedInUser: user },
  );
}

/** Registers a new account and logs it in, both without a form. Returns its address. */
export async function newAccount(page: Page, origin: string, language: Language) {
  const account = await registerByApi(origin, language);
  await logInAs(page, account);
  return account.email;
}

/** Logs in by the form, which is open. */
export async function logIn(page: Page, language: Language, email: string, secret = password) {
  const messages = messagesOf[language];
  await page.getByLabel(messages.field.email, { exact: true }).fill(email);
  await page.getByLabel(messages.field.password, { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: messages.login.submit, exact: true }).click();
}
