import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentReferenceAtom } from '../../src/cart/index.js';
import { checkoutAttemptAtom, ORDER_SUCCESS_KEY, ORDER_TOTAL_KEY, orderSuccessAtom } from '../../src/checkout/index.js';
import { checkPendingPaymentAtom, failedPaymentAtom, openPaymentAtom, watchPayment } from '../../src/payments/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';

const page = { url: 'https://pay.example/1', total: 3900 };
const reference = { tran_ref: 'TST1', order_id: 'M2', session_id: 'key', page };

describe('an order whose order-success page was not shown', () => {
  const local = new FakeStorage();
  beforeEach(
    () => void vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: new FakeStorage().tab() }),
  );
  afterEach(() => void vi.unstubAllGlobals());

  it('is opened by the next visit to cart or checkout, which empties the cart', async () => {
    local.values.set(ORDER_SUCCESS_KEY, 'token');
    const { store } = createShopStore({
      http: fakeServer(() => ({ body: { order_number: 'M7', payment_method: 'cod', final_total: 20 } })).http,
    });
    expect(await store.set(checkPendingPaymentAtom)).toEqual({ state: 'placed' });
    expect(store.get(orderSuccessAtom)).toMatchObject({ status: 'success', orderNumber: 'M7' });
    expect(local.values.has(ORDER_SUCCESS_KEY)).toBe(false);
  });

  it('keeps the cart when the token has expired', async () => {
    local.values.set(ORDER_SUCCESS_KEY, 'old');
    const { store } = createShopStore({ http: fakeServer(() => ({ status: 404 })).http });
    expect(await store.set(checkPendingPaymentAtom)).toEqual({ state: 'none' });
    expect(local.values.has(ORDER_SUCCESS_KEY)).toBe(false);
  });
});

describe('a card payment whose page was closed', () => {
  let local: FakeStorage;
  beforeEach(() => {
    local = new FakeStorage();
    vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: new FakeStorage().tab() });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const tab = (reply: () => Answer | Promise<Answer>) => {
    const { http, calls } = fakeServer(reply);
    const shop = createShopStore({ http });
    shop.store.set(paymentReferenceAtom, reference);
    shop.store.set(checkoutAttemptAtom, { key: 'key', sent: ['{}'], answered: true });
    return { calls, store: shop.store, check: () => shop.store.set(checkPendingPaymentAtom) };
  };

  it('sends no request without a pending payment', async () => {
    const { store, calls, check } = tab(() => ({}));
    store.set(paymentReferenceAtom, null);
    expect(await check()).toEqual({ state: 'none' });
    expect(calls).toEqual([]);
  });

  it('that became an order can show its order-success page', async () => {
    const { check } = tab(() => ({ body: { state: 'paid', order_success_token: 'token' } }));
    expect(await check()).toEqual({ state: 'placed' });
    expect(local.values.get(ORDER_SUCCESS_KEY)).toBe('token');
    expect(local.values.get(ORDER_TOTAL_KEY)).toBe('39.00');
  });

  it('is known without a request, with its payment page', () => {
    const { store, calls } = tab(() => ({}));
    expect(store.get(openPaymentAtom)).toEqual({ orderNumber: 'M2', page });
    expect(calls).toEqual([]);
    store.set(paymentReferenceAtom, null);
    expect(store.get(openPaymentAtom)).toBeNull();
  });

  it('is not open once its failure was shown', async () => {
    const { http } = fakeServer(() => ({ body: { state: 'declined' } }));
    const shop = createShopStore({ http });
    shop.store.set(paymentReferenceAtom, reference);
    const stop = watchPayment(shop);
    await vi.waitFor(() =>
      expect(shop.store.get(failedPaymentAtom)).toEqual({ status: 'declined', orderNumber: 'M2' }),
    );
    stop();
    expect(shop.store.get(openPaymentAtom)).toBeNull();
    // Paying again is another order.
    shop.store.set(paymentReferenceAtom, { ...reference, order_id: 'M3' });
    expect(shop.store.get(openPaymentAtom)).toEqual({ orderNumber: 'M3', page });
  });

  it.each([
    ['undecided', {}, page],
    ['in review', { reason: 'review' }, null],
  ])('is open while it is %s and stays stored; a payment in review cannot be paid again', async (_, more, payable) => {
    const { store, check } = tab(() => ({ body: { state: 'pending', ...more } }));
    expect(await check()).toEqual({ state: 'open', orderNumber: 'M2', page: payable });
    expect(store.get(paymentReferenceAtom)).toEqual(reference);
    expect(store.get(checkoutAttemptAtom)).not.toBeNull();
  });

  it.each(['declined', 'cancelled'])(
    'is cleared once it was %s, so that the next order is a new one',
    async (state) => {
      const { store, check } = tab(() => ({ body: { state } }));
      expect(await check()).toEqual({ state: 'none' });
      expect(store.get(paymentReferenceAtom)).toBeNull();
      expect(store.get(checkoutAttemptAtom)).toBeNull();
    },
  );

  it('counts as open when the request fails or the response is invalid', async () => {
    for (const answer of [{ status: 500 }, { body: { state: 'perhaps' } }, { body: 7 }]) {
      const { store, check } = tab(() => answer);
      expect(await check()).toEqual({ state: 'open', orderNumber: 'M2', page });
      expect(store.get(paymentReferenceAtom)).toEqual(reference);
    }
  });

  it('ignores a payment that another tab has replaced', async () => {
    let replace = () => undefined as void;
    const { store, check } = tab(() => {
      replace();
      return { body: { state: 'declined' } };
    });
    replace = () => store.set(paymentReferenceAtom, { ...reference, tran_ref: 'TST2' });
    expect(await check()).toEqual({ state: 'none' });
    expect(store.get(paymentReferenceAtom)?.tran_ref).toBe('TST2');
  });
});
