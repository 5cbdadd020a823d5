import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  addToCartAtom,
  applyPromoAtom,
  cartAtom,
  cartChangesAtom,
  dismissChangesAtom,
  emptyCartAtom,
  paymentMethodsAtom,
  promoCodeAtom,
  promoStateAtom,
  quoteCartAtom,
  quoteStateAtom,
  removeFromCartAtom,
  removePromoAtom,
  setQuantityAtom,
  toLineChanges,
  undoRemoveAtom,
  watchCart,
} from '../../src/cart/index.js';
import { beginSessionAtom } from '../../src/account/session.js';
import { A, B, openCart } from './openCart.js';
import { cartProduct, HeldAnswers, priceCart } from './shopServer.js';

describe('quotes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(1000);

  it('requests a debounced quote while the totals are shown', async () => {
    const cart = openCart();
    cart.add('A');
    const stop = watchCart(cart.shop, undefined);
    await settle();
    expect(cart.calls.map(({ body }) => body)).toEqual([
      { lines: [{ product_code: 'A', quantity: 1, seen_price: 40 }], promo_code: null },
    ]);
    expect(cart.totals()).toMatchObject({
      settled: true,
      paymentDetails: { shippingCharges: 2000, finalTotal: 6000, vat: 286, freeDeliveryRemaining: 5900 },
    });
    for (const quantity of [2, 3, 4]) {
      cart.store.set(setQuantityAtom, { productCode: 'A', quantity });
      expect(cart.totals().settled).toBe(false);
      await vi.advanceTimersByTimeAsync(100);
    }
    await settle();
    expect(cart.calls).toHaveLength(2);
    expect(cart.totals()).toMatchObject({ settled: true, paymentDetails: { subTotal: 16000 } });
    stop();
    cart.add('B');
    await settle();
    expect(cart.calls).toHaveLength(2);
  });

  it('reports which line changed and how, without another request', async () => {
    const cart = openCart();
    cart.add('A');
    cart.add('B', 3);
    cart.add('C');
    cart.goods.set('A', { ...A, discountedPrice: 4500 });
    cart.goods.set('B', { ...B, stock: 2 });
    const stop = watchCart(cart.shop, undefined);
    await settle();
    expect(cart.lines()).toEqual(['A×1', 'B×2']);
    expect(toLineChanges(cart.store.get(cartChangesAtom), 'en')).toEqual([
      { kind: 'price', name: 'Name A', before: 4000, now: 4500 },
      { kind: 'stock', name: 'Name B', remaining: 2 },
      { kind: 'gone', name: 'Name C' },
    ]);
    expect(cart.calls).toHaveLength(1);
    expect(cart.totals()).toMatchObject({ settled: true, paymentDetails: { subTotal: 10500 } });
    expect(cart.store.get(paymentMethodsAtom)).toEqual(['card', 'tabby', 'cod']);

    cart.goods.set('A', { ...A, discountedPrice: 4700 });
    await cart.store.set(quoteCartAtom);
    expect(toLineChanges(cart.store.get(cartChangesAtom), 'ar')[2]).toEqual({
      kind: 'price',
      name: 'اسم A',
      before: 4000,
      now: 4700,
    });
    cart.goods.set('A', A);
    await cart.store.set(quoteCartAtom);
    expect(toLineChanges(cart.store.get(cartChangesAtom), 'en').map(({ kind }) => kind)).toEqual(['stock', 'gone']);
    cart.store.set(dismissChangesAtom);
    expect(cart.store.get(cartChangesAtom)).toEqual([]);
    stop();
  });

  it('notes of a change whether it ended free delivery', async () => {
    const cart = openCart();
    cart.add('A', 3);
    const stop = watchCart(cart.shop, undefined);
    await settle();
    const deliveryAdded = () => cart.store.get(cartChangesAtom).map((change) => change.deliveryAdded);
    cart.goods.set('A', { ...A, stock: 1 });
    await cart.store.set(quoteCartAtom);
    expect(deliveryAdded()).toEqual([true]);
    // Delivery was paid before this one.
    cart.store.set(dismissChangesAtom);
    cart.goods.set('A', { ...A, stock: 1, discountedPrice: 4500 });
    await cart.store.set(quoteCartAtom);
    expect(deliveryAdded()).toEqual([false]);
    stop();
  });

  it('forgets the changes and the message of the promo code with the order', async () => {
    const cart = openCart();
    cart.add('B', 3);
    cart.goods.set('B', { ...B, stock: 2 });
    await cart.store.set(applyPromoAtom, 'MAHD10');
    expect(cart.store.get(cartChangesAtom)).toHaveLength(1);
    expect(cart.store.get(promoStateAtom).message?.messageKey).toBe('promo.success');
    cart.store.set(emptyCartAtom);
    expect(cart.store.get(cartChangesAtom)).toEqual([]);
    expect(cart.store.get(promoStateAtom).message).toBeNull();
  });

  it('keeps changes made while the request was pending', async () => {
    const held = new HeldAnswers();
    const cart = openCart(held.answer);
    cart.add('A');
    cart.add('B');
    void cart.store.set(quoteCartAtom);
    await settle();
    cart.store.set(setQuantityAtom, { productCode: 'A', quantity: 5 });
    cart.store.set(removeFromCartAtom, { productCode: 'B' });
    cart.store.set(addToCartAtom, { product: cartProduct('N', A) });
    const first = held.take();
    first?.settle({ body: priceCart(cart.goods, {}, first.call.body) });
    await settle();
    expect(cart.lines()).toEqual(['A×5', 'N×1']);
    expect(cart.totals().settled).toBe(false);
  });

  it('uses the newest response only and cancels older requests', async () => {
    const held = new HeldAnswers();
    const cart = openCart(held.answer);
    cart.add('A');
    void cart.store.set(quoteCartAtom);
    await settle();
    const done = cart.store.set(quoteCartAtom);
    await settle();
    expect(cart.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    const [older, newer] = [held.take(), held.take()];
    newer?.settle({ body: priceCart(cart.goods, {}, newer.call.body) });
    await done;
    older?.settle({ body: priceCart(new Map(), {}, older.call.body) });
    await settle();
    expect(cart.lines()).toEqual(['A×1']);
  });

  it('keeps the cart usable offline and prices it when back online', async () => {
    let offline = true;
    const goods = new Map([['A', A]]);
    const cart = openCart(({ body }) =>
      offline ? Promise.reject(new TypeError('offline')) : { body: priceCart(goods, {}, body) },
    );
    cart.add('A');
    const connection = new EventTarget();
    const stop = watchCart(cart.shop, connection);
    await settle();
    expect(cart.store.get(quoteStateAtom)).toEqual({ status: 'failed', messageKey: 'errors.network' });
    expect(cart.totals()).toMatchObject({ settled: false, paymentDetails: { finalTotal: 6000 } });
    offline = false;
    connection.dispatchEvent(new Event('online'));
    await settle();
    expect(cart.store.get(quoteStateAtom)).toEqual({ status: 'settled' });
    stop();
  });

  it('sends no request for an empty cart', async () => {
    const cart = openCart();
    await cart.store.set(quoteCartAtom);
    expect([cart.calls, cart.store.get(quoteStateAtom).status]).toEqual([[], 'settled']);
  });
});

describe('a promo code', () => {
  it('is applied regardless of case and previewed until the quote is settled', async () => {
    const cart = openCart();
    cart.add('A', 2);
    await cart.store.set(applyPromoAtom, ' mahd١٠ ');
    expect(cart.store.get(promoCodeAtom)).toMatchObject({ promo_code: 'MAHD10', kind: 'percent', discount: 800 });
    expect(cart.store.get(promoStateAtom)).toEqual({
      pending: false,
      message: { tone: 'success', messageKey: 'promo.success' },
    });
    cart.store.set(setQuantityAtom, { productCode: 'A', quantity: 3 });
    expect(cart.totals()).toMatchObject({ settled: false, paymentDetails: { promoDiscount: 1200, finalTotal: 10800 } });
    await cart.store.set(applyPromoAtom, 'TAKE15');
    cart.store.set(setQuantityAtom, { productCode: 'A', quantity: 1 });
    expect(cart.totals().paymentDetails).toMatchObject({ promoDiscount: 1500, finalTotal: 4500 });
    cart.store.set(removePromoAtom);
    expect(cart.store.get(promoCodeAtom)).toBeNull();
    expect(cart.store.get(promoStateAtom).message).toEqual({ tone: 'success', messageKey: 'promo.removed' });
    expect(cart.totals().paymentDetails.promoDiscount).toBe(0);
  });

  it('that is invalid shows the reason and keeps the previous code', async () => {
    const cart = openCart();
    cart.add('A');
    await cart.store.set(applyPromoAtom, '   ');
    expect(cart.store.get(promoStateAtom).message?.messageKey).toBe('promo.empty');
    await cart.store.set(applyPromoAtom, 'MAHD10');
    await cart.store.set(applyPromoAtom, 'NONE');
    expect(cart.store.get(promoStateAtom).message).toMatchObject({ tone: 'danger', messageKey: 'promo.notFound' });
    expect(cart.store.get(cartAtom).promo_code).toBeNull();
  });

  it('that could not be checked shows an error and is removed', async () => {
    const cart = openCart(() => ({ status: 500 }));
    cart.add('A');
    await cart.store.set(applyPromoAtom, 'MAHD10');
    expect(cart.store.get(promoStateAtom)).toEqual({
      pending: false,
      message: { tone: 'danger', messageKey: 'promo.failed' },
    });
    expect(cart.store.get(cartAtom).promo_code).toBeNull();
  });

  it('is answered for itself when another code waits for a login', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const cart = openCart(({ body }) => {
      const { promo_code } = body as { promo_code: string | null };
      const quote = priceCart(new Map([['A', A]]), { MAHD10: { kind: 'percent', value: 10 } }, body);
      const reason = { MAHD10: 'loginFirst', SAVE40: 'minimumNotMet' }[promo_code ?? ''];
      return { body: { ...quote, promo: null, promo_error: reason ? { promo_code, reason } : null } };
    });
    cart.add('A');
    const stop = watchCart(cart.shop, undefined);
    await cart.store.set(applyPromoAtom, 'MAHD10');
    expect(cart.store.get(promoStateAtom).message?.messageKey).toBe('promo.loginFirst');
    await cart.store.set(applyPromoAtom, 'SAVE40');
    await vi.advanceTimersByTimeAsync(1000);
    expect(cart.store.get(promoStateAtom).message?.messageKey).toBe('promo.minimumNotMet');
    expect(cart.store.get(cartAtom).promo_code).toBeNull();
    stop();
  });

  it('is applied even if another change supersedes its request', async () => {
    const held = new HeldAnswers();
    const cart = openCart(held.answer);
    cart.add('A');
    const applied = cart.store.set(applyPromoAtom, 'MAHD10');
    expect(cart.store.get(promoStateAtom).pending).toBe(true);
    cart.store.set(setQuantityAtom, { productCode: 'A', quantity: 4 });
    void cart.store.set(quoteCartAtom);
    await vi.waitFor(() => expect(held.waiting).toHaveLength(2));
    const last = held.take(1);
    last?.settle({ body: priceCart(cart.goods, cart.promos, last.call.body) });
    await applied;
    expect(cart.store.get(promoCodeAtom)).toMatchObject({ promo_code: 'MAHD10', discount: 1600 });
  });

  it('below its minimum total stays and becomes valid later', async () => {
    let reason: 'minimumNotMet' | 'expired' | null = null;
    const goods = new Map([['A', A]]);
    const cart = openCart(({ body }) => {
      const quote = priceCart(goods, { MAHD10: { kind: 'percent', value: 10 } }, body);
      return {
        body: reason
          ? {
              ...quote,
              promo: null,
              promo_error: { promo_code: 'MAHD10', reason, minimum_sub_total: 100, starts_at: null, discount: null },
            }
          : quote,
      };
    });
    cart.add('A', 3);
    await cart.store.set(applyPromoAtom, 'MAHD10');
    reason = 'minimumNotMet';
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(promoStateAtom).message).toEqual({
      tone: 'danger',
      messageKey: 'promo.minimumNotMet',
      discount: null,
      minimum: 10000,
      startsAt: null,
    });
    expect([cart.store.get(promoCodeAtom), cart.store.get(cartAtom).promo_code]).toEqual([null, 'MAHD10']);
    reason = null;
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(promoCodeAtom)?.promo_code).toBe('MAHD10');
    reason = 'expired';
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(cartAtom).promo_code).toBeNull();
  });

  it('comes back with the product it applies to, and says meanwhile why it does not', async () => {
    const goods = new Map([
      ['A', A],
      ['B', B],
    ]);
    const cart = openCart(({ body }) => {
      const quote = priceCart(goods, { MAHD10: { kind: 'percent', value: 10 } }, body);
      const { lines, promo_code } = body as { lines: { product_code: string }[]; promo_code: string | null };
      if (promo_code === null || lines.some(({ product_code }) => product_code === 'A')) return { body: quote };
      const refusal = { promo_code, reason: 'notForFeeding', minimum_sub_total: null, starts_at: null, discount: null };
      return { body: { ...quote, promo: null, promo_error: refusal } };
    });
    cart.add('A');
    cart.add('B');
    await cart.store.set(applyPromoAtom, 'MAHD10');
    cart.store.set(removeFromCartAtom, { productCode: 'A' });
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(promoCodeAtom)).toBeNull();
    expect(cart.store.get(promoStateAtom).message).toMatchObject({ messageKey: 'promo.notForFeeding' });
    cart.store.set(undoRemoveAtom, 'A');
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(promoCodeAtom)?.promo_code).toBe('MAHD10');
    expect(cart.store.get(promoStateAtom).message).toMatchObject({ messageKey: 'promo.success' });
  });
});

describe('a promo code of a guest', () => {
  it('stays when it cannot be tried at present, and is not used', async () => {
    let isLimited = true;
    const cart = openCart(({ body }) => {
      const quote = priceCart(new Map([['A', A]]), { MAHD10: { kind: 'percent', value: 10 } }, body);
      const refusal = { promo_code: 'MAHD10', reason: 'tooManyTries' };
      return { body: isLimited ? { ...quote, promo: null, promo_error: refusal } : quote };
    });
    cart.add('A');
    await cart.store.set(applyPromoAtom, 'mahd10');
    expect(cart.store.get(promoStateAtom).message).toMatchObject({ messageKey: 'promo.tooManyTries' });
    expect([cart.store.get(promoCodeAtom), cart.store.get(cartAtom).promo_code]).toEqual([null, 'MAHD10']);
    isLimited = false;
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(promoCodeAtom)?.promo_code).toBe('MAHD10');
  });

  it('stays and becomes valid after login', async () => {
    const goods = new Map([['A', A]]);
    let isLoggedIn = false;
    const cart = openCart(({ body }) => {
      const quote = priceCart(goods, { MAHD10: { kind: 'percent', value: 10 } }, body);
      return {
        body:
          isLoggedIn || !quote.promo
            ? quote
            : {
                ...quote,
                promo: null,
                promo_error: {
                  promo_code: 'MAHD10',
                  reason: 'loginFirst',
                  minimum_sub_total: null,
                  starts_at: null,
                  discount: 3.9,
                },
              },
      };
    });
    cart.add('A');
    await cart.store.set(applyPromoAtom, 'mahd10');
    expect(cart.store.get(promoStateAtom).message).toMatchObject({
      tone: 'danger',
      messageKey: 'promo.loginFirst',
      discount: 390,
    });
    expect([cart.store.get(promoCodeAtom), cart.store.get(quoteStateAtom).status]).toEqual([null, 'settled']);
    isLoggedIn = true;
    cart.store.set(beginSessionAtom, {
      accessToken: 't',
      user: { _id: 'u', firstName: '', lastName: '', email: '', emirates: '' },
    });
    expect(cart.store.get(quoteStateAtom).status).toBe('waiting');
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(promoCodeAtom)?.promo_code).toBe('MAHD10');
    expect(cart.store.get(promoStateAtom).message).toEqual({ tone: 'success', messageKey: 'promo.success' });
  });
});
