import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentReferenceAtom } from '../../src/cart/index.js';
import { checkoutAttemptAtom, ORDER_SUCCESS_KEY, ORDER_TOTAL_KEY } from '../../src/checkout/index.js';
import { paymentViewAtom, watchPayment } from '../../src/payments/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';

const is = (state: string, more: object = {}): Answer => ({ body: { state, ...more } });

/** The payment page, with the order's total. */
const page = { url: 'https://pay.example/1', total: 3900 };

describe('a card payment', () => {
  let local: FakeStorage;
  beforeEach(() => {
    vi.useFakeTimers();
    local = new FakeStorage();
    vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: new FakeStorage().tab() });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const watch = (reply: () => Answer | Promise<Answer>) => {
    const started = Date.now();
    const asked: number[] = [];
    const { http, calls } = fakeServer(() => {
      asked.push(Date.now() - started);
      return reply();
    });
    const shop = createShopStore({ http });
    shop.store.set(paymentReferenceAtom, { tran_ref: 'TST1', order_id: 'M2', session_id: 'key', page });
    shop.store.set(checkoutAttemptAtom, { key: 'key', sent: ['{}'], answered: true });
    return {
      shop,
      calls,
      asked,
      stop: watchPayment(shop),
      view: () => shop.store.get(paymentViewAtom),
      after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    };
  };

  it('is polled with growing intervals until it is decided', async () => {
    const answers = [
      is('pending'),
      is('pending', { reason: 'review' }),
      is('pending'),
      is('paid', { order_success_token: 'token' }),
    ];
    const payment = watch(() => answers.shift() ?? {});
    expect(payment.view()).toEqual({ status: 'checking', orderNumber: 'M2', isFinal: false });
    await payment.after(0);
    expect(payment.view().status).toBe('pending');
    await payment.after(1000);
    expect(payment.view().status).toBe('review');
    await payment.after(60_000);
    expect(payment.view()).toEqual({ status: 'paid', orderNumber: 'M2', isFinal: true });
    expect(payment.asked).toEqual([0, 1000, 3000, 6000]);
    expect(payment.calls[0]?.body).toEqual({ order_number: 'M2', tran_ref: 'TST1' });
    expect(local.values.get(ORDER_SUCCESS_KEY)).toBe('token');
    expect(local.values.get(ORDER_TOTAL_KEY)).toBe('39.00');
  });

  it.each([
    ['declined', is('declined')],
    ['cancelled', is('cancelled')],
    ['expired', is('cancelled', { reason: 'expired' })],
  ])('that was %s can be repeated as a new attempt', async (state, answer) => {
    const payment = watch(() => answer);
    await payment.after(60_000);
    expect(payment.view()).toEqual({ status: state, orderNumber: 'M2', isFinal: true });
    expect(payment.calls).toHaveLength(1);
    expect(payment.shop.store.get(checkoutAttemptAtom)).toBeNull();
    expect(local.values.has(ORDER_SUCCESS_KEY)).toBe(false);
  });

  it('is unknown while requests fail, and polling continues', async () => {
    const answers: (() => Answer)[] = [
      () => ({ status: 500 }),
      () => {
        throw new TypeError('connection lost');
      },
      () => is('nonsense'),
      () => is('declined'),
    ];
    const payment = watch(() => answers.shift()?.() ?? {});
    await payment.after(2000);
    expect(payment.view()).toEqual({ status: 'unknown', orderNumber: 'M2', isFinal: false });
    expect(payment.shop.store.get(checkoutAttemptAtom)).not.toBeNull();
    await payment.after(60_000);
    expect(payment.view().status).toBe('declined');
  });

  it('respects Retry-After', async () => {
    const answers: Answer[] = [{ status: 429, headers: { 'retry-after': '40' } }, is('declined')];
    const payment = watch(() => answers.shift() ?? {});
    await payment.after(100_000);
    expect(payment.asked).toEqual([0, 40_000]);
  });

  it('is no longer polled after five minutes', async () => {
    const payment = watch(() => is('pending'));
    await payment.after(600_000);
    expect(payment.view()).toEqual({ status: 'pending', orderNumber: 'M2', isFinal: true });
    const times = payment.calls.length;
    await payment.after(600_000);
    expect(payment.calls).toHaveLength(times);
  });

  it('is no longer polled after the shopper leaves the page', async () => {
    const payment = watch(() => is('pending'));
    await payment.after(0);
    payment.stop();
    await payment.after(60_000);
    expect(payment.calls).toHaveLength(1);
  });

  it('is missing in a browser without a pending payment', async () => {
    const { http, calls } = fakeServer(() => is('paid'));
    const shop = createShopStore({ http });
    watchPayment(shop);
    expect([shop.store.get(paymentViewAtom).status, calls]).toEqual(['missing', []]);
    watchPayment(shop, { tran_ref: 'TST9', order_id: 'M9' });
    await vi.advanceTimersByTimeAsync(0);
    expect([shop.store.get(paymentViewAtom), calls[0]?.body]).toEqual([
      { status: 'paid', orderNumber: 'M9', isFinal: true },
      { order_number: 'M9', tran_ref: 'TST9' },
    ]);
  });
});
