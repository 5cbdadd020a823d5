import type { Locator, Page } from '@playwright/test';
import { confirmOrder } from '../support/buying.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/test.js';
import { messagesOf } from '../support/messages.js';
import { badge, expectedTrouble, expectMessage, fillCart, failureModes } from './support/failures.js';

type Language = 'en' | 'ar';
interface Form {
  readonly call: string;
  readonly path: string;
  fill(page: Page, language: Language): Promise<void>;
  submit(page: Page, language: Language): Locator;
  /** A field and the value it must still have afterwards. */
  preserved(page: Page, language: Language): [Locator, string];
  /** Shows what is in the cart. Default: the badge of the header, which the checkout does not have. */
  cart?(page: Page): [Locator, string | RegExp];
  /** Visible once the call has succeeded. */
  done(page: Page, language: Language): Locator;
}

const forms: readonly Form[] = [
  {
    call: 'contact',
    path: '/contact',
    async fill(page, language) {
      const { contact, field } = messagesOf[language];
      const main = page.getByRole('main');
      await main.getByLabel(field.firstName).fill('Maryam');
      await main.getByLabel(field.lastName).fill('Al Ali');
      await main.getByLabel(field.email).fill('maryam@example.com');
      await main.getByLabel(field.mobile).fill('0501234567');
      await main.getByRole('textbox', { name: contact.message }).fill(`Hello ${Math.random()}`);
    },
    submit: (page, language) => page.getByRole('button', { name: messagesOf[language].contact.submit }),
    preserved: (page, language) => [page.getByRole('main').getByLabel(messagesOf[language].field.firstName), 'Maryam'],
    done: (page, language) => page.getByText(messagesOf[language].contact.success),
  },
  {
    call: 'orders/track',
    path: '/tracking',
    async fill(page, language) {
      await page.getByLabel(messagesOf[language].tracking.orderNumber).fill('MH-123456789');
      await page.getByLabel(messagesOf[language].tracking.contact).fill('maryam@example.com');
    },
    submit: (page, language) => page.getByRole('button', { name: messagesOf[language].tracking.submit }),
    preserved: (page, language) => [page.getByLabel(messagesOf[language].tracking.orderNumber), 'MH-123456789'],
    // The order does not exist: this is the expected answer.
    done: (page, language) => page.getByText(messagesOf[language].tracking.notFound),
  },
  {
    call: 'auth/login',
    path: '/login',
    async fill(page, language) {
      await page.getByLabel(messagesOf[language].field.email, { exact: true }).fill('maryam@example.com');
      await page.getByLabel(messagesOf[language].field.password, { exact: true }).fill('not her password');
    },
    submit: (page, language) =>
      page.getByRole('main').getByRole('button', { name: messagesOf[language].login.submit, exact: true }),
    preserved: (page, language) => [
      page.getByLabel(messagesOf[language].field.email, { exact: true }),
      'maryam@example.com',
    ],
    done: (page, language) => page.getByText(messagesOf[language].login.failed),
  },
  {
    call: 'orders',
    path: '/checkout',
    async fill(page, language) {
      const { field, checkout } = messagesOf[language];
      await page.getByLabel(field.firstName).fill('Sara');
      await page.getByLabel(field.lastName).fill('Ahmed');
      await page.getByLabel(field.email, { exact: true }).fill('sara@example.com');
      await page.getByLabel(field.mobile).fill('050 123 4567');
      await page.getByLabel(field.address, { exact: true }).fill('Street 12');
      await page.getByRole('radio', { name: checkout.home }).check();
      await page.getByLabel(field.emirate).selectOption('Dubai');
      await page.getByRole('combobox', { name: field.area }).and(page.locator('input')).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('radio', { name: new RegExp(checkout.cod) }).check();
    },
    submit: confirmOrder,
    preserved: (page, language) => [page.getByLabel(messagesOf[language].field.firstName), 'Sara'],
    cart: (page) => [page.locator('[data-part=order-summary] [data-part=total]'), /149\.00/],
    done: (page, language) => page.getByRole('dialog', { name: messagesOf[language].orderSuccess.title }),
  },
];

for (const { call, path, fill, submit, preserved, cart, done } of forms) {
  test(`${call} failing in every way: shows an error, keeps cart and input, and works on retry`, async ({
    page,
    language,
    trouble,
  }) => {
    trouble.allow(expectedTrouble);
    await fillCart(page, language, messagesOf[language].catalog);
    await page.goto(`/${language}${path}`);
    await hydrated(page);
    await fill(page, language);
    const [field, typed] = preserved(page, language);
    const [kept, content] = cart?.(page) ?? [badge(page), '1'];
    const button = submit(page, language);
    for (const { what, answer } of failureModes) {
      await page.route(`**/api/${call}`, answer);
      const request = page.waitForRequest(`**/api/${call}`);
      await button.click();
      await request;
      await expectMessage(page, language, what);
      await expect(button, what).toBeEnabled();
      await expect(field, what).toHaveValue(typed);
      await expect(kept, what).toHaveText(content);
      await expect(done(page, language), what).toBeHidden();
      await page.unroute(`**/api/${call}`);
    }
    // Slow: a double click sends it once.
    let sent = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/api/${call}`, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await button.dblclick();
    await expect(field).toHaveValue(typed);
    await expect(done(page, language)).toBeHidden();
    release();
    await expect(done(page, language)).toBeVisible();
    expect(sent).toBe(1);
  });
}

test('cart/quote failing in every way: shows an error, keeps the lines, and Try again works', async ({
  page,
  language,
  trouble,
}) => {
  trouble.allow(expectedTrouble);
  const messages = messagesOf[language];
  await fillCart(page, language, messages.catalog);
  for (const { what, answer } of failureModes) {
    await page.route('**/api/cart/quote', answer);
    await page.reload();
    await hydrated(page);
    const again = page.getByRole('button', { name: messages.cartCommon.tryAgain });
    await expect(again, what).toBeVisible();
    await expectMessage(page, language, what);
    await expect(page.locator('[data-part=cart-line]'), what).toHaveCount(1);
    await page.unroute('**/api/cart/quote');
    await again.click();
    await expect(again, what).toBeHidden();
    await expect(page.locator('[data-part=order-summary] [data-part=total] dd'), what).toHaveText(/\d/);
  }
});
