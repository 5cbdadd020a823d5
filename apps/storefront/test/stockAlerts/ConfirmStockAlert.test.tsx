import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmStockAlert } from '../../src/features/stockAlerts/ConfirmStockAlert.js';
import arCart from '../../src/messages/ar/cart.js';
import ar from '../../src/messages/ar/stockAlerts.js';
import en from '../../src/messages/en/stockAlerts.js';
import { inShop, shopWith, type MockResponse } from '../support/shop.js';

const confirmed: MockResponse = {
  body: {
    email: 'huda@example.com',
    token: 'device',
    product_code: 'MH-1',
    route: 'foam',
    name: 'Foam',
    arabic: { name: 'رغوة' },
    in_stock: false,
  },
};

/** Renders the page of a link and records what the API gets. */
async function openLink(language: 'en' | 'ar', answer: () => MockResponse) {
  const sent: unknown[] = [];
  const state = await shopWith(
    (path, body) => {
      if (path === '/api/stock-alerts/confirm') sent.push(body);
      return path === '/api/stock-alerts/confirm' ? answer() : { status: 404 };
    },
    ['cart', 'stockAlerts'],
  );
  render(
    inShop(
      state,
      language,
      <main>
        <ConfirmStockAlert token="link" />
      </main>,
    ),
  );
  return sent;
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
}

it.each([
  ['en', confirmed, en.stockAlerts, en.stockAlerts.confirmedTitle],
  ['ar', confirmed, ar.stockAlerts, ar.stockAlerts.confirmedTitle],
  ['en', { status: 410 }, en.stockAlerts, en.stockAlerts.linkTitle],
] as const)('confirms after a press only, and says what follows: %s, %j', async (language, answer, texts, title) => {
  const sent = await openLink(language, () => answer);
  await screen.findByRole('heading', { level: 1, name: texts.confirmTitle });
  expect(sent).toEqual([]);
  await press(texts.confirm);
  // The button is gone.
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(sent).toEqual([{ token: 'link' }]);
});

it('can be tried again after a failure', async () => {
  let answer: MockResponse = { status: 503 };
  const sent = await openLink('ar', () => answer);
  await press(ar.stockAlerts.confirm);
  expect((await screen.findByRole('alert')).textContent).toContain(ar.stockAlerts.failedTitle);
  answer = confirmed;
  await press(arCart.cartCommon.tryAgain);
  await press(ar.stockAlerts.confirm);
  expect(await screen.findByText(ar.stockAlerts.confirmedTitle)).toBeTruthy();
  expect(sent).toEqual([{ token: 'link' }, { token: 'link' }]);
});
