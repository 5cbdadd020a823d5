import { userStateAtom, type Profile } from '@mahd/data/account';
import type { AccountOrder, AccountOrderSummary, OrderLine } from '@mahd/data/orders';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LastOrder } from '../../src/features/account/LastOrder.js';
import { ProfileOverview } from '../../src/features/account/ProfileOverview.js';
import ar from '../../src/messages/ar/account.js';
import en from '../../src/messages/en/account.js';
import arReturns from '../../src/messages/ar/returns.js';
import cart from '../../src/messages/en/cart.js';
import orders from '../../src/messages/en/orders.js';
import shell from '../../src/messages/en/shellDeferred.js';
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

it('a customer without orders is welcomed: what the shop promises, how to fill the wishlist, no returns', async () => {
  const state = await shopWith(
    (path) => ({ body: path.includes('auth/wishlist') ? { wishlist: [], total: 0 } : [] }),
    ['account', 'cart', 'checkout', 'field', 'orders', 'shellDeferred'],
  );
  logIn(state);
  render(inShop(state, 'en', <ProfileOverview profile={profile} orders={[]} />, '/profile'));
  expect(await screen.findByRole('heading', { level: 2, name: /^Welcome, .*Sara/ })).toBeDefined();
  expect(screen.getByText(en.profile.firstSteps)).toBeDefined();
  for (const promise of Object.values(shell.promises)) expect(screen.getByText(promise)).toBeDefined();
  expect(await screen.findByText(en.wishlist.emptyText)).toBeDefined();
  expect(screen.queryByText(en.profile.returns)).toBeNull();
  // The first order needs an address.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Address',
    en.profile.details,
    'My baby',
    en.wishlist.title,
  ]);
});

it('a customer with orders is welcomed back, and finds her baby and her wishlist first', async () => {
  const state = await shopWith(
    () => ({ body: [] }),
    ['account', 'cart', 'checkout', 'delivery', 'field', 'orders', 'shellDeferred'],
  );
  logIn(state);
  const last = <LastOrder order={lastOrder} details={undefined} />;
  render(inShop(state, 'en', <ProfileOverview profile={profile} orders={[lastOrder]} lastOrder={last} />, '/profile'));
  expect(await screen.findByRole('heading', { level: 2, name: /^Welcome back, .*Sara/ })).toBeDefined();
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .slice(-4),
  ).toEqual(['My baby', en.wishlist.title, 'Address', en.profile.details]);
});

const line: OrderLine = {
  product_code: 'MH-BF-0001',
  route: 'manual-breast-pump',
  name: 'Manual breast pump',
  size: '',
  color: '',
  arabic: { name: '', size: '', color: '' },
  picture: null,
  quantity: 1,
  price: 3900,
  discounted_price: 0,
  line_total: 3900,
};

const details: AccountOrder = {
  ...lastOrder,
  placed_at: null,
  changed_at: null,
  steps: [],
  lines: [line, ...['B', 'C', 'D', 'E'].map((code) => ({ ...line, product_code: code }))],
  contact: { email: '', firstName: '', lastName: '', mobile: '' },
  address: { address: '', type: 'home', emirates: 'Dubai', area: '', note: null },
  gift: null,
  amounts: {
    productsValue: 3900,
    discount: 0,
    subTotal: 3900,
    promoDiscount: 0,
    shippingCharges: 0,
    finalTotal: 3900,
    vat: 0,
  },
  promo_code: null,
  delivery: { from: '2026-11-30', to: '2026-12-01', emirate: 'Dubai' },
  courier: null,
  refunds: [],
};

it.each([
  [null, 'https://pay.example/1', cart.cart.payNow, 'https://pay.example/1', false],
  [null, null, orders.orders.details, '/profile?active=order&order=MH-1', false],
  ['ORDERCANCELLED', null, undefined, undefined, true],
  ['ORDERDELIVERED', null, undefined, undefined, true],
  ['ORDERDISPATCHED', null, en.profile.trackOrder, '/order-tracking?order=MH-1', true],
] as const)('shows what can be done with the last order (%s, %s)', async (status, page, name, href, again) => {
  const state = await shopWith(() => ({ body: [] }), ['account', 'cart', 'delivery', 'orders']);
  const order = { ...lastOrder, status, payment_page: page };
  render(inShop(state, 'en', <LastOrder order={order} details={{ ...details, status }} />, '/profile'));
  const links = screen.getAllByRole('link').filter(({ textContent }) => textContent !== en.profile.allOrders);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(name ? [[name, href]] : []);
  expect(screen.queryAllByRole('button', { name: orders.orders.buyAgain })).toHaveLength(again ? 1 : 0);
  // Three pictures and how many more there are; when it arrives, unless that is over.
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('+2');
  expect(screen.queryAllByText(/^Arrives/)).toHaveLength(name ? 1 : 0);
});

it('buys the last order again with one press, once, and leads to the cart', async () => {
  const quote = {
    lines: [{ ...line, max_quantity: 5 }],
    changes: [],
    paymentDetails: { ...details.amounts, freeDeliveryRemaining: 0 },
  };
  const state = await shopWith(
    (path) => (path.endsWith('/cart/quote') ? { body: quote } : { status: 500 }),
    ['account', 'cart', 'delivery', 'orders'],
  );
  const delivered = { ...lastOrder, status: 'ORDERDELIVERED' } as const;
  const bought = { ...details, ...delivered, lines: [line] };
  render(inShop(state, 'en', <LastOrder order={delivered} details={bought} />, '/profile'));
  const again = screen.getByRole('button', { name: orders.orders.buyAgain });
  again.focus();
  fireEvent.click(again);
  const link = await screen.findByRole('link', { name: orders.orders.viewCart });
  await waitFor(() => expect(link.closest('[tabindex="-1"]')).toBe(document.activeElement));
  expect(screen.queryByRole('button', { name: orders.orders.buyAgain })).toBeNull();
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
    expect(screen.getByRole('link', { name: `${messages.profile.startReturn}: MH-2` })).toBeDefined();
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
