import { userStateAtom } from '@mahd/data/account';
import { formatPrice } from '@mahd/rules/locale';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderDetails } from '../../src/features/orders/OrderDetails.js';
import ar from '../../src/messages/ar/orders.js';
import arCart from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/orders.js';
import enCart from '../../src/messages/en/cart.js';
import { inShop, shopWith } from '../support/shop.js';

const pump = {
  product_code: 'MH-PUMP',
  route: 'pump',
  name: 'Pump',
  size: '',
  color: '',
  arabic: { name: 'مضخة', size: '', color: '' },
  picture: null,
  quantity: 1,
};
const cream = { ...pump, product_code: 'MH-CREAM', name: 'Cream', arabic: { name: 'كريم', size: '', color: '' } };
const order = {
  order_number: 'MH-1',
  status: 'ORDERPLACED',
  created_at: '2026-11-20T10:00:00Z',
  placed_at: '2026-11-20T10:00:00Z',
  changed_at: '2026-11-20T10:00:00Z',
  payment_method: 'cod',
  payment_state: null,
  payment_page: null,
  final_total: 149,
  can_cancel: true,
  has_invoice: false,
  steps: [],
  lines: [pump, cream].map((line) => ({ ...line, price: 149, discounted_price: 0, line_total: 149 })),
  contact: {},
  address: { type: 'home' },
  gift: null,
  amounts: {
    productsValue: 298,
    discount: 0,
    subTotal: 298,
    promoDiscount: 0,
    shippingCharges: 0,
    finalTotal: 298,
    vat: 10,
  },
};
const amounts = { ...order.amounts, freeDeliveryRemaining: 0 };

describe.each([
  ['en', en.orders, enCart.cart, 'Pump'],
  ['ar', ar.orders, arCart.cart, 'مضخة'],
] as const)('the details of an order (%s)', (language, messages, cart, name) => {
  async function show(changes: object) {
    const asked: unknown[] = [];
    const state = await shopWith(
      (path, sent) => {
        if (path.endsWith('/auth/orders/MH-1')) return { body: { ...order, ...changes } };
        if (!path.endsWith('/cart/quote')) return { status: 500 };
        asked.push(sent);
        const reason = (code: string, kind: string, now: number | null) => ({
          product_code: code,
          name: 'Pump',
          arabic: { name: 'مضخة' },
          reason: kind,
          before: 149,
          now,
        });
        return {
          body: {
            lines: [{ ...pump, max_quantity: 5, price: 169, discounted_price: 0 }],
            paymentDetails: amounts,
            changes: [reason('MH-PUMP', 'price', 169), reason('MH-CREAM', 'gone', null)],
          },
        };
      },
      ['cart', 'checkout', 'contact', 'delivery', 'orders'],
    );
    state.shop.store.set(userStateAtom, (before) => ({ ...before, isAuthenticated: true, accessToken: 'token' }));
    render(inShop(state, language, <OrderDetails orderNumber="MH-1" onClose={() => undefined} />, '/profile'));
    return asked;
  }
  const button = (label: string) => screen.queryByRole('button', { name: label });

  it('lead to the payment of an unpaid one, which cannot be bought again', async () => {
    const page = 'https://pay.example/1';
    await show({
      status: null,
      payment_method: 'card',
      payment_state: 'pending',
      payment_page: page,
      can_cancel: false,
    });
    const link = await screen.findByRole('link', { name: cart.payNow });
    expect(link.getAttribute('href')).toBe(page);
    expect(document.body.textContent).toContain(formatPrice(14_900, language));
    expect(button(messages.buyAgain)).toBeNull();
  });

  it('say that an unpaid one waits, once it can no longer be paid', async () => {
    await show({ status: null, payment_method: 'card', payment_state: 'review', can_cancel: false });
    expect(await screen.findByText(messages.paymentOpen)).toBeDefined();
    expect(screen.queryByRole('link', { name: cart.payNow })).toBeNull();
    expect(button(messages.buyAgain)).toBeNull();
  });

  it('name other prices when it is bought again, which is offered once', async () => {
    const asked = await show({});
    const again = await screen.findByRole('button', { name: messages.buyAgain });
    again.focus();
    fireEvent.click(again);
    const link = await screen.findByRole('link', { name: messages.viewCart });
    expect(asked).toMatchObject([{ lines: [{ product_code: 'MH-PUMP', seen_price: 149 }, { seen_price: 149 }] }]);
    const changed = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.part === 'change');
    expect(changed).toHaveLength(1);
    for (const part of [name, formatPrice(14_900, language), formatPrice(16_900, language)])
      expect(changed[0]?.textContent).toContain(part);
    expect(button(messages.buyAgain)).toBeNull();
    await waitFor(() => expect(link.closest('[tabindex="-1"]')).toBe(document.activeElement));
  });

  it.each([
    ['cod', 'cancelTextCash'],
    ['tabby', 'cancelText'],
  ] as const)('ask before cancelling about the money, as it is paid (%s)', async (method, text) => {
    await show({ payment_method: method });
    fireEvent.click(await screen.findByRole('button', { name: messages.cancel }));
    expect(screen.getByText(messages[text])).toBeDefined();
  });
});
