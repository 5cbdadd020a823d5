import { userStateAtom } from '@mahd/data/account';
import { render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OrderList } from '../../src/features/orders/OrderList.js';
import ar from '../../src/messages/ar/orders.js';
import en from '../../src/messages/en/orders.js';
import { inShop, shopWith } from '../support/shop.js';

const order = {
  order_number: 'MH-1',
  status: 'ORDERCONFIRMED',
  created_at: '2026-11-20T10:00:00Z',
  final_total: 39,
  payment_method: 'card',
};

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <OrderList path="/profile?active=order" />
    </>
  );
}

it.each([
  ['en', en.orders],
  ['ar', ar.orders],
] as const)('shows the last page for a page beyond it (%s)', async (language, messages) => {
  const state = await shopWith(
    (path) => ({ body: { data: path.includes('page=2') ? [order] : [], total: 11, page: 2, per_page: 10 } }),
    ['cart', 'orders'],
  );
  state.shop.store.set(userStateAtom, (before) => ({ ...before, isAuthenticated: true, accessToken: 'token' }));
  render(inShop(state, language, <Page />, '/profile?active=order&page=99'));
  expect(await screen.findByText(`/${language}/profile?active=order&page=2`)).toBeDefined();
  expect(await screen.findAllByText('MH-1')).not.toHaveLength(0);
  expect(screen.queryByText(messages.empty)).toBeNull();
});

it.each([
  ['en', en.orders, false],
  ['ar', ar.orders, false],
  ['en', en.orders, true],
] as const)(
  'an empty list names older guest orders until the address is confirmed (%s)',
  async (language, messages, verified) => {
    const state = await shopWith(
      (path) =>
        path === '/api/auth/me'
          ? { body: { _id: '1', email: 'sara@example.com', email_verified: verified } }
          : { body: { data: [], total: 0, page: 1, per_page: 10 } },
      ['cart', 'orders'],
    );
    state.shop.store.set(userStateAtom, (before) => ({ ...before, isAuthenticated: true, accessToken: 'token' }));
    render(inShop(state, language, <Page />, '/profile?active=order'));
    expect(await screen.findByText(messages.empty)).toBeDefined();
    if (verified) expect(screen.queryByText(messages.emptyUnverified)).toBeNull();
    else expect(await screen.findByText(messages.emptyUnverified)).toBeDefined();
  },
);
