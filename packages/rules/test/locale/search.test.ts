import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeForSearch } from '../../src/locale/index.js';
import {
  indexWords,
  mainWords,
  nameWords,
  queryWords,
  typoDistance,
  withoutAge,
  wordForms,
} from '../../src/locale/search.js';

const letter = fc.constantFrom(...'abcdeأبتحه');
const word = fc.string({ unit: letter, minLength: 4, maxLength: 10 });
const text = fc.string({ unit: fc.constantFrom(...'abs ye.والفبكلرضاعةٌ٣'), maxLength: 30 });

describe('forms of a word', () => {
  test.each([
    ['bottles', ['bottles', 'bottle']],
    ['brushes', ['brushes', 'brush']],
    ['babies', ['babies', 'baby']],
    ['glass', ['glass']],
    ['bus', ['bus']],
    ['gas', ['gas']],
    ['3s', ['3s']],
    ['والحليب', ['والحليب', 'حليب', 'الحليب']],
    ['للطفل', ['للطفل', 'طفل']],
    ['بالون', ['بالون']],
    ['وسادة', ['وسادة', 'سادة']],
    ['وردي', ['وردي']],
    ['حلمات', ['حلمات', 'حلمه']],
    ['بالحلمات', ['بالحلمات', 'حلمات', 'بالحلمه', 'حلمه']],
    ['بنات', ['بنات']],
    ['240', ['240']],
  ])('%s', (given, forms) => {
    expect(wordForms(given)).toEqual(forms);
  });

  test('are never empty and start with the word itself', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const one of queryWords(given)) {
          const forms = wordForms(one);
          expect(forms[0]).toBe(one);
          expect(forms.every((form) => form !== '')).toBe(true);
        }
      }),
    );
  });

  test('finds every text by each of its words, however spelled', () => {
    fc.assert(
      fc.property(text, (given) => {
        const index = indexWords(given);
        for (const one of given.split(/\s+/)) for (const asked of queryWords(one)) expect(index).toContain(asked);
        expect(queryWords(normalizeForSearch(given))).toEqual(queryWords(given));
      }),
    );
  });
});

test.each([
  ['nipple 4 months', 'nipple'],
  ['4-month-old nipple', 'nipple'],
  ['حلمة لطفل عمره ٤ أشهر', 'حلمه'],
  ['4 months', '4 months'],
  ['bottle 240 ml', 'bottle 240 ml'],
])('leaves an age out of a query for products: %s', (query, words) => {
  expect(withoutAge(query)).toBe(words);
});

test('includes the words of a name with and without prefixes, but not in the singular', () => {
  expect(nameWords('سائل تنظيف الرضّاعات والحلمات')).toEqual([
    'سايل',
    'تنظيف',
    'رضاعات',
    'والحلمات',
    'حلمات',
    'الحلمات',
  ]);
  expect(nameWords('Storage bags')).toEqual(['storage', 'bags']);
});

test.each([
  ['Wide-Neck Plastic Nursing Bottle', 'en', ['bottle']],
  ['Sponge Bottle Brush', 'en', ['brush']],
  ['Open Training Cup with Handles', 'en', ['cup']],
  ['Wide-Neck Nipple, 2 Pieces', 'en', ['nipple']],
  ['Nipple and Straw Brush Set', 'en', ['brush']],
  ['Baby Mineral Sunscreen SPF 50+', 'en', ['sunscreen']],
  ['Storage Bag for Breast Milk', 'en', ['bag']],
  ['Bottle WITHOUT Handles', 'en', ['bottle']],
  ['Cream from Shea Butter', 'en', ['cream']],
  ['Pack of Wipes', 'en', []],
  ['Bottle in Blue', 'en', ['bottle']],
  ['Bottle (Glass)', 'en', ['bottle']],
  ['Bottle – Glass', 'en', ['bottle']],
  ['Nursing Bottle, Pink', 'en', ['bottle']],
  ['Manicure Kit', 'en', ['manicure']],
  ['Wipes Pack', 'en', ['wipes']],
  ['Puzzle Piece', 'en', ['puzzle']],
  ['Pacifier 2 Pieces', 'en', ['pacifier']],
  ['رضّاعة زجاجية واسعة العنق', 'ar', ['رضاعه']],
  ['فرشاة إسفنجية للرضّاعات', 'ar', ['فرشاه']],
  ['طقم فراشي الحلمات', 'ar', ['فراشي']],
  ['مجموعة العناية بالأظافر', 'ar', ['عنايه']],
  ['والمناديل', 'ar', ['والمناديل', 'مناديل', 'المناديل']],
  ['240 ml', 'en', ['ml']],
  ['–', 'ar', []],
] as const)('%s is first of all %s', (name, language, words) => {
  expect(mainWords(name, language)).toEqual(words);
});

test('takes the head noun from the words of the name', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'ar'), (name, language) => {
      expect(nameWords(name)).toEqual(expect.arrayContaining(mainWords(name, language)));
    }),
  );
});

describe('typos', () => {
  test.each([
    ['bottel', 'bottle', 1],
    ['pasif', 'pacifier', 1],
    ['termometer', 'thermometer', 1],
    ['termomter', 'thermometer', 2],
    ['trmomter', 'thermometer', null],
    ['nipplee', 'nipples', 1],
    ['npplees', 'nipples', null],
    ['npplsess', 'nippless', 2],
    ['شفاظ', 'شفاط', 1],
    ['cap', 'cup', null],
    ['bottle', 'lotion', null],
  ])('%s is %s with %s', (typed, meant, errors) => {
    expect(typoDistance(typed, meant)).toBe(errors);
  });

  test('are zero for a word and its prefixes', () => {
    fc.assert(
      fc.property(word, fc.nat(10), (given, length) => {
        expect(typoDistance(given, given)).toBe(0);
        expect(typoDistance(given.slice(0, Math.max(1, length)), given)).toBe(0);
      }),
    );
  });

  test('count one mistake as at most one', () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        letter,
        fc.constantFrom('wrong', 'missing', 'more', 'swapped'),
        (given, place, other, slip) => {
          const at = place % (given.length - 1);
          const [before, one, two, after] = [
            given.slice(0, at),
            given[at] ?? '',
            given[at + 1] ?? '',
            given.slice(at + 2),
          ];
          const typed = {
            wrong: before + other + two + after,
            missing: before + two + after,
            more: before + other + one + two + after,
            swapped: before + two + one + after,
          }[slip];
          fc.pre(typed.length > 3);
          expect(typoDistance(typed, given)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('are null for as many mistakes as letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 }),
        fc.string({ unit: fc.constantFrom('x', 'y', 'z'), maxLength: 12 }),
        (typed, other) => {
          expect(typoDistance(typed, other)).toBeNull();
        },
      ),
    );
  });
});
