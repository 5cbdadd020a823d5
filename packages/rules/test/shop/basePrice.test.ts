import { expect, it } from 'vitest';
import { basePriceOf } from '../../src/shop/basePrice.js';

it.each([
  ['200 ml', 3920, { amount: 1960, per: '100ml' }],
  ['500 ml with pump', 4425, { amount: 885, per: '100ml' }],
  ['1 L', 4200, { amount: 420, per: '100ml' }],
  ['60 g', 3600, { amount: 6000, per: '100g' }],
  ['1.5 kg', 3000, { amount: 200, per: '100g' }],
  ['36 pads', 3200, { amount: 89, per: 'piece' }],
] as const)('of %s', (size, price, expected) => {
  expect(basePriceOf(size, price)).toEqual(expected);
});

it.each(['', '1 set', '1 piece', '4 × 150 ml', '6 bottles', 'M', '0 ml', 'SS'])('is unknown for "%s"', (size) => {
  expect(basePriceOf(size, 1000)).toBeNull();
});
