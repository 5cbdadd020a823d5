import { addSharedLinesAtom, addToCartAtom, cartAtom, cartLinesAtom, swalMsgAtom } from '@mahd/data/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHash, fromQuery, toHash } from '../../src/features/cart/sharedLines.js';
import { cartProduct } from '../support/cartProduct.js';
import { shopWith } from '../support/shop.js';

const code = fc.stringMatching(/^[\w.-]{1,40}$/);
const line = fc.record({ productCode: code, quantity: fc.integer({ min: 1, max: 10 }) });
const lines = fc.uniqueArray(line, { selector: ({ productCode }) => productCode, maxLength: 50 });

describe('the hash of a shared cart', () => {
  it('round-trips products and quantities', () => {
    fc.assert(
      fc.property(lines, (shared) => {
        expect(fromHash(toHash(shared))).toEqual(shared);
      }),
    );
  });

  it('only ever yields product codes and valid quantities', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `#items=${text}`),
          fc
            .array(fc.tuple(fc.string(), fc.string()))
            .map((all) => `#items=${all.map(([a, b]) => `${a}*${b}`).join(',')}`),
        ),
        (hash) => {
          const read = fromHash(hash);
          expect(read.length).toBeLessThanOrEqual(50);
          for (const { productCode, quantity } of read) {
            expect(productCode).toMatch(/^[\w.-]{1,40}$/);
            expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 10).toBe(true);
          }
        },
      ),
    );
  });

  it('clamps quantities and skips invalid codes', () => {
    expect(fromHash('#items=MH-1*0,MH-2*11,MH-3,MH-4*many,%3Cscript%3E*1,%E0%A4%A*1')).toEqual([
      { productCode: 'MH-1', quantity: 1 },
      { productCode: 'MH-2', quantity: 10 },
      { productCode: 'MH-3', quantity: 1 },
      { productCode: 'MH-4', quantity: 1 },
    ]);
    expect(fromHash('')).toEqual([]);
  });
});

describe('a form submitted before hydration', () => {
  it('passes its product in the query', () => {
    expect(fromQuery('?add=MH-1&quantity=3')).toEqual([{ productCode: 'MH-1', quantity: 3 }]);
    expect(fromQuery('?add=MH-1')).toEqual([{ productCode: 'MH-1', quantity: 1 }]);
    expect(fromQuery('?add=%22%3E%3Cimg%3E')).toEqual([]);
    expect(fromQuery('')).toEqual([]);
  });
});

/** A new shop; these tests call no API. */
const createShop = async () => (await shopWith(() => ({ status: 404 }))).shop;

describe('adding shared products', () => {
  const product = { ...cartProduct, maxQuantity: 4 };

  it('adds up quantities to the maximum, and keeps the product details of the cart', async () => {
    const shop = await createShop();
    shop.store.set(addToCartAtom, { product, quantity: 3 });
    shop.store.set(swalMsgAtom, null);
    shop.store.set(cartAtom, (cart) => ({ ...cart, damaged: true }));
    shop.store.set(addSharedLinesAtom, [
      { productCode: 'MH-1', quantity: 5 },
      { productCode: 'MH-2', quantity: 2 },
    ]);
    expect(shop.store.get(swalMsgAtom)?.messageKey).toBe('toast.stockReached');
    expect(shop.store.get(cartAtom).damaged).toBe(false);
    const [oil, other] = shop.store.get(cartLinesAtom);
    expect(oil).toMatchObject({ productCode: 'MH-1', name: 'Oil', price: 3900, quantity: 4 });
    // Only the code is known until the next quote.
    expect(other).toMatchObject({ productCode: 'MH-2', name: '', price: null, quantity: 2 });
  });

  it('limits the cart to fifty products', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, async (first, second) => {
        const shop = await createShop();
        shop.store.set(addSharedLinesAtom, first);
        shop.store.set(addSharedLinesAtom, second);
        const { lines: added } = shop.store.get(cartAtom);
        expect(added.length).toBe(
          Math.min(50, new Set([...first, ...second].map(({ productCode }) => productCode)).size),
        );
        expect(added.every(({ quantity }) => quantity >= 1 && quantity <= 10)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
