import { PAYMENT_METHODS } from '@mahd/rules/shop';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCartAtom, cartLinesAtom, swalMsgAtom } from '../../src/cart/index.js';
import {
  closeOrderSuccessAtom,
  openOrderSuccessAtom,
  ORDER_SUCCESS_KEY,
  ORDER_TOTAL_KEY,
  orderSuccessAtom,
  rememberOrderSuccessAtom,
} from '../../src/checkout/index.js';
import { createShopStore } from '../../src/store/index.js';
import { cartProduct } from '../cart/shopServer.js';
import { fakeServer, type Answer } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';

const known: Answer = { body: { order_number: 'M1', payment_method: 'cod', final_total: 92.5, order_token: 'link' } };

describe('the order-success page', () => {
  let local: FakeStorage;
  beforeEach(() => {
    local = new FakeStorage();
    vi.stubGlobal('window', { localStorage: local.tab() });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const visit = (reply: () => Answer | Promise<Answer>) => {
    const { http, calls } = fakeServer(reply);
    const { store } = createShopStore({ http });
    store.set(addToCartAtom, { product: cartProduct('A', { price: 100, discountedPrice: 0, stock: 5 }) });
    return { store, calls, open: () => store.set(openOrderSuccessAtom), state: () => store.get(orderSuccessAtom) };
  };

  it('shows the order, empties the cart and clears token and total', async () => {
    local.values.set(ORDER_SUCCESS_KEY, 'token').set(ORDER_TOTAL_KEY, '92.50').set('other', 'kept');
    const page = visit(() => known);
    await page.open();
    expect(page.calls[0]?.body).toEqual({ order_success_token: 'token' });
    expect(page.state()).toEqual({
      status: 'success',
      orderNumber: 'M1',
      paymentMethod: 'cod',
      total: 9250,
      orderToken: 'link',
    });
    expect(page.store.get(cartLinesAtom)).toEqual([]);
    expect(page.store.get(swalMsgAtom)).toBeNull();
    expect([...local.values.keys()]).toEqual(['other']);
  });

  it('stays when opened twice, until the shopper leaves it', async () => {
    local.values.set(ORDER_SUCCESS_KEY, 'token');
    const answers: Answer[] = [known, { status: 404 }];
    const page = visit(() => answers.shift() ?? {});
    await Promise.all([page.open(), page.open()]);
    await page.open();
    expect(page.state().status).toBe('success');
    page.store.set(closeOrderSuccessAtom);
    await page.open();
    expect(page.state().status).toBe('missing');
  });

  it('is shown again in the same tab, without a second purchase', async () => {
    const session = new FakeStorage();
    vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: session.tab() });
    local.values.set(ORDER_SUCCESS_KEY, 'token');
    const page = visit(() => known);
    await page.open();
    const shown = page.state();
    const reloaded = visit(() => known);
    await reloaded.open();
    expect(reloaded.state()).toEqual(shown);
    expect(reloaded.calls).toEqual([]);
    expect(reloaded.store.get(cartLinesAtom)).toHaveLength(1);
    session.values.set('placedOrder', '{"orderNumber":5}');
    const broken = visit(() => known);
    await broken.open();
    expect(broken.state().status).toBe('missing');
  });

  it.each(PAYMENT_METHODS)('is shown again after a reload when the order is paid by %s', async (method) => {
    vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: new FakeStorage().tab() });
    local.values.set(ORDER_SUCCESS_KEY, 'token');
    const answer: Answer = { body: { order_number: 'M1', payment_method: method, final_total: 92.5 } };
    const page = visit(() => answer);
    await page.open();
    const reloaded = visit(() => ({ status: 404 }));
    await reloaded.open();
    expect(reloaded.state()).toEqual(page.state());
    expect(reloaded.state()).toMatchObject({ status: 'success', paymentMethod: method });
  });

  it('is a 404 without a token or with an unknown one, and keeps the cart', async () => {
    const none = visit(() => known);
    await none.open();
    expect([none.state().status, none.calls]).toEqual(['missing', []]);
    local.values.set(ORDER_SUCCESS_KEY, 'made-up');
    const unknown = visit(() => ({ status: 404 }));
    await unknown.open();
    expect([unknown.state().status, local.values.has(ORDER_SUCCESS_KEY)]).toEqual(['missing', false]);
    expect(unknown.store.get(cartLinesAtom)).toHaveLength(1);
  });

  it('keeps the token when the request fails, and tries again', async () => {
    local.values.set(ORDER_SUCCESS_KEY, 'token');
    const answers: Answer[] = [{ status: 503 }, { body: [] }, { status: 429, headers: { 'retry-after': '60' } }, known];
    const page = visit(() => answers.shift() ?? {});
    await page.open();
    expect(page.state()).toEqual({ status: 'failed', messageKey: 'errors.unavailable' });
    await page.open();
    expect(page.state()).toEqual({ status: 'failed', messageKey: 'errors.general' });
    await page.open();
    expect(page.state()).toEqual({ status: 'failed', messageKey: 'errors.tooMany', retryAfter: 60 });
    await page.open();
    expect(page.state().status).toBe('success');
  });

  it('works from memory when storage is full or blocked', async () => {
    vi.stubGlobal('window', {});
    const page = visit(() => known);
    page.store.set(rememberOrderSuccessAtom, { token: 'token', total: 9250 });
    await page.open();
    expect(page.state().status).toBe('success');
  });
});
