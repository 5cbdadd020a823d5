import fc from 'fast-check';
import { expect, it } from 'vitest';
import { basePriceOf, isVolume } from '../../src/shop/basePrice.js';

it.each([
  ['200 ml', 3920, { amount: 1960, per: '100ml' }],
  ['500 ml with pump', 4425, { amount: 885, per: '100ml' }],
  ['1 L', 4200, { amount: 420, per: '100ml' }],
  ['10 g', 4050, { amount: 4050, per: '10g' }],
  ['49 g', 4900, { amount: 1000, per: '10g' }],
  ['50 g', 4900, { amount: 9800, per: '100g' }],
  ['60 g', 3600, { amount: 6000, per: '100g' }],
  ['1.5 kg', 3000, { amount: 200, per: '100g' }],
  ['36 pads', 3200, { amount: 89, per: 'piece' }],
  ['6 × 80 wipes', 6240, { amount: 13, per: 'piece' }],
  ['4 × 150 ml', 6000, { amount: 1000, per: '100ml' }],
] as const)('of %s', (size, price, expected) => {
  expect(basePriceOf(size, price)).toEqual(expected);
});

it('is a volume with its unit only', () => {
  expect(['200 ml', '1 L', '4 × 150 ml'].filter((size) => !isVolume(size))).toEqual([]);
  expect(['LL / 2 pcs', '60 g', '6 bottles', '1 piece', 'L', ''].filter(isVolume)).toEqual([]);
});

it('of a weight is at most twice the price of ten grams or more, and gives the price back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 2000 }), fc.integer({ min: 1, max: 100_000 }), (grams, price) => {
      const { amount, per } = basePriceOf(`${grams} g`, price)!;
      expect(amount).toBeLessThanOrEqual(2 * price);
      expect(Math.abs((amount * grams) / Number.parseInt(per) - price)).toBeLessThanOrEqual(
        grams / 2 / Number.parseInt(per) + 1e-6,
      );
    }),
  );
});

it.each(['', '1 set', '1 piece', '4 × bottles', '6 bottles', 'M', '0 ml', 'SS'])('is unknown for "%s"', (size) => {
  expect(basePriceOf(size, 1000)).toBeNull();
});
