import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AccountOrder } from '@mahd/data/orders';
import { OrderFacts } from '../../src/features/orders/OrderFacts.js';
import { orderLine } from '../support/orderLine.js';
import { inShop, shopWith } from '../support/shop.js';

const order: AccountOrder = {
  order_number: 'MH-1',
  status: 'ORDERCONFIRMED',
  created_at: '2026-11-20T10:00:00Z',
  placed_at: '2026-11-20T10:00:00Z',
  changed_at: null,
  payment_method: 'cod',
  payment_state: null,
  payment_page: null,
  items: 1,
  final_total: 8_100,
  can_cancel: false,
  has_invoice: true,
  steps: [],
  lines: [orderLine],
  contact: { email: 'a@b.ae', firstName: 'Noor', lastName: 'Saeed', mobile: '+971501234567' },
  address: { address: 'Street 1', type: 'home', emirates: 'Dubai', area: 'Al Nahda', note: 'Ring twice' },
  gift: null,
  amounts: {
    productsValue: 6_100,
    discount: 0,
    subTotal: 6_100,
    promoDiscount: 0,
    shippingCharges: 2_000,
    finalTotal: 8_100,
    vat: 386,
  },
  promo_code: null,
  delivery: null,
  courier: null,
  refunds: [],
};

it.each([
  ['en', 'Delivery note: \u2068Ring twice\u2069'],
  ['ar', 'ملاحظة للتوصيل: \u2068Ring twice\u2069'],
] as const)('shows the delivery note, and each amount once (%s)', async (language, note) => {
  const state = await shopWith(() => ({ body: [] }), ['cart', 'delivery', 'orders']);
  render(inShop(state, language, <OrderFacts order={order} />));
  expect(screen.getByText(note)).toBeDefined();
  expect(screen.getAllByRole('term')).toHaveLength(4);
});

it('names the promo code with its discount', async () => {
  const state = await shopWith(() => ({ body: [] }), ['cart', 'delivery', 'orders']);
  const amounts = { ...order.amounts, promoDiscount: 500 };
  render(inShop(state, 'en', <OrderFacts order={{ ...order, promo_code: 'WELCOME15', amounts }} />));
  expect(screen.getByText('Promo discount (\u2066WELCOME15\u2069)')).toBeDefined();
});
