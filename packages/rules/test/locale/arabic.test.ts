import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRanges, normalizeForSearch } from '../../src/locale/index.js';

/** Characters of Arabic shop texts, so that random strings contain the difficult combinations. */
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
    ["the baby's", 'the baby s'],
    ['the baby’s', 'the baby s'],
    ['', ''],
    ['…', ''],
  ])('%s', (text, expected) => {
    expect(normalizeForSearch(text)).toBe(expected);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeForSearch(text);
        expect(normalizeForSearch(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('does not depend on the composition of letters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeForSearch(text.normalize('NFD'))).toBe(normalizeForSearch(text.normalize('NFC')));
      }),
    );
  });
});

describe('highlighting', () => {
  test('finds the plural of words in ة', () => {
    expect(marked('رضّاعات زجاجية', 'رضاعة')).toEqual(['رضّاعات']);
  });

  test('finds words in any spelling', () => {
    expect(marked('شَفَّاطُ الحَلِيب', 'الحليب شفاط')).toEqual(['شَفَّاطُ', 'الحَلِيب']);
    expect(marked('Glass Bottle, 240 ml', 'bottle ٢٤٠')).toEqual(['Bottle', '240']);
    expect(marked('رضّاعة', 'رض')).toEqual(['رضّ']);
  });

  test('includes the article with what is attached to it, and no other beginning of a word', () => {
    const found = (text: string) => marked(text, 'رضاعة');
    expect(found('شَفَّاطُ الرَضّاعة')).toEqual(['الرَضّاعة']);
    expect(found('حقيبة عازلة للرضّاعات')).toEqual(['للرضّاعات']);
    expect(found('والرضاعة، بالرضاعة، وللرضاعة')).toEqual(['والرضاعة', 'بالرضاعة', 'وللرضاعة']);
    expect(marked('مقال جلال', 'ل')).toEqual(['ل', 'ل', 'ل']);
    expect(marked('حلال طيب', 'طيب')).toEqual(['طيب']);
  });

  test('merges overlapping and adjacent matches', () => {
    expect(matchRanges('ab', 'a b')).toEqual([{ start: 0, end: 2 }]);
    expect(matchRanges('banana', 'ana nan')).toEqual([{ start: 1, end: 6 }]);
  });

  test('includes the s of an English plural, but no other ending', () => {
    expect(marked('Feeding bottles, a bottle and bottled milk', 'bottle')).toEqual(['bottles', 'bottle', 'bottle']);
  });

  test('finds nothing for an empty query', () => {
    expect(matchRanges('anything', ' .')).toEqual([]);
  });

  test('returns sorted ranges inside the text that match a part of the query', () => {
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

  test('finds every word of a text in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (normalizeForSearch(text) !== '') expect(matchRanges(text, text)).not.toEqual([]);
      }),
    );
  });
});
