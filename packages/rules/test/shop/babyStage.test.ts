import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageBandOf, babyStage, fitsStage, fittingAge, nippleSizeOf } from '../../src/shop/babyStage.js';
import { AGE_BANDS } from '../../src/shop/ageBands.js';

const today = '2026-11-21';

describe('babyStage', () => {
  it.each([
    ['2026-11-21', { kind: 'baby', months: 0 }],
    ['2026-10-22', { kind: 'baby', months: 0 }],
    ['2026-10-21', { kind: 'baby', months: 1 }],
    ['2025-11-22', { kind: 'baby', months: 11 }],
    ['2023-11-21', { kind: 'baby', months: 36 }],
    ['2023-10-21', null],
    ['2026-11-22', { kind: 'pregnancy', week: 40, month: 10 }],
    ['2027-02-13', { kind: 'pregnancy', week: 28, month: 7 }],
    // Exactly 20 weeks, and a day less.
    ['2027-04-10', { kind: 'pregnancy', week: 20, month: 5 }],
    ['2027-04-09', { kind: 'pregnancy', week: 21, month: 6 }],
    ['2027-08-28', { kind: 'pregnancy', week: 1, month: 1 }],
    ['2027-08-29', null],
    ['2026-02-30', null],
    ['21/11/2026', null],
    ['', null],
  ])('of %s is %j', (date, stage) => {
    expect(babyStage(date, today)).toEqual(stage);
  });

  it('never goes backwards over time', () => {
    const day = fc.integer({ min: 0, max: 1300 });
    const iso = (n: number) => new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
    const order = (n: number, date: string) => {
      const stage = babyStage(date, iso(n));
      return stage === null ? null : stage.kind === 'pregnancy' ? stage.month - 100 : stage.months;
    };
    fc.assert(
      fc.property(day, day, day, (born, one, other) => {
        const [before, after] = [order(Math.min(one, other), iso(born)), order(Math.max(one, other), iso(born))];
        if (before !== null && after !== null) expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('age band and nipple size of a stage', () => {
  it('is the highest age band reached, and the lowest before birth', () => {
    expect([0, 1, 2, 3, 8, 12, 30].map((months) => ageBandOf({ kind: 'baby', months }))).toEqual([
      0, 1, 1, 3, 6, 12, 12,
    ]);
    expect(ageBandOf({ kind: 'pregnancy', week: 20, month: 5 })).toBe(AGE_BANDS[0]);
  });

  it('gives the nipple size of the age', () => {
    expect([0, 1, 3, 6, 9, 14, 15].map(nippleSizeOf)).toEqual(['SS', 'S', 'M', 'L', 'LL', 'LL', 'LLL']);
  });
});

describe('products for a stage', () => {
  const ages = fc.array(fc.option(fc.integer({ min: 0, max: 36 })), { minLength: 1, maxLength: 6 });
  const months = fc.integer({ min: 0, max: 36 });
  const nipples = { regulated: true, subCategory: 'nipples', ages: [0, 1, 3, 6, 9, 15] };

  it('picks the size that the child has reached, never one for older children', () => {
    fc.assert(
      fc.property(ages, months, (made, age) => {
        const fitting = fittingAge(
          { regulated: false, subCategory: 'oral-care', ages: made },
          { kind: 'baby', months: age },
        );
        if (fitting === null) return;
        expect(made).toContain(fitting);
        expect(fitting).toBeLessThanOrEqual(age);
        expect(made.filter((other) => other !== null && other > fitting && other <= age)).toEqual([]);
      }),
    );
  });

  it('agrees with the nipple sizes', () => {
    const names = ['SS', 'S', 'M', 'L', 'LL', 'LLL'];
    fc.assert(
      fc.property(months, (age) => {
        expect(names[nipples.ages.indexOf(fittingAge(nipples, { kind: 'baby', months: age }) ?? -1)]).toBe(
          nippleSizeOf(age),
        );
      }),
    );
  });

  it('never matches a bottle or pacifier by size, nor recommends regulated products', () => {
    fc.assert(
      fc.property(
        ages,
        months,
        fc.constantFrom('nursing-bottles', 'pacifiers', 'training-cups', ''),
        (made, age, subCategory) => {
          expect(fittingAge({ regulated: true, subCategory, ages: made }, { kind: 'baby', months: age })).toBeNull();
          expect(fitsStage({ regulated: true, ageFromMonths: made[0] ?? null }, { kind: 'baby', months: age })).toBe(
            false,
          );
        },
      ),
    );
  });

  it.each([
    ['before the birth', nipples, { kind: 'pregnancy', week: 36, month: 9 }, null],
    ['one age for all sizes', { ...nipples, ages: [0, 0, null] }, { kind: 'baby', months: 4 }, null],
    ['before the first size', { ...nipples, ages: [6, 12] }, { kind: 'baby', months: 4 }, null],
    ['between two sizes', nipples, { kind: 'baby', months: 4 }, 3],
  ] as const)('%s', (_, goods, stage, expected) => {
    expect(fittingAge(goods, stage)).toBe(expected);
  });

  it('recommends products for this age or younger, and newborn products before birth', () => {
    expect(fitsStage({ regulated: false, ageFromMonths: 6 }, { kind: 'baby', months: 5 })).toBe(false);
    expect(fitsStage({ regulated: false, ageFromMonths: 6 }, { kind: 'baby', months: 6 })).toBe(true);
    expect(fitsStage({ regulated: false, ageFromMonths: null }, { kind: 'pregnancy', week: 12, month: 3 })).toBe(true);
    expect(fitsStage({ regulated: false, ageFromMonths: 1 }, { kind: 'pregnancy', week: 12, month: 3 })).toBe(false);
  });
});
