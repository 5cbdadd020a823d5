import { logIn, password, registerByApi } from './support/accounts.js';
import { expectAccessible } from './support/axe.js';
import { mailedLink } from './support/mailedLink.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/ownShop.js';
import { expect } from './support/test.js';

test(
  'an address that somebody else registered belongs to who reads its mails and chooses a password',
  { tag: '@phone' },
  async ({ page, language, ownShop, trouble }) => {
    // The wrong passwords.
    trouble.allow(/422|401/);
    const { field, forgot, login, profile, reset, verifyEmail } = messagesOf[language];
    const email = `hijacked.${language}@example.com`;
    const stranger = await registerByApi(ownShop.url, language, { email });
    const isStrangerIn = async () => {
      const answer = await fetch(`${ownShop.url}/api/auth/me`, {
        headers: { authorization: `Bearer ${stranger.token}` },
      });
      return answer.ok;
    };
    const main = page.getByRole('main');
    await open(page, await mailedLink(ownShop, 'verification', email, 'verify-email'));
    await expect(main.getByText(verifyEmail.passwordText)).toBeVisible();
    await expectAccessible(page);
    await main.getByLabel(field.password, { exact: true }).fill('a guess 1');
    await main.getByRole('button', { name: verifyEmail.confirm }).click();
    await expect(main.getByText(profile.wrongPassword)).toBeVisible();
    expect(await isStrangerIn()).toBe(true);

    await main.getByRole('button', { name: verifyEmail.choosePassword }).click();
    const dialog = page.getByRole('dialog', { name: forgot.title });
    await dialog.getByLabel(field.email).fill(email);
    await dialog.getByRole('button', { name: forgot.submit }).click();
    await expect(dialog.getByText(forgot.sent)).toBeVisible();
    await open(page, await mailedLink(ownShop, 'password-reset', email, 'reset='));
    const choosing = page.getByRole('dialog', { name: reset.title });
    await choosing.getByLabel(reset.new).fill('her own word 9');
    await choosing.getByRole('button', { name: reset.submit }).click();
    await expect(page.getByText(reset.success)).toBeVisible();
    expect(await isStrangerIn()).toBe(false);
    await logIn(page, language, email);
    await expect(page.getByText(login.failed)).toBeVisible();
    await logIn(page, language, email, 'her own word 9');
    await expect(main.getByText(profile.verified)).toBeVisible();
  },
);

test(
  'the password of registration confirms an address on another device, and logs in there',
  { tag: '@phone' },
  async ({ page, language, ownShop }) => {
    const { field, profile, verify, verifyEmail } = messagesOf[language];
    const email = `elsewhere.${language}@example.com`;
    await registerByApi(ownShop.url, language, { email });
    const main = page.getByRole('main');
    await open(page, await mailedLink(ownShop, 'verification', email, 'verify-email'));
    await main.getByLabel(field.password, { exact: true }).fill(password);
    await main.getByRole('button', { name: verifyEmail.confirm }).click();
    await expect(page.getByRole('heading', { name: verify.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/profile\\?active=basic$`));
    await expect(main.getByText(profile.verified)).toBeVisible();
  },
);
