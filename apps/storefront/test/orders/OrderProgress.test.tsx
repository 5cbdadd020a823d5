// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TrackedOrder } from '@mahd/data/orders';
import { OrderProgress } from '../../src/features/orders/OrderProgress.js';
import cart from '../../src/messages/en/cart.js';
import en from '../../src/messages/en/orders.js';
import { orderLine } from '../support/orderLine.js';
import { inShop, settings, shopWith, type MockResponse } from '../support/shop.js';

/** The pages in the frames that print them. */
const printed = () => Array.from(document.querySelectorAll('iframe'), ({ srcdoc }) => srcdoc);

const order: TrackedOrder = {
  orderNumber: 'MH-1',
  status: 'ORDERCONFIRMED',
  placedAt: '2026-11-20T10:00:00Z',
  changedAt: null,
  steps: [],
  lines: [],
  promoDiscount: 0,
  shippingCharges: 0,
  finalTotal: 3_900,
  paymentMethod: 'card',
  delivery: null,
  courier: null,
  refunds: [],
  canCancel: false,
  hasInvoice: true,
  canReturn: false,
  token: 'link',
};

async function show(changes: Partial<TrackedOrder>, answer: MockResponse = { status: 404 }) {
  const sent: unknown[] = [];
  const company = { ...settings.company, phone: '+971 4 123 4567', whatsapp: '971501234567' };
  const api = (path: string, body: unknown) => {
    sent.push([path, body]);
    return answer;
  };
  const state = await shopWith(api, ['cart', 'delivery', 'orders', 'shellDeferred'], { company });
  const page = <OrderProgress order={{ ...order, ...changes }} onOrderChange={vi.fn()} onTrackAnother={vi.fn()} />;
  render(inShop(state, 'en', page));
  return sent;
}
const pressPrint = () => act(async () => fireEvent.click(screen.getByRole('button', { name: en.orders.printInvoice })));

describe('a question before an order is cancelled', () => {
  const press = (name: string) =>
    act(async () => {
      const button = screen.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    });
  const focused = () => document.activeElement?.textContent;

  it('takes the focus and gives it back', async () => {
    await show({ canCancel: true });
    await press(en.orders.cancel);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /MH-1/ }));
    await press(en.orders.keep);
    expect(focused()).toBe(en.orders.cancel);
  });

  it('leads to the answer', async () => {
    await show({ canCancel: true }, { status: 503 });
    await press(en.orders.cancel);
    await press(en.orders.cancel);
    await vi.waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('data-part')).toBe('notice'));
  });
});

it('offers help by phone and WhatsApp', async () => {
  await show({});
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['tel:+97141234567', 'https://wa.me/971501234567']),
  );
});

it('shows what lies between the products and the total', async () => {
  await show({ lines: [orderLine], promoDiscount: 610, shippingCharges: 2_000, finalTotal: 7_490 });
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    [cart.cart.promoDiscount, expect.stringContaining('6.10')],
    [cart.cart.shipping, expect.stringContaining('20.00')],
    [en.orders.payment, en.orders.card],
    [cart.cart.total, expect.stringContaining('74.90')],
  ]);
});

it.each([
  ['ORDERCONFIRMED', []],
  ['ORDERDISPATCHED', ['/contact']],
  ['ORDERDELIVERED', ['/contact']],
] as const)('offers help with a missing package once it may be missing (%s)', async (status, hrefs) => {
  await show({ status, token: null });
  const links = screen.queryAllByRole('link', { name: en.tracking.notReceived });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

it('prints the invoice of a mailed link', async () => {
  const sent = await show({}, { body: 'invoice' });
  await pressPrint();
  await vi.waitFor(() => expect(printed()).toEqual([expect.stringContaining('invoice')]), 10_000);
  expect(sent).toEqual([['/api/orders/link/invoice', { token: 'link' }]]);
});

it('reports an invoice that cannot be loaded', async () => {
  await show({}, { status: 503 });
  await pressPrint();
  await screen.findByText(en.orders.invoiceFailed);
  expect(printed()).toEqual([]);
});

it('offers no invoice where the token does not open it', async () => {
  await show({ hasInvoice: false });
  expect(screen.queryByRole('button', { name: en.orders.printInvoice })).toBeNull();
});
