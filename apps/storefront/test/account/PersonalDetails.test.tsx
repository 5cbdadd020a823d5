import { userStateAtom } from '@mahd/data/account';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonalDetails } from '../../src/features/account/PersonalDetails.js';
import en from '../../src/messages/en/account.js';
import field from '../../src/messages/en/field.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { inShop, shopWith } from '../support/shop.js';

const profile = {
  _id: 'a'.repeat(24),
  firstName: 'Sara',
  lastName: 'Saeed',
  email: 'sara@example.com',
  email_verified: true,
  mobile: '501234567',
};

async function renderPage() {
  const state = await shopWith(
    (path) => {
      if (path === '/api/auth/me') return { body: profile };
      return path.startsWith('/api/auth/orders') ? { body: { data: [], total: 0 } } : { status: 404 };
    },
    ['account', 'cart', 'checkout', 'delivery', 'field', 'orders', 'shellDeferred'],
  );
  initClientState(state.shop);
  await clientStateReady(state.shop);
  state.shop.store.set(userStateAtom, (user) => ({
    ...user,
    isAuthenticated: true,
    accessToken: 'token',
    loggedInUser: { ...profile, emirates: 'Dubai' },
  }));
  render(inShop(state, 'en', <PersonalDetails />, '/profile'));
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
};

it('keeps the focus in sight when the form opens, and returns it to the button when it closes', async () => {
  await renderPage();
  await press(en.profile.editInfo);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: en.profile.details }));
  await press(en.profile.cancelEdit);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: en.profile.editInfo }));
});

it('shows the address that cannot be changed as text that can be read', async () => {
  await renderPage();
  await press(en.profile.editInfo);
  const email = await screen.findByLabelText<HTMLInputElement>(field.field.email);
  expect([email.value, email.readOnly, email.disabled]).toEqual([profile.email, true, false]);
});
