import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToCartAtom,
  applyPromoAtom,
  badgeCountAtom,
  cartAtom,
  cartLinesAtom,
  cartTotalsAtom,
  quoteCartAtom,
  removeFromCartAtom,
  removePromoAtom,
  setQuantityAtom,
  undoRemoveAtom,
  watchCart,
} from '../../src/cart/index.js';
import { HttpError } from '../../src/http/index.js';
import { createShopStore, startPersistence } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';
import { cartProduct, HeldAnswers, priceCart, type Goods } from './shopServer.js';

const CODES = ['A', 'B', 'C'] as const;
const PROMOS = { MAHD10: { kind: 'percent', value: 10 }, TAKE15: { kind: 'fixed', value: 1500 } } as const;

const code = fc.constantFrom(...CODES);
const shopperStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), code, quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('set' as const), code, quantity: fc.integer({ min: -1, max: 12 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), code }) },
  fc.record({ do: fc.constant('undo' as const), code }),
  fc.record({ do: fc.constant('promo' as const), text: fc.constantFrom('MAHD10', 'TAKE15', 'NONE', '') }),
  fc.record({ do: fc.constant('unpromo' as const) }),
);
/** External events between actions. */
const worldStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), index: fc.nat(1) }) },
  fc.record({ do: fc.constant('lose' as const), index: fc.nat(1) }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 200, 300) }) },
);
const serverStep = fc.record({
  do: fc.constant('restock' as const),
  code,
  stock: fc.integer({ min: 0, max: 15 }),
  price: fc.integer({ min: 1, max: 20_000 }),
});

type Step =
  typeof shopperStep extends fc.Arbitrary<infer A>
    ? | A
      | (typeof worldStep extends fc.Arbitrary<infer B> ? B : never)
      | (typeof serverStep extends fc.Arbitrary<infer C> ? C : never)
    : never;

function open() {
  const goods = new Map<string, Goods>(
    CODES.map((one, n) => [
      one,
      { price: 4000 * (n + 1), discountedPrice: n === 1 ? 5000 : 0, stock: 8, regulated: n === 2 },
    ]),
  );
  const held = new HeldAnswers();
  const shop = createShopStore({ http: fakeServer(held.answer).http });
  const { store } = shop;
  /** Older requests are cancelled, so only the newest matter. */
  const newest = (index: number) => Math.max(0, held.waiting.length - 1 - index);
  const run = async (step: Step): Promise<void> => {
    switch (step.do) {
      case 'add':
        store.set(addToCartAtom, {
          product: cartProduct(step.code, goods.get(step.code) as Goods),
          quantity: step.quantity,
        });
        return;
      case 'set':
        return store.set(setQuantityAtom, { productCode: step.code, quantity: step.quantity });
      case 'remove':
        return store.set(removeFromCartAtom, { productCode: step.code });
      case 'undo':
        return store.set(undoRemoveAtom, step.code);
      case 'promo':
        return void store.set(applyPromoAtom, step.text);
      case 'unpromo':
        return store.set(removePromoAtom);
      case 'restock':
        return void goods.set(step.code, { ...(goods.get(step.code) as Goods), stock: step.stock, price: step.price });
      case 'wait':
        return void (await vi.advanceTimersByTimeAsync(step.ms));
      case 'answer': {
        const answer = held.take(newest(step.index));
        answer?.settle({ body: priceCart(goods, PROMOS, answer.call.body) });
        return void (await vi.advanceTimersByTimeAsync(0));
      }
      case 'lose':
        held.take(newest(step.index))?.fail();
        return void (await vi.advanceTimersByTimeAsync(0));
    }
  };
  /** Delivers all pending responses without further actions. */
  const settle = async () => {
    for (let round = 0; round < 20 && (held.waiting.length > 0 || !store.get(cartTotalsAtom).settled); round += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      for (const answer of held.waiting.splice(0)) answer.settle({ body: priceCart(goods, PROMOS, answer.call.body) });
      await vi.advanceTimersByTimeAsync(1000);
      if (held.waiting.length === 0 && !store.get(cartTotalsAtom).settled) void store.set(quoteCartAtom);
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { shop, store, goods, held, run, settle };
}

describe('any interleaving of actions, responses and losses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("keeps the shopper's last change of every line and settles on the server's totals", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(shopperStep, worldStep), { maxLength: 30 }), async (steps) => {
        const cart = open();
        const stop = watchCart(cart.shop, undefined);
        const plain = open();
        for (const step of steps) {
          await cart.run(step);
          // The same actions without a server give the expected cart, because stock does not change here.
          if (step.do !== 'answer' && step.do !== 'lose' && step.do !== 'wait' && step.do !== 'promo')
            await plain.run(step);
        }
        await cart.settle();
        stop();
        const quantities = (of: typeof cart) =>
          of.store.get(cartLinesAtom).map(({ productCode, quantity }) => [productCode, quantity]);
        expect(quantities(cart)).toEqual(quantities(plain));

        const lines = cart.store
          .get(cartLinesAtom)
          .map(({ productCode, quantity }) => ({ product_code: productCode, quantity }));
        const truth = priceCart(cart.goods, PROMOS, { lines, promo_code: cart.store.get(cartAtom).promo_code });
        const { paymentDetails, settled } = cart.store.get(cartTotalsAtom);
        expect(settled).toBe(true);
        expect(paymentDetails.finalTotal).toBe(Math.round(truth.paymentDetails.finalTotal * 100));
        expect(paymentDetails.promoDiscount).toBe(Math.round(truth.paymentDetails.promoDiscount * 100));
      }),
    );
  });

  it('never shows a quantity that cannot be ordered, even while stock and prices change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(shopperStep, worldStep, serverStep), { maxLength: 30 }), async (steps) => {
        const cart = open();
        const stop = watchCart(cart.shop, undefined);
        for (const step of steps) {
          await cart.run(step);
          const lines = cart.store.get(cartLinesAtom);
          expect(new Set(lines.map(({ productCode }) => productCode)).size).toBe(lines.length);
          expect(
            lines.every(
              ({ quantity, maxQuantity }) =>
                Number.isInteger(quantity) && quantity >= 1 && quantity <= Math.min(10, maxQuantity),
            ),
          ).toBe(true);
          expect(cart.store.get(badgeCountAtom)).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
        }
        // Changes on the server after the last response appear with the next one.
        void cart.store.set(quoteCartAtom);
        await cart.settle();
        stop();
        for (const { productCode, quantity, price } of cart.store.get(cartLinesAtom)) {
          expect(quantity).toBeLessThanOrEqual(cart.goods.get(productCode)?.stock ?? 0);
          expect(price).toBe(cart.goods.get(productCode)?.price);
        }
      }),
    );
  });

  it('ends with the same cart in two tabs', async () => {
    const steps = fc.array(fc.record({ tab: fc.nat(1), step: fc.oneof(shopperStep, worldStep) }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const storage = new FakeStorage();
        const tabs = [open(), open()] as const;
        const stops = tabs.map(({ shop }) => {
          const tab = storage.tab();
          void startPersistence(shop, { storage: tab, tabs: tab });
          return watchCart(shop, undefined);
        });
        await vi.advanceTimersByTimeAsync(0);
        for (const { tab, step } of all) await tabs[tab === 0 ? 0 : 1].run(step);
        for (let round = 0; round < 3; round += 1) for (const tab of tabs) await tab.settle();
        stops.forEach((stop) => stop());
        const seen = tabs.map(({ store }) =>
          store.get(cartLinesAtom).map(({ productCode, quantity }) => [productCode, quantity]),
        );
        expect(seen[0]).toEqual(seen[1]);
        expect(tabs.map(({ store }) => store.get(cartTotalsAtom).paymentDetails.finalTotal)[0]).toBe(
          tabs[1].store.get(cartTotalsAtom).paymentDetails.finalTotal,
        );
      }),
    );
  });

  it('survives any JSON response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('lines', 'paymentDetails', 'promo', 'changes'), fc.jsonValue()),
        ),
        async (odd) => {
          const goods = new Map<string, Goods>([['A', { price: 100, discountedPrice: 0, stock: 5 }]]);
          const shop = createShopStore({
            http: fakeServer(({ body }) => ({
              body:
                typeof odd === 'object' && odd !== null && !Array.isArray(odd)
                  ? { ...priceCart(goods, {}, body), ...odd }
                  : odd,
            })).http,
          });
          shop.store.set(addToCartAtom, { product: cartProduct('A', goods.get('A') as Goods) });
          await shop.store.set(quoteCartAtom).catch((error: unknown) => {
            throw error instanceof HttpError ? new Error('quoting must not reject') : error;
          });
          expect(shop.store.get(cartTotalsAtom).paymentDetails.finalTotal).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
