import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lineTotal,
  paymentDetailsOf,
  promoBaseOf,
  shippingCharge,
  vatIncluded,
  type PricedLine,
  type PromoDiscount,
} from '../../src/shop/index.js';

const line = fc
  .record({
    price: fc.integer({ min: 1, max: 100_000 }),
    off: fc.nat({ max: 100 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    regulatedFeeding: fc.boolean(),
  })
  .map(({ price, off, ...rest }): PricedLine => ({
    ...rest,
    price,
    discountedPrice: off === 0 ? 0 : Math.floor((price * (100 - off)) / 100),
  }));
const promo: fc.Arbitrary<PromoDiscount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 50_000 }) }),
);
const lines = fc.array(line, { minLength: 1, maxLength: 8 });

const cream: PricedLine = { price: 5000, discountedPrice: 4500, quantity: 2, regulatedFeeding: false };
const bottle: PricedLine = { price: 7200, discountedPrice: 0, quantity: 1, regulatedFeeding: true };

describe('totals', () => {
  test('are all zeros for an empty cart, even with a code', () => {
    const zeros = {
      productsValue: 0,
      discount: 0,
      subTotal: 0,
      promoDiscount: 0,
      shippingCharges: 0,
      finalTotal: 0,
      vatIncluded: 0,
      freeDeliveryRemaining: 0,
    };
    expect(paymentDetailsOf([], null)).toEqual(zeros);
    expect(paymentDetailsOf([], { kind: 'fixed', value: 1500 })).toEqual(zeros);
    expect(paymentDetailsOf([{ ...cream, quantity: 0 }], null)).toEqual(zeros);
  });

  test('an example: a code excludes regulated feeding products', () => {
    expect(paymentDetailsOf([cream, bottle], { kind: 'percent', value: 10 })).toEqual({
      productsValue: 17200,
      discount: 1000,
      subTotal: 16200,
      promoDiscount: 900,
      shippingCharges: 0,
      finalTotal: 15300,
      vatIncluded: 729,
      freeDeliveryRemaining: 0,
    });
  });

  test('a fixed code never exceeds its base', () => {
    expect(paymentDetailsOf([cream, bottle], { kind: 'fixed', value: 20000 }).promoDiscount).toBe(9000);
    expect(paymentDetailsOf([bottle], { kind: 'fixed', value: 20000 }).promoDiscount).toBe(0);
  });

  test('delivery is free from AED 99.00 exactly, after the promo discount', () => {
    const at = (price: number): PricedLine => ({ price, discountedPrice: 0, quantity: 1, regulatedFeeding: false });
    expect(paymentDetailsOf([at(9900)], null).shippingCharges).toBe(0);
    expect(paymentDetailsOf([at(9899)], null).shippingCharges).toBe(2000);
    expect(paymentDetailsOf([at(9900)], { kind: 'fixed', value: 1 }).shippingCharges).toBe(2000);
    expect(paymentDetailsOf([at(5000)], { kind: 'percent', value: 100 }).finalTotal).toBe(2000);
    expect(paymentDetailsOf([at(8700)], null).freeDeliveryRemaining).toBe(1200);
    expect(paymentDetailsOf([at(9900)], { kind: 'fixed', value: 1 }).freeDeliveryRemaining).toBe(1);
    expect(paymentDetailsOf([at(9900)], null).freeDeliveryRemaining).toBe(0);
  });

  test('add up, stay integers and never go below zero', () => {
    fc.assert(
      fc.property(lines, fc.option(promo), (cart, code) => {
        const totals = paymentDetailsOf(cart, code);
        expect(totals.productsValue - totals.discount).toBe(totals.subTotal);
        expect(totals.subTotal - totals.promoDiscount + totals.shippingCharges).toBe(totals.finalTotal);
        expect(totals.subTotal).toBe(cart.reduce((sum, each) => sum + lineTotal(each), 0));
        expect(totals.promoDiscount).toBeLessThanOrEqual(promoBaseOf(cart));
        expect(totals.shippingCharges).toBe(shippingCharge(totals.subTotal - totals.promoDiscount));
        expect(totals.vatIncluded).toBe(vatIncluded(totals.finalTotal));
        for (const amount of Object.values(totals)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, fc.option(promo), (cart, code) => {
        expect(paymentDetailsOf([...cart].reverse(), code)).toEqual(paymentDetailsOf(cart, code));
      }),
    );
  });

  test('a code does not discount regulated products', () => {
    fc.assert(
      fc.property(lines, promo, (cart, code) => {
        const regulated = cart.map((each) => ({ ...each, regulatedFeeding: true }));
        expect(paymentDetailsOf(regulated, code)).toEqual(paymentDetailsOf(regulated, null));
      }),
    );
  });
});
