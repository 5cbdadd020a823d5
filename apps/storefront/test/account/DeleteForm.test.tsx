import { userStateAtom } from '@mahd/data/account';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeleteForm } from '../../src/features/account/DeleteForm.js';
import ar from '../../src/messages/ar/account.js';
import en from '../../src/messages/en/account.js';
import { inShop, shopWith } from '../support/shop.js';

const order = {
  order_number: 'MH-1',
  status: 'ORDERDELIVERED',
  created_at: '2026-11-20T10:00:00Z',
  final_total: 39,
  payment_method: 'card',
};

it.each([
  ['en', en.profile],
  ['ar', ar.profile],
] as const)('names a return that is still open (%s)', async (language, messages) => {
  const state = await shopWith(
    () => ({
      body: {
        data: [{ ...order, open_return: { return_number: 'MH-1-RT1', state: 'requested' } }, order],
        total: 2,
        page: 1,
        per_page: 10,
      },
    }),
    ['account', 'cart', 'field'],
  );
  state.shop.store.set(userStateAtom, (before) => ({ ...before, isAuthenticated: true, accessToken: 'token' }));
  render(inShop(state, language, <DeleteForm onCancel={() => undefined} />, '/profile'));
  expect(await screen.findAllByText('MH-1-RT1')).toHaveLength(1);
  expect(document.body.textContent).toContain(messages.deleteReturn.replace('{orderNumber}', 'MH-1-RT1'));
});
