import { confirmOrder } from '../support/buying.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { messagesOf } from '../support/messages.js';
import { badge } from './support/failures.js';

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
    'is missing',
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
    'holds a newer version',
    () => {
      if (localStorage.getItem('root') === null)
        localStorage.setItem('root', JSON.stringify({ version: 9_999, cart: { lines: 'many' }, consent: 7 }));
    },
  ],
];

for (const [what, prepare] of storages) {
  test(`cart and checkout work when storage ${what}`, async ({ page, language, trouble }) => {
    // The invalid order token is sent once, and refused.
    if (what === 'holds garbage') trouble.allow(/orders\/success/);
    const messages = messagesOf[language];
    await page.addInitScript(prepare);
    await page.goto(`/${language}/product/manual-breast-pump`);
    await hydrated(page);
    await page.getByRole('button', { name: messages.catalog.buyNow, exact: true }).click();
    await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);
    await expect(badge(page)).toHaveText('1');
    await page.locator('main a[href$="/checkout"]').first().click();
    await expect(confirmOrder(page, language)).toBeVisible();
  });
}
