import { logIn, newAccount, registerByApi, registerNew } from './support/accounts.js';
import { expectAccessible } from './support/axe.js';
import { middleOf } from './support/boxes.js';
import { mailedLink } from './support/mailedLink.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { test } from './support/ownShop.js';
import { expect } from './support/test.js';
import { phone } from './support/window.js';

test('a private page is not for search engines and redirects to the login', async ({
  page,
  language,
  ownShop,
  trouble,
}) => {
  trouble.allow(/\b401\b/);
  const messages = messagesOf[language];
  const html = await (await fetch(`${ownShop.url}/${language}/profile?active=order`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  await open(page, `/${language}/profile?active=order`);
  await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
  await logIn(page, language, 'nobody@example.com', 'wrong password');
  await expect(page.getByText(messages.login.failed)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel(messages.field.email, { exact: true })).toHaveValue('nobody@example.com');
  // Nobody needs an account to track an order.
  await page.getByRole('link', { name: messages.login.trackAsGuest }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/order-tracking$`));
});

test(
  '"Forgot password?" is on the line of the label, and comes after the field in the order of the Tab key',
  { tag: '@once' },
  async ({ page, language }) => {
    const { field, login } = messagesOf[language];
    await openAt(page, `/${language}/login`, phone);
    const label = page.locator('label', { hasText: field.password });
    const forgot = page.getByRole('button', { name: login.forgot });
    expect(Math.abs((await middleOf(label)) - (await middleOf(forgot)))).toBeLessThan(2);
    await page.getByLabel(field.email, { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(field.password, { exact: true })).toBeFocused();
  },
);

test(
  'a forgotten password: all three results, a link that works once, no token left in the URL',
  { tag: '@phone' },
  async ({ page, language, ownShop, trouble }) => {
    trouble.allow(/\b(400|401|404|410|422|failed)\b|ERR_FAILED/);
    const messages = messagesOf[language];
    const { email } = await registerByApi(ownShop.url, language);
    await open(page, `/${language}/login`);
    await page.getByRole('button', { name: messages.login.forgot }).click();
    const dialog = page.getByRole('dialog', { name: messages.forgot.title });
    const requestLink = async (address: string) => {
      await dialog.getByLabel(messages.field.email).fill(address);
      await dialog.getByRole('button', { name: messages.forgot.submit }).click();
    };
    await requestLink('');
    await expect(dialog.getByText(messages.forgot.emailRequired)).toBeVisible();
    await expectAccessible(page);
    await requestLink('nobody@example.com');
    await expect(dialog.getByText(messages.forgot.unknown)).toBeVisible();
    await page.route('**/api/forget-password', (route) => route.abort('failed'));
    await requestLink(email);
    await expect(dialog.getByText(messages.forgot.failed)).toBeVisible();
    await page.unroute('**/api/forget-password');
    await requestLink(email);
    await expect(dialog.getByText(messages.forgot.sent)).toBeVisible();

    const link = await mailedLink(ownShop, 'password-reset', email, 'reset=');
    await open(page, link);
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
    const reset = page.getByRole('dialog', { name: messages.reset.title });
    await reset.getByLabel(messages.reset.new).fill('another one 8');
    await expectAccessible(page);
    await reset.getByRole('button', { name: messages.reset.submit }).click();
    await expect(page.getByText(messages.reset.success)).toBeVisible();
    await logIn(page, language, email, 'another one 8');
    await expect(page).toHaveURL(new RegExp(`/${language}/profile\\?active=basic$`));

    await open(page, link);
    await page.getByRole('dialog').getByLabel(messages.reset.new).fill('another one 9');
    await page.getByRole('dialog').getByRole('button', { name: messages.reset.submit }).click();
    await expect(page.getByText(messages.reset.linkUsed)).toBeVisible();
  },
);

test(
  'an expired session keeps the input and restores it after login',
  { tag: '@desktop' },
  async ({ page, language, ownShop, trouble }) => {
    trouble.allow(/\b401\b/);
    const messages = messagesOf[language];
    const email = await newAccount(page, ownShop.url, language);
    await open(page, `/${language}/profile?active=details`);
    await page.getByRole('button', { name: messages.profile.editInfo }).click();
    await page.getByLabel(messages.field.firstName).fill('Noor');
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: '{"status":401,"title":"Unauthorized"}',
      }),
    );
    await page.getByRole('button', { name: messages.profile.saveInfo }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
    await expect(page.getByText(messages.login.sessionEnded)).toBeVisible();
    await page.unroute('**/api/auth/me');
    await logIn(page, language, email);
    await expect(page).toHaveURL(new RegExp(`/${language}/profile\\?active=details$`));
    await expect(page.getByText(messages.profile.draftKept)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel(messages.field.firstName)).toHaveValue('Noor');
    await page.getByRole('button', { name: messages.profile.saveInfo }).click();
    await expect(page.getByText('Noor', { exact: true })).toBeVisible();
  },
);

test('logging out in one tab logs out all tabs', { tag: '@phone' }, async ({ page, context, language, ownShop }) => {
  const messages = messagesOf[language];
  await newAccount(page, ownShop.url, language);
  await open(page, `/${language}/profile?active=basic`);
  const other = await context.newPage();
  await open(other, `/${language}/profile?active=wishlist`);
  await expect(other.getByText(messages.wishlist.empty)).toBeVisible();
  await page.getByRole('button', { name: messages.profile.logout }).click();
  await expect(other).toHaveURL(new RegExp(`/${language}/login$`));
});

test('the checkout keeps nothing for the next user', { tag: '@desktop' }, async ({ page, language, ownShop }) => {
  const messages = messagesOf[language];
  // By the form, whose draft must be gone, too.
  await registerNew(page, language);
  await open(page, `/${language}/cart?add=MH-BF-0001&quantity=1`);
  await expect(page.locator('#checkout-link')).toBeVisible();
  await open(page, `/${language}/checkout`);
  const saved = page.getByRole('radio', { name: /Palm Building/ });
  const address = page.getByLabel(messages.field.address, { exact: true });
  await expect(saved).toBeChecked();
  await page.getByRole('radio', { name: messages.addresses.another }).check();
  await address.fill('Somewhere private');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await expect.poll(stored).toContain('Somewhere private');
  await open(page, `/${language}/profile?active=basic`);
  // Requests on their way would be refused.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: messages.profile.logout }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
  expect(await stored()).not.toMatch(/Somewhere private|Palm Building|example\.com|Ahmed|أحمد/);
  await open(page, `/${language}/checkout`);
  await expect(address).toHaveValue('');
  await expect(saved).toHaveCount(0);
  await newAccount(page, ownShop.url, language);
  await open(page, `/${language}/checkout`);
  await expect(saved).toBeChecked();
});
