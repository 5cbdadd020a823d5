import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRanges, normalizeForSearch } from '../../src/locale/index.js';

/** Letters, marks and joints that meet in Arabic shop texts, so that chance finds the hard neighbours. */
const arabic = fc.string({
  unit: fc.constantFrom('ال', 'الأ', ...'اأإآٱلىيئؤوةهحبـ \u064b\u0651\u0670٣۳.'),
  maxLength: 14,
});
const anyText = fc.oneof(arabic, fc.string({ unit: 'binary' }), fc.string());
const marked = (text: string, query: string): string[] =>
  matchRanges(text, query).map(({ start, end }) => text.slice(start, end));

describe('search normalisation', () => {
  test.each([
    ['شَفَّاطُ الحَلِيب', 'شفاط حليب'],
    ['رضّـــاعة', 'رضاعه'],
    ['أإآٱ', 'اااا'],
    ['کرسی', 'كرسي'],
    ['رضّا\u200dعة', 'رضاعه'],
    ['مستشفى', 'مستشفي'],
    ['مؤتمر شاطئ', 'موتمر شاطي'],
    ['٢٤٠ مل', '240 مل'],
    ['الأم', 'الام'],
    ['الألعاب ألعاب', 'عاب عاب'],
    ['الطفل، والحليب!', 'طفل والحليب'],
    ['  Wide-Neck   BOTTLE ', 'wide neck bottle'],
    ['Crème', 'creme'],
    ['', ''],
    ['…', ''],
  ])('%s', (text, expected) => {
    expect(normalizeForSearch(text)).toBe(expected);
  });

  test('does nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeForSearch(text);
        expect(normalizeForSearch(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('does not depend on how letters are composed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeForSearch(text.normalize('NFD'))).toBe(normalizeForSearch(text.normalize('NFC')));
      }),
    );
  });
});

describe('highlighting', () => {
  test('finds the words as the reader wrote them', () => {
    expect(marked('شَفَّاطُ الحَلِيب', 'حليب')).toEqual(['حَلِيب']);
    expect(marked('شَفَّاطُ الحَلِيب', 'الحليب شفاط')).toEqual(['شَفَّاطُ', 'حَلِيب']);
    expect(marked('Glass Bottle, 240 ml', 'bottle ٢٤٠')).toEqual(['Bottle', '240']);
    expect(marked('رضّاعة', 'رض')).toEqual(['رضّ']);
  });

  test('joins matches that overlap or touch', () => {
    expect(matchRanges('ab', 'a b')).toEqual([{ start: 0, end: 2 }]);
    expect(matchRanges('banana', 'ana nan')).toEqual([{ start: 1, end: 6 }]);
  });

  test('finds nothing for an empty query', () => {
    expect(matchRanges('anything', ' .')).toEqual([]);
  });

  test('every match reads as a part of the query, in order and inside the text', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const words = normalizeForSearch(query).split(' ');
        let previousEnd = -1;
        for (const { start, end } of matchRanges(text, query)) {
          expect(start).toBeGreaterThan(previousEnd);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          const found = normalizeForSearch(text.slice(start, end));
          expect(words.some((word) => found.includes(normalizeForSearch(word)))).toBe(true);
          previousEnd = end;
        }
      }),
    );
  });

  test('every word of a text is found in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (normalizeForSearch(text) !== '') expect(matchRanges(text, text)).not.toEqual([]);
      }),
    );
  });
});
