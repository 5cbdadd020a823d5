import { expect, type Page, type Route } from '@playwright/test';

/** A way an API call can fail. */
interface FailureMode {
  readonly what: string;
  readonly answer: (route: Route) => Promise<void>;
}

export const failureModes: readonly FailureMode[] = [
  {
    what: 'answers 500',
    answer: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  },
  {
    what: 'answers with an unexpected shape',
    answer: (route) => route.fulfill({ json: { surprise: [{ data: null }], status: 'odd' } }),
  },
  {
    what: 'answers with truncated JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"name":"Baby' }),
  },
  { what: 'is refused', answer: (route) => route.abort('connectionrefused') },
];

/** Browser messages that every failing call causes. */
export const expectedTrouble = /\/api\/|Failed to load resource|ERR_CONNECTION_REFUSED/;

/** The path of an API call below /api. */
export const apiPath = (url: string) => new URL(url).pathname.replace(/^\/api\//, '');

/** Expects a visible message in the reader's language. */
export async function expectMessage(page: Page, language: 'en' | 'ar', what: string) {
  const messages = page
    .locator('[role=alert], [role=status]')
    .filter({ visible: true, hasText: language === 'ar' ? /[\u0621-\u064a]{2}/ : /[A-Za-z]{2}/ });
  await expect(messages.first(), what).toBeVisible();
  if (language === 'ar') await expect(messages.first(), what).not.toHaveText(/[A-Za-z]{4}/);
}

/** Adds a product to the cart and opens it. */
export async function fillCart(page: Page, language: 'en' | 'ar', messages: { buyNow: string }) {
  await page.goto(`/${language}/product/manual-breast-pump`);
  await page.getByRole('button', { name: messages.buyNow, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
  await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);
}

export const badge = (page: Page) => page.locator('[data-part=nav-bar] [data-part=badge]');
