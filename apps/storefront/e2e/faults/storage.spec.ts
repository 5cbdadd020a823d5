import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { messagesOf } from '../support/words.js';
import { badge } from './support/breaking.js';

const storages: [what: string, prepare: () => void][] = [
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'is blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    },
  ],
  [
    'is not there',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
    },
  ],
  [
    'fails to read',
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    },
  ],
  [
    'holds garbage',
    () => {
      for (const key of ['root', 'persist:root', 'ipApiData', 'page', 'orderSuccessToken'])
        if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"version":\u0000]');
    },
  ],
  [
    'holds what is too new',
    () => {
      if (localStorage.getItem('root') === null)
        localStorage.setItem('root', JSON.stringify({ version: 9_999, cart: { lines: 'many' }, consent: 7 }));
    },
  ],
];

for (const [what, prepare] of storages) {
  test(`a product goes into the cart and is bought as far as the checkout when storage ${what}`, async ({
    page,
    language,
    trouble,
  }) => {
    // A made-up token of an order is asked about once, and refused.
    if (what === 'holds garbage') trouble.allow(/orders\/success/);
    const messages = messagesOf[language];
    await page.addInitScript(prepare);
    await page.goto(`/${language}/product/manual-breast-pump`);
    await hydrated(page);
    await page.getByRole('button', { name: messages.catalog.buyNow, exact: true }).click();
    await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);
    await expect(badge(page)).toHaveText('1');
    await page.locator('main a[href$="/checkout"]').first().click();
    await expect(page.getByRole('button', { name: messages.checkout.confirmOrder })).toBeVisible();
  });
}
