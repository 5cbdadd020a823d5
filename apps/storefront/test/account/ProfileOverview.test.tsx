import { userStateAtom, type Profile } from '@mahd/data/account';
import type { AccountOrderSummary } from '@mahd/data/orders';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileOverview } from '../../src/features/account/ProfileOverview.js';
import ar from '../../src/messages/ar/account.js';
import en from '../../src/messages/en/account.js';
import arReturns from '../../src/messages/ar/returns.js';
import cart from '../../src/messages/en/cart.js';
import orders from '../../src/messages/en/orders.js';
import returns from '../../src/messages/en/returns.js';
import { inShop, shopWith } from '../support/shop.js';

const profile: Profile = {
  _id: 'a'.repeat(24),
  name: 'Sara Saeed',
  firstName: 'Sara',
  lastName: 'Saeed',
  email: 'sara@example.com',
  email_verified: true,
  mobile: '501234567',
  address: 'Villa 9',
  area: 'Deira',
  emirates: 'Dubai',
  country: 'AE',
  kid_age: null,
  pregnent: null,
  baby_date: null,
  marketing: false,
};

const lastOrder: AccountOrderSummary = {
  order_number: 'MH-1',
  created_at: '2026-11-20T08:00:00Z',
  status: null,
  payment_method: 'cod',
  payment_state: null,
  payment_page: null,
  open_return: null,
  items: 1,
  final_total: 3900,
  can_cancel: false,
  has_invoice: false,
};

const logIn = (state: Awaited<ReturnType<typeof shopWith>>) =>
  state.shop.store.set(userStateAtom, (before) => ({
    ...before,
    isAuthenticated: true,
    accessToken: 'token',
    loggedInUser: profile,
  }));

it.each([
  ['en', en.wishlist, 'Dubai'],
  ['ar', ar.wishlist, 'دبي'],
] as const)('shows what it knows when calls fail (%s)', async (language, wishlist, emirate) => {
  const state = await shopWith(
    () => ({ status: 500 }),
    ['account', 'cart', 'checkout', 'field', 'orders', 'shellDeferred'],
  );
  logIn(state);
  render(inShop(state, language, <ProfileOverview profile={profile} orders={undefined} />, '/profile'));
  expect(await screen.findByText(wishlist.failed)).toBeDefined();
  expect(document.querySelector('[data-part="skeleton"]')).toBeNull();
  expect(screen.getByText(new RegExp(emirate))).toBeDefined();
});

it('the links to change something say what it is', async () => {
  const state = await shopWith(
    () => ({ body: [] }),
    ['account', 'cart', 'checkout', 'field', 'orders', 'shellDeferred'],
  );
  logIn(state);
  render(inShop(state, 'en', <ProfileOverview profile={profile} orders={[]} />, '/profile'));
  expect(await screen.findByRole('link', { name: 'Change: Address' })).toHaveProperty(
    'href',
    expect.stringContaining('/en/profile?active=addresses'),
  );
  // She has not said anything yet that could be changed.
  expect(screen.getByRole('link', { name: 'Add: My baby' }).textContent).toBe('Add');
});

it('a customer without orders and wishlist sees neither returns nor an empty list', async () => {
  const state = await shopWith(
    () => ({ body: [] }),
    ['account', 'cart', 'checkout', 'field', 'orders', 'shellDeferred'],
  );
  logIn(state);
  render(inShop(state, 'en', <ProfileOverview profile={profile} orders={[]} />, '/profile'));
  expect(await screen.findByText(/Dubai/)).toBeDefined();
  expect(screen.queryByText(en.wishlist.title)).toBeNull();
  expect(screen.queryByText(en.profile.returns)).toBeNull();
});

it.each([
  [null, 'https://pay.example/1', cart.cart.payNow, 'https://pay.example/1'],
  [null, null, orders.orders.details, '/profile?active=order&order=MH-1'],
  ['ORDERCANCELLED', null, orders.orders.buyAgain, '/profile?active=order&order=MH-1'],
  ['ORDERDELIVERED', null, orders.orders.buyAgain, '/profile?active=order&order=MH-1'],
  ['ORDERDISPATCHED', null, en.profile.trackOrder, '/order-tracking?order=MH-1'],
] as const)('leads to what can be done with the last order (%s, %s)', async (status, page, name, href) => {
  const state = await shopWith(
    () => ({ body: [] }),
    ['account', 'cart', 'checkout', 'field', 'orders', 'shellDeferred'],
  );
  logIn(state);
  const order = { ...lastOrder, status, payment_page: page };
  render(inShop(state, 'en', <ProfileOverview profile={profile} orders={[order]} />, '/profile'));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(screen.queryAllByRole('link', { name: /Track|Buy again|Pay now/ })).toHaveLength(
    name === 'Order details' ? 0 : 1,
  );
});

it.each([
  ['en', en, returns.returns.states.requested],
  ['ar', ar, arReturns.returns.states.requested],
] as const)(
  'names the open return, and otherwise how to return something (%s)',
  async (language, messages, requested) => {
    const state = await shopWith(
      () => ({ body: [] }),
      ['account', 'cart', 'checkout', 'field', 'orders', 'shellDeferred'],
    );
    logIn(state);
    const delivered = { ...lastOrder, order_number: 'MH-2', status: 'ORDERDELIVERED' } as const;
    const overview = (open: AccountOrderSummary['open_return']) =>
      inShop(
        state,
        language,
        <ProfileOverview
          profile={profile}
          orders={[
            { ...lastOrder, status: 'ORDERPLACED' },
            { ...delivered, open_return: open },
          ]}
        />,
        '/profile',
      );
    const { rerender } = render(overview(null));
    expect(screen.getByText(messages.profile.returnsText)).toBeDefined();
    rerender(overview({ return_number: 'MH-2-RT1', state: 'requested' }));
    expect(await screen.findByText('MH-2-RT1')).toBeDefined();
    expect(screen.getByText(requested)).toBeDefined();
    expect(screen.queryByText(messages.profile.returnsText)).toBeNull();
    expect(screen.getByRole('link', { name: /MH-2$/ }).getAttribute('href')).toBe(
      `/${language}/profile?active=order&order=MH-2`,
    );
  },
);

it('a customer without an address is asked for one', async () => {
  const state = await shopWith(
    () => ({ body: [] }),
    ['account', 'cart', 'checkout', 'field', 'orders', 'shellDeferred'],
  );
  logIn(state);
  const moved = { ...profile, address: '', area: '', emirates: '' };
  render(inShop(state, 'en', <ProfileOverview profile={moved} orders={[]} />, '/profile'));
  expect(await screen.findByText(en.profile.noAddress)).toBeDefined();
  expect(screen.getByRole('link', { name: en.profile.addAddress })).toBeDefined();
  expect(screen.queryByText(new RegExp(en.profile.country))).toBeNull();
});
