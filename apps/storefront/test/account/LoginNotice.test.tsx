import { userStateAtom } from '@mahd/data/account';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoginNotice } from '../../src/features/account/LoginNotice.js';
import en from '../../src/messages/en/account.js';
import { inShop, shopWith } from '../support/shop.js';

it('moves the focus to the news that the session has ended', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['account']);
  state.shop.store.set(userStateAtom, (user) => ({ ...user, signedOut: 'sessionEnded' }));
  render(inShop(state, 'en', <LoginNotice />, '/login'));
  expect(screen.getByRole('status').textContent).toBe(en.login.sessionEnded);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
