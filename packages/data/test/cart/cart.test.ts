import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToCartAtom,
  applyPromoAtom,
  badgeCountAtom,
  cartAtom,
  cartChangesAtom,
  cartLinesAtom,
  cartNoticeAtom,
  cartTotalsAtom,
  dismissChangesAtom,
  emptyCartAtom,
  forgetRemovedAtom,
  paymentMethodsAtom,
  paymentReferenceAtom,
  promoAdvertisementAtom,
  promoCodeAtom,
  promoStateAtom,
  quoteCartAtom,
  quoteStateAtom,
  removedLinesAtom,
  removeFromCartAtom,
  removePromoAtom,
  setQuantityAtom,
  swalMsgAtom,
  toCartProduct,
  toCartRows,
  toLineChanges,
  undoRemoveAtom,
  watchCart,
} from '../../src/cart/index.js';
import { beginSessionAtom } from '../../src/account/session.js';
import { product, productSummary } from '../../src/catalog/decoders.js';
import { createShopStore, ROOT_KEY, startPersistence } from '../../src/store/index.js';
import { bottle, picture, pump } from '../catalog/fixtures.js';
import { fakeServer, type Answer, type RecordedCall } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';
import { cartProduct, HeldAnswers, priceCart, type Goods } from './shopServer.js';

const A: Goods = { price: 5000, discountedPrice: 4000, stock: 20 };
const B: Goods = { price: 3000, discountedPrice: 0, stock: 3 };

function open(reply?: (call: RecordedCall) => Answer | Promise<Answer>) {
  const goods = new Map<string, Goods>([
    ['A', A],
    ['B', B],
  ]);
  const promos = { MAHD10: { kind: 'percent', value: 10 }, TAKE15: { kind: 'fixed', value: 1500 } } as const;
  const server = fakeServer(reply ?? (({ body }) => ({ body: priceCart(goods, promos, body) })));
  const shop = createShopStore({ http: server.http });
  const { store } = shop;
  return {
    ...server,
    shop,
    store,
    goods,
    promos,
    add: (code: string, quantity?: number) =>
      store.set(addToCartAtom, {
        product: cartProduct(code, goods.get(code) ?? A),
        ...(quantity !== undefined && { quantity }),
      }),
    lines: () => store.get(cartLinesAtom).map(({ productCode, quantity }) => `${productCode}×${quantity}`),
    message: () => store.get(swalMsgAtom)?.messageKey,
    totals: () => store.get(cartTotalsAtom),
  };
}

describe('cart lines', () => {
  it('are added, increased and totalled at once, without a request', () => {
    const cart = open();
    cart.add('A');
    cart.add('B');
    cart.add('A', 2);
    expect(cart.lines()).toEqual(['A×3', 'B×1']);
    expect(cart.store.get(badgeCountAtom)).toBe(4);
    expect(cart.message()).toBe('toast.addedToCart');
    expect(cart.totals()).toMatchObject({
      settled: false,
      paymentDetails: { productsValue: 18000, discount: 3000, subTotal: 15000, shippingCharges: 0, finalTotal: 15000 },
    });
    expect(cart.calls).toEqual([]);
  });

  it('are limited to 1 to 10 and to the stock, with a message', () => {
    const cart = open();
    cart.add('B', 3);
    cart.add('B');
    expect([cart.lines(), cart.message()]).toEqual([['B×3'], 'toast.maxReached']);
    cart.add('A', 12);
    expect(cart.message()).toBe('toast.maxReached');
    for (const [asked, got] of [
      [0, 1],
      [11, 10],
      [Number.NaN, 1],
      [-4, 1],
      [2.9, 2],
      [Infinity, 10],
    ] as const) {
      cart.store.set(setQuantityAtom, { productCode: 'A', quantity: asked });
      expect(cart.lines()).toEqual(['B×3', `A×${got}`]);
    }
  });

  it('refuse products that are sold out, have no price or exceed fifty', () => {
    const cart = open();
    cart.store.set(addToCartAtom, { product: cartProduct('S', { ...A, stock: 0 }) });
    cart.store.set(addToCartAtom, { product: { ...cartProduct('U', A), price: null } });
    expect(cart.lines()).toEqual([]);
    for (let n = 0; n < 51; n += 1) cart.store.set(addToCartAtom, { product: cartProduct(`P${n}`, A) });
    expect(cart.store.get(badgeCountAtom)).toBe(50);
    expect(cart.message()).toBe('toast.maxReached');
  });

  it('are removed and restored in place until the shopper leaves the screen', () => {
    const cart = open();
    for (const code of ['A', 'B', 'C', 'D']) cart.add(code);
    cart.store.set(removeFromCartAtom, { productCode: 'B' });
    cart.store.set(removeFromCartAtom, { productCode: 'C' });
    expect([cart.lines(), cart.message()]).toEqual([['A×1', 'D×1'], 'toast.removedFromCart']);
    const rows = () =>
      toCartRows(cart.store.get(cartLinesAtom), cart.store.get(removedLinesAtom), 'en').map(
        (row) => `${row.productCode}${row.removed ? '?' : ''}`,
      );
    expect(rows()).toEqual(['A', 'B?', 'C?', 'D']);
    cart.store.set(undoRemoveAtom, 'B');
    expect([cart.lines(), rows()]).toEqual([
      ['A×1', 'B×1', 'D×1'],
      ['A', 'B', 'C?', 'D'],
    ]);
    cart.store.set(undoRemoveAtom, 'B');
    cart.store.set(forgetRemovedAtom);
    cart.store.set(undoRemoveAtom, 'C');
    expect(cart.lines()).toEqual(['A×1', 'B×1', 'D×1']);
  });

  it('move to the wishlist with their own message and no restore', () => {
    const cart = open();
    cart.add('A');
    cart.store.set(removeFromCartAtom, { productCode: 'A', invoker: 'wishlist' });
    expect([cart.message(), cart.store.get(removedLinesAtom)]).toEqual(['toast.addedToWishlist', []]);
    cart.store.set(removeFromCartAtom, { productCode: 'A' });
    expect(cart.message()).toBe('toast.addedToWishlist');
  });

  it('are cleared by an order, with promo code and payment', () => {
    const cart = open();
    cart.add('A');
    cart.store.set(promoAdvertisementAtom, false);
    cart.store.set(paymentReferenceAtom, { tran_ref: 't', order_id: 'o', session_id: 's' });
    cart.store.set(emptyCartAtom);
    expect([
      cart.lines(),
      cart.message(),
      cart.store.get(paymentReferenceAtom),
      cart.store.get(promoAdvertisementAtom),
    ]).toEqual([[], 'toast.orderPlaced', null, false]);
    expect(Object.values(cart.totals().paymentDetails).every((amount) => amount === 0)).toBe(true);
  });

  it('show the same message twice as two toasts', () => {
    const cart = open();
    cart.add('A');
    const first = cart.store.get(swalMsgAtom)?.id;
    cart.add('A');
    expect(cart.store.get(swalMsgAtom)?.id).not.toBe(first);
    cart.store.set(swalMsgAtom, null);
    expect(cart.store.get(swalMsgAtom)).toBeNull();
  });
});

describe('a stored cart', () => {
  const reopen = async (cart: unknown) => {
    const storage = new FakeStorage();
    storage.values.set(ROOT_KEY, JSON.stringify({ version: 1, cart }));
    const opened = open();
    const tab = storage.tab();
    await startPersistence(opened.shop, { storage: tab, tabs: tab }).ready;
    return { ...opened, storage };
  };

  it('survives a reload and is shared by all tabs', async () => {
    const storage = new FakeStorage();
    const tabs = [open(), open()];
    for (const { shop } of tabs) {
      const tab = storage.tab();
      await startPersistence(shop, { storage: tab, tabs: tab }).ready;
    }
    tabs[0]?.add('A', 2);
    tabs[1]?.add('B');
    expect([tabs[0]?.lines(), tabs[1]?.lines()]).toEqual([
      ['A×2', 'B×1'],
      ['A×2', 'B×1'],
    ]);
    const again = open();
    await startPersistence(again.shop, { storage: storage.tab() }).ready;
    expect(again.store.get(cartAtom)).toEqual(tabs[0]?.store.get(cartAtom));
  });

  it('in the old format with dirhams keeps codes and quantities until the next quote', async () => {
    const cart = await reopen({
      cart: [{ productCode: 'A', price: 50, discounted_price: 40, quantity: 2, invoker: 'cart' }],
    });
    expect(cart.lines()).toEqual(['A×2']);
    expect(cart.totals().paymentDetails.finalTotal).toBe(0);
    await cart.store.set(quoteCartAtom);
    expect(cart.totals()).toMatchObject({ settled: true, paymentDetails: { subTotal: 8000 } });
    expect(toCartRows(cart.store.get(cartLinesAtom), [], 'ar')).toMatchObject([
      { name: 'اسم A', price: { amount: 4000, was: 5000 }, lineTotal: 8000 },
    ]);
  });

  it.each([
    [
      {
        lines: [
          { productCode: 'A', quantity: 99 },
          { productCode: 5 },
          null,
          { quantity: 1 },
          { productCode: 'A', quantity: 1 },
        ],
      },
      ['A×10', '5×1'].slice(0, 1),
    ],
    ['garbage', []],
    [{ lines: 'many' }, []],
    [{ lines: [], promo_code: 7.5, tran_ref: [] }, []],
  ])('that is damaged keeps its readable part and shows a notice: %j', async (stored, lines) => {
    const cart = await reopen(stored);
    expect(cart.lines()).toEqual(lines);
    expect(cart.store.get(cartNoticeAtom)).toBe('storage.reset');
    cart.add('B');
    expect(cart.store.get(cartNoticeAtom)).toBeUndefined();
  });
});

describe('quotes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(1000);

  it('requests a debounced quote while the totals are shown', async () => {
    const cart = open();
    cart.add('A');
    const stop = watchCart(cart.shop, undefined);
    await settle();
    expect(cart.calls.map(({ body }) => body)).toEqual([
      { lines: [{ product_code: 'A', quantity: 1, seen_price: 40 }], promo_code: null, email: null },
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
    const cart = open();
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

  it('keeps changes made while the request was pending', async () => {
    const held = new HeldAnswers();
    const cart = open(held.answer);
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
    const cart = open(held.answer);
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
    const cart = open(({ body }) =>
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
    const cart = open();
    await cart.store.set(quoteCartAtom);
    expect([cart.calls, cart.store.get(quoteStateAtom).status]).toEqual([[], 'settled']);
  });
});

describe('a promo code', () => {
  it('is applied regardless of case and previewed until the quote is settled', async () => {
    const cart = open();
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
    const cart = open();
    cart.add('A');
    await cart.store.set(applyPromoAtom, '   ');
    expect(cart.store.get(promoStateAtom).message?.messageKey).toBe('promo.empty');
    await cart.store.set(applyPromoAtom, 'MAHD10');
    await cart.store.set(applyPromoAtom, 'NONE');
    expect(cart.store.get(promoStateAtom).message).toMatchObject({ tone: 'danger', messageKey: 'promo.notFound' });
    expect(cart.store.get(cartAtom).promo_code).toBeNull();
  });

  it('that could not be checked shows an error and is removed', async () => {
    const cart = open(() => ({ status: 500 }));
    cart.add('A');
    await cart.store.set(applyPromoAtom, 'MAHD10');
    expect(cart.store.get(promoStateAtom)).toEqual({
      pending: false,
      message: { tone: 'danger', messageKey: 'promo.failed' },
    });
    expect(cart.store.get(cartAtom).promo_code).toBeNull();
  });

  it('is applied even if another change supersedes its request', async () => {
    const held = new HeldAnswers();
    const cart = open(held.answer);
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
    const cart = open(({ body }) => {
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
});

describe('a promo code of a guest', () => {
  it('stays and becomes valid after login', async () => {
    const goods = new Map([['A', A]]);
    let isLoggedIn = false;
    const cart = open(({ body }) => {
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
      user: { _id: 'u', firstName: '', lastName: '', email: '', email_verified: true, emirates: '' },
    });
    expect(cart.store.get(quoteStateAtom).status).toBe('waiting');
    await cart.store.set(quoteCartAtom);
    expect(cart.store.get(promoCodeAtom)?.promo_code).toBe('MAHD10');
    expect(cart.store.get(promoStateAtom).message).toEqual({ tone: 'success', messageKey: 'promo.success' });
  });
});

describe('toCartProduct', () => {
  it('stores the product or the chosen size; an unknown size selects the default', () => {
    expect(toCartProduct(productSummary(pump))).toMatchObject({
      productCode: 'MH-BF-0001',
      size: '1 set',
      price: 14900,
      discounted_price: 11920,
      maxQuantity: 7,
      picture: picture('pump'),
    });
    const theBottle = product(bottle);
    expect(toCartProduct(theBottle, 'MH-BT-0002')).toMatchObject({
      productCode: 'MH-BT-0002',
      size: '160 ml',
      color: 'Rabbit',
      arabic: { name: 'رضّاعة', size: '160 مل', color: 'أرنب' },
      price: 4900,
      maxQuantity: 3,
      regulatedFeeding: true,
      picture: picture('MH-BT-0002'),
    });
    expect(toCartProduct(theBottle, 'nonsense').productCode).toBe('MH-BT-0003');
    expect(toCartProduct(theBottle, 'MH-BT-0006')).toMatchObject({ price: null, maxQuantity: 0 });
  });

  it("becomes a row in the page's language", () => {
    const cart = open();
    cart.store.set(addToCartAtom, { product: toCartProduct(product(bottle), 'MH-BT-0002'), quantity: 2 });
    expect(toCartRows(cart.store.get(cartLinesAtom), [], 'ar')).toEqual([
      {
        productCode: 'MH-BT-0002',
        name: 'رضّاعة',
        href: '/product/bottle?variant=MH-BT-0002',
        details: ['160 مل', 'أرنب'],
        picture: picture('MH-BT-0002'),
        price: { amount: 4900, was: null, percent: 0, from: false },
        quantity: 2,
        maxQuantity: 3,
        lineTotal: 9800,
        removed: false,
      },
    ]);
  });
});
