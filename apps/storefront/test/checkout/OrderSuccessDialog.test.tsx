import { formatPrice } from '@mahd/rules/locale';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { OrderSuccessDialog } from '../../src/features/checkout/OrderSuccessDialog.js';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import { orderLine } from '../support/orderLine.js';
import { inShop, shopWith } from '../support/shop.js';

beforeAll(() => {
  // Missing in jsdom.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const answer = {
  order_number: 'MH-1',
  status: 'ORDERPLACED',
  placed_at: '2026-11-20T10:00:00Z',
  changed_at: '2026-11-20T10:00:00Z',
  steps: [],
  lines: [{ ...orderLine, price: 61, line_total: 61 }],
  promo_discount: 6.1,
  shipping_charges: 20,
  final_total: 74.9,
  payment_method: 'cod',
};
const placed = { orderNumber: 'MH-1', paymentMethod: 'cod', total: 7_490, orderToken: 'signed' } as const;

it.each([
  ['en', en.cart],
  ['ar', ar.cart],
] as const)('shows what lies between the products and the total (%s)', async (language, messages) => {
  const state = await shopWith(() => ({ body: answer }), ['cart', 'checkout', 'orders', 'delivery']);
  await act(async () => render(inShop(state, language, <OrderSuccessDialog placed={placed} />, '/order/success')));
  const amountOf = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent;
  expect(await amountOf(messages.promoDiscount)).toBe(formatPrice(-610, language));
  expect(await amountOf(messages.shipping)).toBe(formatPrice(2_000, language));
  expect(await amountOf(messages.total)).toBe(formatPrice(7_490, language));
});
