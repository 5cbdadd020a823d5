import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INSTALMENTS,
  instalmentsOf,
  payableMethods,
  PAYMENT_METHODS,
  type PaymentOptions,
} from '../../src/shop/index.js';

const options: PaymentOptions = {
  methods: PAYMENT_METHODS,
  payLaterLimits: { tabby: { min: 1_000, max: 20_000 }, tamara: { min: 10_000, max: 300_000 } },
};

describe('payable methods', () => {
  it.each([
    [999, ['card', 'applepay', 'cod']],
    [1_000, ['card', 'applepay', 'tabby', 'cod']],
    [10_000, ['card', 'applepay', 'tabby', 'tamara', 'cod']],
    [20_000, ['card', 'applepay', 'tabby', 'tamara', 'cod']],
    [20_001, ['card', 'applepay', 'tamara', 'cod']],
    [300_001, ['card', 'applepay', 'cod']],
  ])('include pay-later methods within their limits, for a total of %i fils', (total, methods) => {
    expect(payableMethods(options, total)).toEqual(methods);
  });

  it('are among those of the shop, in its order', () => {
    expect(payableMethods({ ...options, methods: ['tabby', 'cod'] }, 5_000)).toEqual(['tabby', 'cod']);
  });
});

describe('instalments', () => {
  it('are equal where the total can be divided', () => {
    expect(instalmentsOf(12_500)).toEqual({ first: 3_125, next: 3_125 });
    expect(instalmentsOf(12_503)).toEqual({ first: 3_128, next: 3_125 });
  });

  it('add up to the total', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000 }), (total) => {
        const { first, next } = instalmentsOf(total);
        expect(first + (INSTALMENTS - 1) * next).toBe(total);
        expect(first - next).toBeLessThan(INSTALMENTS);
      }),
    );
  });
});
