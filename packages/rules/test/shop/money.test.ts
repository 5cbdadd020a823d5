import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercent, parseFils, percentOfHalfUp, toWire, unitPrice, vatIncluded } from '../../src/shop/index.js';

const fils = fc.nat({ max: 1_000_000_000 });

describe('reading and writing amounts', () => {
  test.each([
    [39, 3900],
    ['39.00', 3900],
    ['39', 3900],
    ['39.5', 3950],
    [' 72.00 ', 7200],
    [0, 0],
    [19.99, 1999],
    [1.1 + 2.2, 330],
  ])('%j is %d fils', (amount, expected) => {
    expect(parseFils(amount)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'AED 39',
    '39,00',
    '1e3',
    '-1',
    '39.001',
    39.001,
    12.345,
    0.001,
    '0x10',
    '.5',
    -1,
    NaN,
    Infinity,
    1e300,
    null,
    undefined,
    {},
    [39],
  ])('%j is no amount', (amount) => {
    expect(parseFils(amount)).toBeNull();
  });

  test('survives a round trip through JSON', () => {
    fc.assert(
      fc.property(fils, (amount) => {
        expect(parseFils(toWire(amount))).toBe(amount);
        expect(parseFils(JSON.parse(JSON.stringify(toWire(amount))))).toBe(amount);
        expect(parseFils(toWire(amount).toFixed(2))).toBe(amount);
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const amount = parseFils(value);
        return amount === null || (Number.isSafeInteger(amount) && amount >= 0);
      }),
    );
  });
});

describe('percentages', () => {
  test('round half a fils up', () => {
    expect(percentOfHalfUp(5, 10)).toBe(1);
    expect(percentOfHalfUp(4, 10)).toBe(0);
    expect(percentOfHalfUp(3900, 12.5)).toBe(488);
    expect(percentOfHalfUp(3900, 15)).toBe(585);
  });

  test('are at most half a fils from the exact share', () => {
    fc.assert(
      fc.property(fils, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const share = percentOfHalfUp(amount, percent);
        const exactHundredths = BigInt(amount) * BigInt(percent);
        const difference = BigInt(share) * 100n - exactHundredths;
        expect(difference > -50n && difference <= 50n).toBe(true);
      }),
    );
  });
});

describe('VAT included', () => {
  test.each([
    [3900, 186],
    [7200, 343],
    [14900, 710],
    [0, 0],
    [105, 5],
    [10, 0],
    [11, 1],
  ])('in %d is %d', (total, vat) => {
    expect(vatIncluded(total)).toBe(vat);
  });

  test('and the net amount add up to the total, 20 to 1, to the nearest fils', () => {
    fc.assert(
      fc.property(fils, (total) => {
        expect(Math.abs(vatIncluded(total) * 21 - total)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('site discount', () => {
  test('applies only above 0 and below the price', () => {
    expect(unitPrice(5000, 0)).toBe(5000);
    expect(unitPrice(5000, 4500)).toBe(4500);
    expect(unitPrice(5000, 6000)).toBe(5000);
  });

  test('is given in whole percent', () => {
    expect(discountPercent(34900, 31410)).toBe(10);
    expect(discountPercent(3995, 3596)).toBe(10);
    expect(discountPercent(3995, 0)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
    fc.assert(
      fc.property(fils, fils, (price, discounted) => {
        const percent = discountPercent(price, discounted);
        return Number.isInteger(percent) && percent >= 0 && percent <= 100;
      }),
    );
  });
});
