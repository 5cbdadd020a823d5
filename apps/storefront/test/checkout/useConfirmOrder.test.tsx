import { addToCartAtom, cartLinesAtom } from '@mahd/data/cart';
import { NO_GIFT } from '@mahd/rules/shop';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutFormValues } from '../../src/features/checkout/draft.js';
import { useConfirmOrder } from '../../src/features/checkout/useConfirmOrder.js';
import en from '../../src/messages/en/checkout.js';
import enCart from '../../src/messages/en/cart.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith, type MockResponse } from '../support/shop.js';

const form: CheckoutFormValues = {
  firstName: ' Sara ',
  lastName: 'Ahmed',
  email: ' sara@example.com ',
  mobile: '050 123 4567',
  address: 'Street 12',
  addressType: 'home',
  emirates: 'Dubai',
  area: 'Al Nahda',
  note: '  ',
  paymentMethod: 'cod',
  savedAddress: '',
  saveAddress: '',
  ...NO_GIFT,
};

/** The checkout of a cart with one product and the given API answer. */
async function renderCheckout(answer: () => MockResponse) {
  const sent: unknown[] = [];
  const state = await shopWith(
    (_path, body) => {
      sent.push(body);
      return answer();
    },
    ['cart', 'checkout'],
  );
  const { store } = state.shop;
  store.set(addToCartAtom, { product: cartProduct, quantity: 2 });
  const wrapper = ({ children }: { children: ReactNode }) => inShop(state, 'en', children, '/checkout');
  const { result } = renderHook(() => ({ ...useConfirmOrder(), path: useLocation().pathname }), { wrapper });
  const confirm = () => act(async () => result.current.confirm(form));
  return {
    result,
    sent,
    confirm,
    lines: () => store.get(cartLinesAtom),
    orders: () => sent.filter((body) => (body as { contact?: unknown }).contact !== undefined),
  };
}

const failConnection = (): never => {
  throw new TypeError('connection lost');
};

describe('Confirm order', () => {
  it('trims the values, and navigates to the confirmation of a cash order', async () => {
    const { result, orders, confirm } = await renderCheckout(() => ({
      body: { order_number: 'MH-ABC', order_success_token: 'signed' },
    }));
    await confirm();
    expect(orders()).toMatchObject([
      {
        contact: { firstName: 'Sara', email: 'sara@example.com', mobile: '501234567' },
        address: { area: 'Al Nahda' },
        payment_method: 'cod',
        language: 'en',
      },
    ]);
    expect((orders()[0] as { address: object }).address).not.toHaveProperty('note');
    expect(result.current.path).toBe('/en/order/success');
    expect(localStorage.getItem('orderSuccessToken')).toBe('signed');
  });

  it('sends what every field holds', async () => {
    const { result, orders } = await renderCheckout(() => ({
      body: { order_number: 'MH-ABC', order_success_token: 'signed' },
    }));
    // The compiler asks for a new field here.
    const typed: Omit<CheckoutFormValues, 'gift' | 'savedAddress' | 'saveAddress'> = {
      firstName: 'Sara',
      lastName: 'Ahmed',
      email: 'sara@example.com',
      mobile: '501234567',
      address: 'Street 12',
      addressType: 'office',
      emirates: 'Dubai',
      area: 'Al Nahda',
      note: 'Ring twice',
      paymentMethod: 'card',
      giftFirstName: 'Noor',
      giftLastName: 'Saeed',
      giftMobile: '507654321',
      giftMessage: 'Welcome',
    };
    await act(
      async () => void (await result.current.confirm({ ...typed, gift: 'yes', savedAddress: 'a1', saveAddress: '' })),
    );
    const sent = JSON.stringify(orders()[0]);
    for (const [field, value] of Object.entries(typed)) expect(sent, field).toContain(JSON.stringify(value));
  });

  it('redirects to the payment page, and is ready again when restored from the bfcache', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const { result, confirm, lines } = await renderCheckout(() => ({
      body: { order_number: 'MH-ABC', tran_ref: 'TST1', redirect_url: 'https://pay.example/1' },
    }));
    await confirm();
    vi.unstubAllGlobals();
    expect(assign).toHaveBeenCalledWith('https://pay.example/1');
    expect(result.current.redirecting).toBe(true);
    expect(lines()).toHaveLength(1);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(result.current.redirecting).toBe(false);
  });

  it('places a single order when pressed repeatedly', async () => {
    const { orders, result } = await renderCheckout(() => ({
      body: { order_number: 'MH-ABC', order_success_token: 'signed' },
    }));
    await act(
      async () =>
        void (await Promise.all([
          result.current.confirm(form),
          result.current.confirm(form),
          result.current.confirm(form),
        ])),
    );
    expect(orders()).toHaveLength(1);
  });

  const changed = { product_code: 'MH-1', name: 'Oil', arabic: { name: 'زيت' }, reason: 'price', before: 39, now: 45 };
  const refusals: [what: string, answer: () => MockResponse, tone: string, text: string][] = [
    [
      'the totals have changed',
      () => ({ status: 409, body: { changes: [changed], promo_error: null } }),
      'warning',
      en.checkout.totalsChanged,
    ],
    [
      'only the promo code is no longer valid',
      () => ({ status: 409, body: { changes: [], promo_error: { promo_code: 'X', reason: 'expired' } } }),
      'warning',
      enCart.cart.promoGone,
    ],
    ['the connection fails', failConnection, 'danger', en.checkout.failed],
    ['the server fails', () => ({ status: 500 }), 'danger', en.checkout.failed],
    ['the response is invalid', () => ({ body: { surprise: [] } }), 'danger', en.checkout.failed],
    [
      'there are too many requests',
      () => ({ status: 429, headers: { 'retry-after': '121' } }),
      'danger',
      enCart.problems.tooMany.other.replace('{n}', '3'),
    ],
  ];
  it.each(refusals)('shows why when %s, and keeps the cart', async (_what, answer, tone, text) => {
    const { result, confirm, lines } = await renderCheckout(answer);
    await confirm();
    expect(result.current.problem).toEqual({ tone, text });
    expect(result.current.path).toBe('/en/checkout');
    expect(lines()).toMatchObject([{ productCode: 'MH-1', quantity: 2 }]);
  });

  it('says that the shop is offline until it is online again', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result, confirm } = await renderCheckout(failConnection);
    await confirm();
    offline.mockRestore();
    expect(result.current.problem).toEqual({ tone: 'danger', text: enCart.problems.offline });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current.problem).toBeNull();
  });

  it('returns the fields that the server refuses', async () => {
    const { result, confirm } = await renderCheckout(() => ({
      status: 422,
      body: {
        errors: [
          { field: 'contact/mobile', message: 'checkout.errors.mobileLength' },
          { field: 'address/area', message: 'odd' },
        ],
      },
    }));
    let fields: unknown;
    await act(async () => void (fields = await result.current.confirm(form)));
    await confirm();
    expect(fields).toEqual([
      { field: 'mobile', messageKey: 'checkout.errors.mobileLength' },
      { field: 'area', messageKey: 'checkout.errors.area' },
    ]);
    expect(result.current.problem).toBeNull();
  });
});
