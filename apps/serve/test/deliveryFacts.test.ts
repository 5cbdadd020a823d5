import { describe, expect, it } from 'vitest';
import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import { deliveryFacts } from '../src/deliveryFacts.js';

const daysOf = (min: number, max: number) => {
  const facts = deliveryFacts({ ...DEFAULT_DELIVERY, daysByEmirate: {}, otherDays: { min, max } });
  return [facts.deliveryAbuDhabiEn, facts.deliveryAbuDhabiAr];
};

describe('deliveryFacts', () => {
  it.each([
    [0, 1, 'up to 1 business day', 'ما لا يزيد على يوم عمل'],
    [0, 2, 'up to 2 business days', 'ما لا يزيد على يومَي عمل'],
    [1, 1, '1 business day', 'نحو يوم عمل'],
    [1, 2, '1 to 2 business days', 'يوم عمل أو يومين'],
    [1, 3, '1 to 3 business days', 'يوم عمل إلى ثلاثة أيام'],
    [2, 2, '2 business days', 'نحو يومَي عمل'],
    [2, 3, '2 to 3 business days', 'يومَي عمل أو ثلاثة'],
    [3, 5, '3 to 5 business days', 'ثلاثة أيام عمل إلى خمسة أيام'],
    [10, 10, '10 business days', 'نحو عشرة أيام عمل'],
    [7, 14, '7 to 14 business days', 'سبعة أيام عمل إلى 14 يومًا'],
    [11, 60, '11 to 60 business days', '11 يوم عمل إلى 60 يومًا'],
  ])('says %i to %i days as one speaks', (min, max, english, arabic) => {
    expect(daysOf(min, max)).toEqual([english, arabic]);
  });

  it('writes the Arabic noun in the form that follows its number', () => {
    for (let max = 1; max <= 60; max += 1)
      for (let min = 0; min <= max; min += 1)
        expect(daysOf(min, max)[1]).toMatch(
          /^((نحو|ما لا يزيد على) )?(يوم|يومَي|\p{L}+ة أيام|[1-6]\d يوم) عمل( أو (يومين|\p{L}+ة|[1-6]\d يومًا)| إلى (\p{L}+ة أيام|[1-6]\d يومًا))?$/u,
        );
  });
});
