import { addToCartAtom, cartAtom, cartLinesAtom } from '@mahd/data/cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSharedLines, fromHash, fromQuery, toHash } from '../../src/features/cart/sharedLines.js';
import { cartProduct } from '../support/cartProduct.js';
import { shopWith } from '../support/shop.js';

const code = fc.stringMatching(/^[\w.-]{1,40}$/);
const line = fc.record({ productCode: code, quantity: fc.integer({ min: 1, max: 10 }) });
const lines = fc.uniqueArray(line, { selector: ({ productCode }) => productCode, maxLength: 50 });

describe('the address of a shared cart', () => {
  it('gives the same products and quantities again', () => {
    fc.assert(
      fc.property(lines, (shared) => {
        expect(fromHash(toHash(shared))).toEqual(shared);
      }),
    );
  });

  it('gives nothing but product codes and orderable quantities, whatever it says', () => {
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

  it('brings an odd quantity into its limits and leaves out what is no code', () => {
    expect(fromHash('#items=MH-1*0,MH-2*11,MH-3,MH-4*many,%3Cscript%3E*1,%E0%A4%A*1')).toEqual([
      { productCode: 'MH-1', quantity: 1 },
      { productCode: 'MH-2', quantity: 10 },
      { productCode: 'MH-3', quantity: 1 },
      { productCode: 'MH-4', quantity: 1 },
    ]);
    expect(fromHash('')).toEqual([]);
  });
});

describe('a press before the code was there', () => {
  it('brings its product along', () => {
    expect(fromQuery('?add=MH-1&quantity=3')).toEqual([{ productCode: 'MH-1', quantity: 3 }]);
    expect(fromQuery('?add=MH-1')).toEqual([{ productCode: 'MH-1', quantity: 1 }]);
    expect(fromQuery('?add=%22%3E%3Cimg%3E')).toEqual([]);
    expect(fromQuery('')).toEqual([]);
  });
});

/** A new tab; nothing here asks the API. */
const tab = async () => (await shopWith(() => ({ status: 404 }))).shop;

describe('shared products', () => {
  const known = { ...cartProduct, maxQuantity: 4 };

  it('come to what is there, never above what can be had, and what the cart knows of a product stays', async () => {
    const shop = await tab();
    shop.store.set(addToCartAtom, { product: known, quantity: 3 });
    addSharedLines(shop, [
      { productCode: 'MH-1', quantity: 5 },
      { productCode: 'MH-2', quantity: 2 },
    ]);
    const [oil, other] = shop.store.get(cartLinesAtom);
    expect(oil).toMatchObject({ productCode: 'MH-1', name: 'Oil', price: 3900, quantity: 4 });
    // Only its code is known; the next quote tells the rest.
    expect(other).toMatchObject({ productCode: 'MH-2', name: '', price: null, quantity: 2 });
  });

  it('are never more than fifty different ones', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, async (first, second) => {
        const shop = await tab();
        addSharedLines(shop, first);
        addSharedLines(shop, second);
        const { lines: kept } = shop.store.get(cartAtom);
        expect(kept.length).toBe(
          Math.min(50, new Set([...first, ...second].map(({ productCode }) => productCode)).size),
        );
        expect(kept.every(({ quantity }) => quantity >= 1 && quantity <= 10)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
