import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  normalizePromoCode,
  promoDiscountOf,
  promoRefusal,
  type PromoContext,
  type PromoCode,
} from '../../src/shop/index.js';

const code: PromoCode = {
  code: 'MAHD10',
  kind: 'percent',
  value: 10,
  startsAt: 1000,
  endsAt: 2000,
  minimumSubTotal: 5000,
  usageLimit: 3,
  usedCount: 2,
  oncePerUser: true,
};
const good: PromoContext = {
  now: 1500,
  loggedIn: true,
  verified: true,
  usedByThisUser: false,
  subTotal: 6000,
  promoBase: 6000,
};

describe('a promo code', () => {
  test('is valid when every condition is met, limits included', () => {
    expect(promoRefusal(' mahd10 ', code, good)).toBeNull();
    expect(promoRefusal('MAHD10', code, { ...good, now: 1000, subTotal: 5000 })).toBeNull();
    expect(promoRefusal('MAHD10', code, { ...good, now: 2000 })).toBeNull();
    expect(promoRefusal('MAHD10', { ...code, oncePerUser: false }, { ...good, usedByThisUser: true })).toBeNull();
    expect(promoRefusal('MAHD10', { ...code, oncePerUser: false }, { ...good, verified: false })).toBeNull();
    expect(
      promoRefusal('X', { ...code, startsAt: null, endsAt: null, usageLimit: null }, { ...good, now: 9e15 }),
    ).toBeNull();
  });

  test.each([
    ['empty', '  ', code, good],
    ['loginFirst', 'X', code, { ...good, loggedIn: false }],
    ['notFound', 'NONE', null, good],
    ['notStarted', 'X', code, { ...good, now: 999 }],
    ['expired', 'X', code, { ...good, now: 2001 }],
    ['verifyFirst', 'X', code, { ...good, verified: false }],
    ['alreadyUsed', 'X', code, { ...good, usedByThisUser: true }],
    ['limitReached', 'X', { ...code, usedCount: 3 }, good],
    ['minimumNotMet', 'X', code, { ...good, subTotal: 4999 }],
    ['notForFeeding', 'X', code, { ...good, promoBase: 0 }],
  ] as const)('is refused as %s', (reason, typed, promo, at) => {
    expect(promoRefusal(typed, promo, at)).toBe(reason);
  });

  test('reports only the first reason', () => {
    expect(
      promoRefusal(
        'X',
        { ...code, usedCount: 9 },
        { now: 3000, loggedIn: true, verified: true, usedByThisUser: true, subTotal: 0, promoBase: 0 },
      ),
    ).toBe('expired');
    expect(promoRefusal('X', { ...code, usedCount: 9 }, { ...good, usedByThisUser: true })).toBe('alreadyUsed');
  });

  test('names what the customer cannot change before what she can, the account last', () => {
    const failing = {
      expired: [{}, { now: 2001 }],
      alreadyUsed: [{}, { usedByThisUser: true }],
      limitReached: [{ usedCount: 3 }, {}],
      minimumNotMet: [{ minimumSubTotal: 7000 }, {}],
      notForFeeding: [{}, { promoBase: 0 }],
      verifyFirst: [{}, { verified: false }],
    } as const;
    const reasons = Object.keys(failing) as (keyof typeof failing)[];
    fc.assert(
      fc.property(fc.subarray(reasons, { minLength: 1 }), (failed) => {
        const promo = Object.assign({ ...code }, ...failed.map((reason) => failing[reason][0])) as PromoCode;
        const at = Object.assign({ ...good }, ...failed.map((reason) => failing[reason][1])) as PromoContext;
        expect(promoRefusal('X', promo, at)).toBe(failed[0]);
      }),
    );
  });

  test('asks guests to log in for codes that work only', () => {
    const guest = { ...good, loggedIn: false, verified: false };
    expect(promoRefusal('X', code, guest)).toBe('loginFirst');
    expect(promoRefusal('X', null, guest)).toBe('notFound');
    expect(promoRefusal('X', code, { ...guest, now: 3000 })).toBe('expired');
    expect(promoRefusal('X', { ...code, usedCount: 9 }, guest)).toBe('limitReached');
    expect(promoRefusal('X', code, { ...guest, subTotal: 4999 })).toBe('minimumNotMet');
  });

  test('does not blame feeding products in an empty cart without a minimum', () => {
    expect(promoRefusal('X', { ...code, minimumSubTotal: 0 }, { ...good, subTotal: 0, promoBase: 0 })).toBeNull();
  });

  test('is compared in upper case, with Latin digits, without whitespace', () => {
    expect(normalizePromoCode(' mahd ١٠\n')).toBe('MAHD10');
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => normalizePromoCode(normalizePromoCode(text)) === normalizePromoCode(text),
      ),
    );
  });

  test('never discounts more than the base', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('percent' as const, 'fixed' as const),
        fc.nat({ max: 100_000 }),
        fc.nat({ max: 1_000_000 }),
        (kind, value, base) => {
          const off = promoDiscountOf({ kind, value }, base);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(base);
        },
      ),
    );
    expect(promoDiscountOf({ kind: 'percent', value: 15 }, 1050)).toBe(158);
    expect(promoDiscountOf({ kind: 'fixed', value: 1500 }, 9000)).toBe(1500);
  });
});
