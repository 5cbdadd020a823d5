import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DELIVERY, deliveryDates, deliveryPromise, type DeliverySettings } from '../../src/shop/delivery.js';

const dubai = (text: string): number => Date.parse(`${text}+04:00`);
const DAY = 86_400_000;
/** The date in Dubai. */
const isoDay = (now: number): string => new Date(now + 4 * 3_600_000).toISOString().slice(0, 10);
/** The days after a date, up to another. */
const daysBetween = (after: string, until: string): string[] =>
  Array.from({ length: (Date.parse(until) - Date.parse(after)) / DAY }, (_, index) =>
    new Date(Date.parse(after) + (index + 1) * DAY).toISOString().slice(0, 10),
  );
const moment = fc.integer({ min: dubai('2020-01-01T00:00'), max: dubai('2040-01-01T00:00') });
const settings: fc.Arbitrary<DeliverySettings> = fc.record({
  cutOffMinutes: fc.integer({ min: 0, max: 1440 }),
  closedWeekdays: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 6 }),
  holidays: fc.array(
    fc.tuple(moment, fc.constantFrom(0, 5)).map(([at, start]) => new Date(at).toISOString().slice(start, 10)),
    { maxLength: 5 },
  ),
  daysByEmirate: fc.constant(DEFAULT_DELIVERY.daysByEmirate),
  otherDays: fc.constant({ min: 2, max: 3 }),
});

describe('the delivery promise', () => {
  test('promises one to two open days from today before the cut-off', () => {
    expect(deliveryPromise(dubai('2026-11-20T11:50'), 'Dubai', DEFAULT_DELIVERY)).toEqual({
      dispatchDate: '2026-11-20',
      orderWithinMinutes: 130,
      from: '2026-11-21',
      to: '2026-11-23',
    });
  });

  test('takes a day longer for remote and unknown emirates', () => {
    expect(deliveryPromise(dubai('2026-11-17T09:00'), 'Fujairah', DEFAULT_DELIVERY)).toMatchObject({
      from: '2026-11-19',
      to: '2026-11-20',
    });
    expect(deliveryPromise(dubai('2026-11-17T09:00'), 'toString', DEFAULT_DELIVERY)).toMatchObject({
      from: '2026-11-19',
    });
  });

  test('includes the last minute, but not the cut-off itself', () => {
    expect(deliveryPromise(dubai('2026-11-17T13:59:59'), 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      orderWithinMinutes: 1,
      from: '2026-11-18',
    });
    expect(deliveryPromise(dubai('2026-11-17T14:00'), 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      orderWithinMinutes: 1440,
      from: '2026-11-19',
    });
  });

  test('skips Sundays and holidays', () => {
    const saturdayEvening = dubai('2026-11-28T18:00');
    expect(deliveryPromise(saturdayEvening, 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      from: '2026-12-01',
      orderWithinMinutes: 44 * 60,
    });
    expect(
      deliveryPromise(saturdayEvening, 'Dubai', { ...DEFAULT_DELIVERY, holidays: ['2026-12-01', '2026-12-02'] }),
    ).toMatchObject({ from: '2026-12-03', to: '2026-12-04' });
  });

  test('skips New Year and Eid Al Etihad in every year by default', () => {
    for (const [placed, from, to] of [
      ['2026-11-27T18:30', '2026-12-01', '2026-12-04'],
      ['2027-12-01T18:00', '2027-12-07', '2027-12-08'],
      ['2026-12-30T09:00', '2027-01-02', '2027-01-04'],
    ] as const)
      expect(deliveryPromise(dubai(placed), 'Fujairah', DEFAULT_DELIVERY), placed).toMatchObject({ from, to });
  });

  test('uses the date in Dubai', () => {
    expect(deliveryPromise(Date.parse('2026-11-17T21:00:00Z'), 'Dubai', DEFAULT_DELIVERY)).toMatchObject({
      from: '2026-11-19',
    });
  });

  test('always promises open days in order, and a deadline in the future', () => {
    fc.assert(
      fc.property(moment, settings, fc.constantFrom('Dubai', 'Fujairah'), (now, rules, emirate) => {
        const promise = deliveryPromise(now, emirate, rules);
        for (const date of [promise.from, promise.to]) {
          expect(rules.closedWeekdays).not.toContain(new Date(date).getUTCDay());
          expect(rules.holidays).not.toContain(date);
          expect(rules.holidays).not.toContain(date.slice(5));
        }
        expect(promise.orderWithinMinutes).toBeGreaterThan(0);
        expect(promise.from <= promise.to).toBe(true);
        expect(isoDay(now) <= promise.dispatchDate && promise.dispatchDate < promise.from).toBe(true);
        const deadline = now + promise.orderWithinMinutes * 60_000;
        expect(Math.floor(deadline / 60_000) * 60_000).toBe(
          dubai(`${promise.dispatchDate}T00:00`) + rules.cutOffMinutes * 60_000,
        );
      }),
    );
  });

  test('is the same for everyone who orders before the deadline', () => {
    fc.assert(
      fc.property(moment, settings, fc.double({ min: 0, max: 1, noNaN: true }), (now, rules, share) => {
        const promise = deliveryPromise(now, 'Dubai', rules);
        const later = now + Math.floor((promise.orderWithinMinutes - 1) * share) * 60_000;
        const { dispatchDate, from, to } = promise;
        expect(deliveryPromise(later, 'Dubai', rules)).toMatchObject({ dispatchDate, from, to });
      }),
    );
  });

  test("is as many open days after the day of dispatch as the emirate's days say", () => {
    const days = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(moment, settings, days, days, (now, rules, [min, more], [otherMin, otherMore]) => {
        const byEmirate: DeliverySettings = {
          ...rules,
          daysByEmirate: { Sharjah: { min, max: min + more } },
          otherDays: { min: otherMin, max: otherMin + otherMore },
        };
        const openDays = (after: string, until: string) =>
          daysBetween(after, until).filter(
            (date) =>
              !rules.closedWeekdays.includes(new Date(date).getUTCDay()) &&
              !rules.holidays.includes(date) &&
              !rules.holidays.includes(date.slice(5)),
          ).length;
        for (const [emirate, least, most] of [
          ['Sharjah', min, min + more],
          ['Ajman', otherMin, otherMin + otherMore],
        ] as const) {
          const { dispatchDate, from, to } = deliveryPromise(now, emirate, byEmirate);
          expect([openDays(dispatchDate, from), openDays(dispatchDate, to)]).toEqual([least, most]);
          expect(deliveryDates(dispatchDate, emirate, byEmirate)).toEqual({ from, to });
        }
      }),
    );
  });

  test('throws when every day is closed', () => {
    expect(() => deliveryPromise(0, 'Dubai', { ...DEFAULT_DELIVERY, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toThrow(
      RangeError,
    );
  });
});
