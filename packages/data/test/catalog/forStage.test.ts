import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forStage } from '../../src/catalog/index.js';
import { productSummary } from '../../src/catalog/api.js';
import { pump } from './fixtures.js';

const made = (id: string, age: number | null, regulated = false) =>
  productSummary({ ...pump, _id: id, age_from_months: age, regulated_feeding: regulated });

describe('forStage', () => {
  it('puts the most recently suitable products first and otherwise keeps the order', () => {
    const products = [
      made('wipes', 0),
      made('teether', 4),
      made('brush', 6),
      made('lotion', null),
      made('spoon', 4),
      made('teether', 4),
    ];
    expect(forStage(products, { kind: 'baby', months: 5 }).map(({ _id }) => _id)).toEqual([
      'teether',
      'spoon',
      'wipes',
      'lotion',
    ]);
    expect(forStage(products, { kind: 'pregnancy', week: 28, month: 7 }).map(({ _id }) => _id)).toEqual([
      'wipes',
      'lotion',
    ]);
  });

  it('excludes products that replace breastfeeding or are for older children', () => {
    const product = fc.record({
      id: fc.nat(20),
      age: fc.option(fc.integer({ min: 0, max: 36 })),
      regulated: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(product), fc.integer({ min: 0, max: 36 }), (list, months) => {
        const fitting = forStage(
          list.map(({ id, age, regulated }) => made(String(id), age, regulated)),
          { kind: 'baby', months },
        );
        expect(
          fitting.filter(({ regulated_feeding: regulated, age_from_months: age }) => regulated || (age ?? 0) > months),
        ).toEqual([]);
        expect(new Set(fitting.map(({ _id }) => _id)).size).toBe(fitting.length);
      }),
    );
  });
});
