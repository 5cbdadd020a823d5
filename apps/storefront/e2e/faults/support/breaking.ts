import { expect, type Page, type Route } from '@playwright/test';

/** How a call of the API can go wrong. */
export interface Way {
  readonly what: string;
  readonly answer: (route: Route) => Promise<void>;
}

export const ways: readonly Way[] = [
  {
    what: 'answers 500',
    answer: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  },
  {
    what: 'answers with another shape',
    answer: (route) => route.fulfill({ json: { surprise: [{ data: null }], status: 'odd' } }),
  },
  {
    what: 'answers half',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"name":"Baby' }),
  },
  { what: 'is refused', answer: (route) => route.abort('connectionrefused') },
];

/** What every broken call makes a browser write; anything else is trouble. */
export const expectedTrouble = /\/api\/|Failed to load resource|ERR_CONNECTION_REFUSED/;

/** The path of a call below /api, with what differs from one product, order or article to the next left out. */
export const callOf = (url: string) => new URL(url).pathname.replace(/^\/api\//, '');

/** What the page says in a message, in the language of its reader. */
export async function expectSaid(page: Page, language: 'en' | 'ar', what: string) {
  const messages = page
    .locator('[role=alert], [role=status]')
    .filter({ visible: true, hasText: language === 'ar' ? /[\u0621-\u064a]{2}/ : /[A-Za-z]{2}/ });
  await expect(messages.first(), what).toBeVisible();
  if (language === 'ar') await expect(messages.first(), what).not.toHaveText(/[A-Za-z]{4}/);
}

/** Puts a product into the cart and waits until the badge counts it. */
export async function fillCart(page: Page, language: 'en' | 'ar', messages: { buyNow: string }) {
  await page.goto(`/${language}/product/manual-breast-pump`);
  await page.getByRole('button', { name: messages.buyNow, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
  await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);
}

export const badge = (page: Page) => page.locator('[data-part=nav-bar] [data-part=badge]');
