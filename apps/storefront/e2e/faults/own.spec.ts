import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { messagesOf } from '../support/messages.js';
import { badge, expectedTrouble, expectMessage, fillCart, failureModes } from './support/failures.js';

type Language = 'en' | 'ar';
const password = 'kind mother 7';

/** Registers a new user and logs in. */
async function logIn(page: Page, request: APIRequestContext, language: Language) {
  const form = {
    name: 'Sara Ahmed',
    firstName: 'Sara',
    lastName: 'Ahmed',
    email: `${crypto.randomUUID()}@example.com`,
    password,
    password_confirmation: password,
    mobile: '501234567',
    address: 'Street 12',
    area: 'Al Barsha',
    emirates: 'Dubai',
    country: 'UAE',
    user_type: 'user',
    redirect_url: `${new URL(page.url()).origin}/${language}/register/success`,
  };
  const { access_token: accessToken, user } = (await (
    await request.post('/api/auth/register', { multipart: form })
  ).json()) as { access_token: string; user: Record<string, unknown> };
  const { _id, firstName, lastName, email } = user;
  await page.evaluate(
    (state) => {
      const root = JSON.parse(localStorage.getItem('root') ?? '{"version":1}') as object;
      localStorage.setItem('root', JSON.stringify({ ...root, user: state }));
    },
    {
      isAuthenticated: true,
      accessToken,
      loggedInUser: { _id, firstName, lastName, email, email_verified: false },
      signedOut: null,
    },
  );
}

const reads: readonly [path: string, call: string, shown: (page: Page, language: Language) => Locator][] = [
  [
    '/profile?active=basic',
    'auth/me',
    (page, language) => page.getByRole('button', { name: messagesOf[language].profile.editInfo }),
  ],
  ['/order', 'auth/orders', (page, language) => page.getByText(messagesOf[language].orders.empty)],
  ['/wishlist', 'auth/wishlist', (page, language) => page.getByText(messagesOf[language].wishlist.empty)],
];

for (const [path, call, shown] of reads) {
  test(`${call} failing in every way: ${path} shows an error, the login is kept, and Try again works`, async ({
    page,
    request,
    language,
    trouble,
  }) => {
    trouble.allow(expectedTrouble);
    const messages = messagesOf[language];
    await fillCart(page, language, messages.catalog);
    await logIn(page, request, language);
    const pattern = new RegExp(`/api/${call}(\\?|$)`);
    for (const { what, answer } of failureModes) {
      await page.route(pattern, answer);
      await page.goto(`/${language}${path}`);
      await hydrated(page);
      const again = page.getByRole('main').getByRole('button', { name: messages.ui.tryAgain }).first();
      await expect(again, what).toBeVisible({ timeout: 20_000 });
      await expectMessage(page, language, what);
      await expect(shown(page, language), what).toBeHidden();
      await expect(badge(page), what).toHaveText('1');
      await page.unroute(pattern);
      await again.click();
      await expect(shown(page, language), what).toBeVisible();
      await expect(again, what).toBeHidden();
    }
  });
}
