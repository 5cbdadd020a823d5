import { userStateAtom } from '@mahd/data/account';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ar from '../../src/messages/ar/account.js';
import en from '../../src/messages/en/account.js';
import { Component } from '../../src/routes/account/RegisterSuccess.js';
import { inShop, shopWith } from '../support/shop.js';

it.each([
  ['en', en],
  ['ar', ar],
] as const)('a confirmed address leads to the account, or first to the login (%s)', async (language, messages) => {
  const state = await shopWith(() => ({ status: 500 }), ['account']);
  render(inShop(state, language, <Component />, '/register/success'));
  expect(screen.getByText(messages.verify.text)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/login$/);

  const user = { _id: 'sara', firstName: 'Sara', lastName: '', email: '', emirates: '' };
  act(() =>
    state.shop.store.set(userStateAtom, (before) => ({
      ...before,
      isAuthenticated: true,
      accessToken: 'token',
      loggedInUser: user,
    })),
  );
  expect(screen.getByText(messages.verify.toAccount)).toBeDefined();
  expect(screen.getByRole('link', { name: messages.register.continue }).getAttribute('href')).toMatch(/\/profile$/);
});
