import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AGE_BANDS,
  LISTING_SHOWS,
  LISTING_SORTS,
  isPriceRangeReversed,
  pageCount,
  parseListingQuery,
  serializeListingQuery,
  soldOutLast,
  type ListingQuery,
  type ListingShow,
} from '../../src/shop/index.js';

const parse = (text: string): ListingQuery => parseListingQuery(new URLSearchParams(text));
const price = fc.option(fc.nat({ max: 99_999_999 }));
const query: fc.Arbitrary<ListingQuery> = fc.record({
  show: fc.option(fc.constantFrom(...(Object.keys(LISTING_SHOWS) as ListingShow[]))),
  sort: fc.constantFrom(...LISTING_SORTS),
  minPrice: price,
  maxPrice: price,
  age: fc.subarray([...AGE_BANDS]),
  inStock: fc.boolean(),
  q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/\s+/g, ' ').trim()),
  page: fc.integer({ min: 1, max: 999_999 }),
});

describe('the query string of a listing', () => {
  test('an empty one is the unfiltered listing', () => {
    expect(parse('')).toEqual({
      show: null,
      sort: 'featured',
      minPrice: null,
      maxPrice: null,
      age: [],
      inStock: false,
      q: '',
      page: 1,
    });
    expect(serializeListingQuery(parse(''))).toBe('');
  });

  test('parses every parameter', () => {
    expect(
      parse('show=best-seller&sort=price_asc&minPrice=20&maxPrice=49.50&age=0,3&inStock=true&q=cup&page=2'),
    ).toEqual({
      show: 'best-seller',
      sort: 'price_asc',
      minPrice: 2000,
      maxPrice: 4950,
      age: [0, 3],
      inStock: true,
      q: 'cup',
      page: 2,
    });
  });

  test.each(['0', '-1', '1.5', 'two', '01', '1e3', ' 1', '99999999', 'all', '٢'])('page=%s is invalid', (page) => {
    expect(parse(`page=${encodeURIComponent(page)}`).page).toBeNull();
  });

  test('keeps a page that may not exist: it depends on the total', () => {
    expect(parse('page=9999').page).toBe(9999);
    expect(parse('page=').page).toBe(1);
  });

  test('ignores invalid filters', () => {
    expect(parse('show=toString&sort=__proto__&minPrice=cheap&maxPrice=-4&age=2,x,3.0&inStock=yes&q=%20%20')).toEqual(
      parse(''),
    );
  });

  test('parses prices in Arabic digits', () => {
    expect(parse(`minPrice=${encodeURIComponent('٢٠٫٥')}`).minPrice).toBe(2050);
  });

  test('serialises canonically: fixed order, no defaults', () => {
    expect(parse('q=%E2%80%AEcup%E2%81%A6%07big').q).toBe('cup big');
    expect(parse('q=%E2%80%AE').q).toBe('');
    expect(serializeListingQuery(parse('page=1&q=a++b&sort=featured&age=12,0,12&utm=x&show=popularity'))).toBe(
      'show=popularity&age=0%2C12&q=a+b',
    );
  });

  test('lists ages once and in order', () => {
    expect(serializeListingQuery({ ...parse(''), age: [12, 0, 3, 0] })).toBe('age=0%2C3%2C12');
  });

  test('survives a round trip', () => {
    fc.assert(
      fc.property(query, (wanted) => {
        expect(parse(serializeListingQuery(wanted))).toEqual(wanted);
      }),
    );
  });

  test('parses any text, and its canonical form is stable', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('show', 'sort', 'minPrice', 'maxPrice', 'age', 'inStock', 'q', 'page'),
          fc.string({ unit: 'grapheme', maxLength: 150 }),
        ),
        (given) => {
          const canonical = serializeListingQuery(parseListingQuery(new URLSearchParams(given)));
          expect(serializeListingQuery(parse(canonical))).toBe(canonical);
        },
      ),
    );
  });

  test('detects a reversed price range', () => {
    expect(isPriceRangeReversed(parse('minPrice=50&maxPrice=20'))).toBe(true);
    expect(isPriceRangeReversed(parse('minPrice=20&maxPrice=20'))).toBe(false);
    expect(isPriceRangeReversed(parse('minPrice=50'))).toBe(false);
  });
});

test('an empty list has one page', () => {
  expect([0, 1, 12, 13, 24].map((things) => pageCount(things))).toEqual([1, 1, 1, 2, 2]);
  expect(pageCount(49, 48)).toBe(2);
});

test('products out of stock come last, and the order is kept otherwise', () => {
  const stocks = [0, 3, 0, 1].map((default_stock, index) => ({ id: index + 1, default_stock }));
  expect(soldOutLast(stocks).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});
