import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StopStockAlerts } from '../../src/features/stockAlerts/StopStockAlerts.js';
import en from '../../src/messages/en/stockAlerts.js';
import { inShop, shopWith } from '../support/shop.js';

const { stop, stoppedTitle, linkExpired } = en.stockAlerts;

it.each([
  [{ body: { status: 'stopped' } }, stoppedTitle],
  [{ status: 410 }, linkExpired],
])('stops after a press only, and shows the result of %j', async (answer, text) => {
  const sent: unknown[] = [];
  const state = await shopWith(
    (path, body) => {
      if (path === '/api/stock-alerts/stop') sent.push(body);
      return answer;
    },
    ['cart', 'stockAlerts'],
  );
  render(
    inShop(
      state,
      'en',
      <main>
        <StopStockAlerts token="link" />
      </main>,
    ),
  );
  expect(sent).toEqual([]);
  const button = screen.getByRole('button', { name: stop });
  button.focus();
  await act(async () => fireEvent.click(button));
  await screen.findByText(text);
  // The button is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(sent).toEqual([{ token: 'link' }]);
});
