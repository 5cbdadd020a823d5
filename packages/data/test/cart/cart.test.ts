import { describe, expect, it } from 'vitest';
import {
  addToCartAtom,
  badgeCountAtom,
  cartAtom,
  cartLinesAtom,
  cartNoticeAtom,
  emptyCartAtom,
  forgetRemovedAtom,
  paymentReferenceAtom,
  promoAdvertisementAtom,
  quoteCartAtom,
  removedLinesAtom,
  removeFromCartAtom,
  setQuantityAtom,
  swalMsgAtom,
  toCartProduct,
  toCartRows,
  undoRemoveAtom,
} from '../../src/cart/index.js';
import { product, productSummary } from '../../src/catalog/api.js';
import { ROOT_KEY, startPersistence } from '../../src/store/index.js';
import { bottle, picture, pump } from '../catalog/fixtures.js';
import { FakeStorage } from '../fakeStorage.js';
import { A, openCart } from './openCart.js';
import { cartProduct } from './shopServer.js';

describe('cart lines', () => {
  it('are added, increased and totalled at once, without a request', () => {
    const cart = openCart();
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
    const cart = openCart();
    cart.add('B', 3);
    cart.add('B');
    expect([cart.lines(), cart.message()]).toEqual([['B×3'], 'toast.stockReached']);
    expect(cart.store.get(swalMsgAtom)?.n).toBe(3);
    cart.add('A', 12);
    expect(cart.message()).toBe('toast.maxReached');
    expect(cart.store.get(swalMsgAtom)?.n).toBe(10);
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
    const cart = openCart();
    cart.store.set(addToCartAtom, { product: cartProduct('S', { ...A, stock: 0 }) });
    cart.store.set(addToCartAtom, { product: { ...cartProduct('U', A), price: null } });
    expect(cart.lines()).toEqual([]);
    for (let n = 0; n < 51; n += 1) cart.store.set(addToCartAtom, { product: cartProduct(`P${n}`, A) });
    expect(cart.store.get(badgeCountAtom)).toBe(50);
    expect(cart.message()).toBe('toast.cartFull');
  });

  it('are removed and restored in place until the shopper leaves the screen', () => {
    const cart = openCart();
    for (const code of ['A', 'B', 'C', 'D']) cart.add(code);
    cart.store.set(swalMsgAtom, null);
    cart.store.set(removeFromCartAtom, { productCode: 'B' });
    cart.store.set(removeFromCartAtom, { productCode: 'C' });
    // The rows say it.
    expect([cart.lines(), cart.message()]).toEqual([['A×1', 'D×1'], undefined]);
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
    const cart = openCart();
    cart.add('A');
    cart.store.set(removeFromCartAtom, { productCode: 'A', invoker: 'wishlist' });
    expect([cart.message(), cart.store.get(removedLinesAtom)]).toEqual(['toast.addedToWishlist', []]);
    cart.store.set(removeFromCartAtom, { productCode: 'A' });
    expect(cart.message()).toBe('toast.addedToWishlist');
  });

  it('are cleared by an order, with promo code and payment', () => {
    const cart = openCart();
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
    const cart = openCart();
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
    const opened = openCart();
    const tab = storage.tab();
    await startPersistence(opened.shop, { storage: tab, tabs: tab }).ready;
    return { ...opened, storage };
  };

  it('survives a reload and is shared by all tabs', async () => {
    const storage = new FakeStorage();
    const tabs = [openCart(), openCart()];
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
    const again = openCart();
    await startPersistence(again.shop, { storage: storage.tab() }).ready;
    expect(again.store.get(cartAtom)).toEqual(tabs[0]?.store.get(cartAtom));
  });

  it('in the old format with dirhams keeps codes and quantities until the next quote', async () => {
    const cart = await reopen({
      cart: [{ productCode: 'A', price: 50, discounted_price: 40, quantity: 2, invoker: 'cart' }],
    });
    expect(cart.lines()).toEqual(['A×2']);
    expect(cart.totals().paymentDetails).toMatchObject({ finalTotal: 0, freeDeliveryRemaining: 0 });
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
    const cart = openCart();
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
