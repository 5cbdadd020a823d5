import { formatPrice } from '@mahd/rules/locale';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlacedOrderPage } from '../../src/features/checkout/PlacedOrderPage.js';
import { useOrderLink } from '../../src/features/orders/useOrderLink.js';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import enCheckout from '../../src/messages/en/checkout.js';
import enOrders from '../../src/messages/en/orders.js';
import { orderLine } from '../support/orderLine.js';
import { inShop, shopWith } from '../support/shop.js';

/** The pages in the frames that print them. */
const printed = () => Array.from(document.querySelectorAll('iframe'), ({ srcdoc }) => srcdoc);

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
  await act(async () => render(inShop(state, language, <PlacedOrderPage placed={placed} />, '/order/success')));
  const amountOf = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent;
  expect(await amountOf(messages.promoDiscount)).toBe(formatPrice(-610, language));
  expect(await amountOf(messages.shipping)).toBe(formatPrice(2_000, language));
  expect(await amountOf(messages.total)).toBe(formatPrice(7_490, language));
});

it.each([true, false])('prints the invoice if the order has one: %s', async (has_invoice) => {
  const state = await shopWith(
    (path) => (path.endsWith('/invoice') ? { body: 'invoice' } : { body: { ...answer, has_invoice, token: 'mailed' } }),
    ['cart', 'checkout', 'orders', 'delivery'],
  );
  await act(async () => render(inShop(state, 'en', <PlacedOrderPage placed={placed} />, '/order/success')));
  await screen.findByText(en.cart.promoDiscount);
  const button = screen.queryByRole('button', { name: enOrders.orders.printInvoice });
  expect(button !== null).toBe(has_invoice);
  if (!button) return;
  await act(async () => fireEvent.click(button));
  await vi.waitFor(() => expect(printed()).toEqual([expect.stringContaining('invoice')]), 10_000);
});

it('leads to the tracking page, which this tab opens without another question', async () => {
  const state = await shopWith(() => ({ body: answer }), ['cart', 'checkout', 'orders', 'delivery']);
  await act(async () => render(inShop(state, 'en', <PlacedOrderPage placed={placed} />, '/order/success')));
  const link = screen.getByRole('link', { name: enCheckout.orderSuccess.track });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const { result } = renderHook(() => useOrderLink(), {
    wrapper: ({ children }) => inShop(state, 'en', children, link.getAttribute('href') ?? ''),
  });
  expect(result.current.token).toBe('signed');
});

it('leads to the guides, whose month is unknown without a date', async () => {
  const state = await shopWith(() => ({ body: answer }), ['cart', 'checkout', 'orders', 'delivery']);
  await act(async () => render(inShop(state, 'en', <PlacedOrderPage placed={placed} />, '/order/success')));
  const link = await screen.findByRole('link', { name: enCheckout.orderSuccess.read });
  expect(link.getAttribute('href')).toBe('/mother-baby-world');
});
