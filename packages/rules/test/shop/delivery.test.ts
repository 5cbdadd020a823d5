import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DELIVERY, deliveryPromise, type DeliverySettings } from '../../src/shop/delivery.js';

const dubai = (text: string): number => Date.parse(`${text}+04:00`);
const DAY = 86_400_000;
const moment = fc.integer({ min: dubai('2020-01-01T00:00'), max: dubai('2040-01-01T00:00') });
const settings: fc.Arbitrary<DeliverySettings> = fc.record({
  cutOffMinutes: fc.integer({ min: 0, max: 1440 }),
  closedWeekdays: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 6 }),
  holidays: fc.array(
    moment.map((at) => new Date(at).toISOString().slice(0, 10)),
    { maxLength: 5 },
  ),
  daysByEmirate: fc.constant(DEFAULT_DELIVERY.daysByEmirate),
  otherDays: fc.constant({ min: 2, max: 3 }),
});

describe('the delivery promise', () => {
  test('delivers tomorrow before the cut-off', () => {
    expect(deliveryPromise(dubai('2026-11-20T11:50'), 'Dubai', DEFAULT_DELIVERY)).toEqual({
      orderWithinMinutes: 130,
      deliveryDate: '2026-11-21',
      latestDate: '2026-11-23',
      daysAhead: 1,
    });
  });

  test('takes a day longer for remote and unknown emirates', () => {
    expect(deliveryPromise(dubai('2026-11-17T09:00'), 'Fujairah', DEFAULT_DELIVERY)).toMatchObject({
      deliveryDate: '2026-11-19',
      latestDate: '2026-11-20',
    });
    expect(deliveryPromise(dubai('2026-11-17T09:00'), 'toString', DEFAULT_DELIVERY)).toMatchObject({
      deliveryDate: '2026-11-19',
    });
  });

  test('includes the last minute, but not the cut-off itself', () => {
    expect(deliveryPromise(dubai('2026-11-17T13:59:59'), 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      orderWithinMinutes: 1,
      deliveryDate: '2026-11-18',
    });
    expect(deliveryPromise(dubai('2026-11-17T14:00'), 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      orderWithinMinutes: 1440,
      deliveryDate: '2026-11-19',
    });
  });

  test('skips Sundays and holidays', () => {
    const saturdayEvening = dubai('2026-11-28T18:00');
    expect(deliveryPromise(saturdayEvening, 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      deliveryDate: '2026-12-01',
      orderWithinMinutes: 44 * 60,
    });
    expect(
      deliveryPromise(saturdayEvening, 'Dubai', { ...DEFAULT_DELIVERY, holidays: ['2026-12-01', '2026-12-02'] }),
    ).toMatchObject({ deliveryDate: '2026-12-03', daysAhead: 5 });
  });

  test('uses the date in Dubai', () => {
    expect(deliveryPromise(Date.parse('2026-11-17T21:00:00Z'), 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      deliveryDate: '2026-11-19',
      daysAhead: 1,
    });
  });

  test('always promises open days in order, and a deadline in the future', () => {
    fc.assert(
      fc.property(moment, settings, fc.constantFrom('Dubai', 'Fujairah'), (now, rules, emirate) => {
        const promise = deliveryPromise(now, emirate, rules);
        for (const date of [promise.deliveryDate, promise.latestDate]) {
          expect(rules.closedWeekdays).not.toContain(new Date(date).getUTCDay());
          expect(rules.holidays).not.toContain(date);
        }
        expect(promise.orderWithinMinutes).toBeGreaterThan(0);
        expect(promise.deliveryDate <= promise.latestDate).toBe(true);
        expect(promise.daysAhead).toBeGreaterThan(0);
        const today = new Date(now + 4 * 3_600_000).toISOString().slice(0, 10);
        expect(new Date(Date.parse(today) + promise.daysAhead * DAY).toISOString().slice(0, 10)).toBe(
          promise.deliveryDate,
        );
      }),
    );
  });

  test('is the same for everyone who orders before the deadline', () => {
    fc.assert(
      fc.property(moment, settings, fc.double({ min: 0, max: 1, noNaN: true }), (now, rules, share) => {
        const promise = deliveryPromise(now, 'Dubai', rules);
        const later = now + Math.floor((promise.orderWithinMinutes - 1) * share) * 60_000;
        expect(deliveryPromise(later, 'Dubai', rules)).toMatchObject({
          deliveryDate: promise.deliveryDate,
          latestDate: promise.latestDate,
        });
      }),
    );
  });

  test('throws when every day is closed', () => {
    expect(() => deliveryPromise(0, 'Dubai', { ...DEFAULT_DELIVERY, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toThrow(
      RangeError,
    );
  });
});
