import { userStateAtom } from '@mahd/data/account';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import NotifyDialog from '../../src/features/stockAlerts/NotifyDialog.js';
import ar from '../../src/messages/ar/stockAlerts.js';
import en from '../../src/messages/en/stockAlerts.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { inShop, shopWith, type MockResponse } from '../support/shop.js';

const messages = { en: en.stockAlerts, ar: ar.stockAlerts };
const email = 'huda@example.com';

/** Renders the dialog and records the requests. */
async function renderDialog(language: 'en' | 'ar', answer: MockResponse, isLoggedIn = false, comingSoon = false) {
  const sent: unknown[] = [];
  const state = await shopWith(
    (path, body) => {
      if (path === '/api/stock-alerts') sent.push(body);
      return path === '/api/stock-alerts' ? answer : { status: 404 };
    },
    ['cart', 'stockAlerts'],
  );
  initClientState(state.shop);
  await clientStateReady(state.shop);
  if (isLoggedIn)
    state.shop.store.set(userStateAtom, (user) => ({
      ...user,
      isAuthenticated: true,
      accessToken: 'token',
      loggedInUser: { _id: 'u1', firstName: 'Huda', lastName: 'Ali', email, emirates: '' },
    }));
  await act(async () =>
    render(
      inShop(
        state,
        language,
        <NotifyDialog name="Foam" productCode="MH-1" comingSoon={comingSoon} onClose={() => undefined} />,
      ),
    ),
  );
  return sent;
}

async function submit(language: 'en' | 'ar', typed: string) {
  fireEvent.change(await screen.findByLabelText(messages[language].email), { target: { value: typed } });
  await act(async () => {
    const button = screen.getByRole('button', { name: messages[language].submit });
    button.focus();
    fireEvent.click(button);
  });
}

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  it('asks a guest for an address and says that it must be confirmed', async () => {
    const sent = await renderDialog(language, { body: { status: 'confirmation_sent' } });
    await submit(language, 'huda@');
    expect(await screen.findAllByText(messages[language].emailInvalid)).not.toEqual([]);
    expect(sent).toEqual([]);
    await submit(language, email);
    await screen.findByText(new RegExp(email));
    await waitFor(() => expect(document.activeElement?.textContent).toContain(email));
    expect(sent).toEqual([{ product_code: 'MH-1', language, email }]);
  });

  it('sends the request of a logged-in customer without a question', async () => {
    const sent = await renderDialog(language, { body: { status: 'waiting' } }, true);
    await screen.findByText(new RegExp(email));
    expect(screen.queryByLabelText(messages[language].email)).toBeNull();
    expect(sent.at(-1)).toEqual({ product_code: 'MH-1', language });
  });
});

it('keeps the form when the request fails', async () => {
  await renderDialog('en', { status: 429 });
  await submit('en', email);
  await screen.findByText(messages.en.tooMany);
  expect(screen.getByLabelText<HTMLInputElement>(messages.en.email).value).toBe(email);
});

it('does not call a product sold out that was never sold', async () => {
  await renderDialog('en', { status: 429 }, false, true);
  expect(await screen.findByText(messages.en.textSoon.replace('{name}', 'Foam'))).toBeDefined();
  expect(document.body.textContent).not.toMatch(/sold out|back in stock/);
});
