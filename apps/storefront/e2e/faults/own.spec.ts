import type { Locator, Page } from '@playwright/test';
import { newAccount } from '../support/accounts.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { messagesOf } from '../support/messages.js';
import { badge, expectedTrouble, expectMessage, fillCart, failureModes } from './support/failures.js';

type Language = 'en' | 'ar';

const reads: readonly [path: string, call: string, shown: (page: Page, language: Language) => Locator][] = [
  [
    '/profile?active=details',
    'auth/me',
    (page, language) => page.getByRole('button', { name: messagesOf[language].profile.editInfo }),
  ],
  ['/order', 'auth/orders', (page, language) => page.getByText(messagesOf[language].orders.empty)],
  ['/wishlist', 'auth/wishlist', (page, language) => page.getByText(messagesOf[language].wishlist.empty)],
];

for (const [path, call, shown] of reads) {
  test(`${call} failing in every way: ${path} shows an error, the login is kept, and Try again works`, async ({
    page,
    language,
    trouble,
  }) => {
    trouble.allow(expectedTrouble);
    const messages = messagesOf[language];
    await fillCart(page, language, messages.catalog);
    await newAccount(page, new URL(page.url()).origin, language);
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
