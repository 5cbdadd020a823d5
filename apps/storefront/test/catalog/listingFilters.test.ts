import { expect, it } from 'vitest';
import { parseListingQuery } from '@mahd/rules/shop';
import { isPriceUnreadable } from '../../src/features/catalog/filterGroups.js';
import { activeFilters } from '../../src/features/catalog/listingFilters.js';

it.each([
  ['maxPrice=abc', true],
  ['minPrice=-5', true],
  ['minPrice=1234567', true],
  ['minPrice=٢٥&maxPrice=50.5', false],
  ['show=recommended', false],
])('reads the prices of "%s"', (query, isUnreadable) => {
  expect(isPriceUnreadable(new URLSearchParams(query))).toBe(isUnreadable);
});

it('names the prices of a range as filters, but not of one that nothing can be in', () => {
  const labels = (query: string) =>
    activeFilters(parseListingQuery(new URLSearchParams(query)), 'en', (key) => key).map(({ label }) => label);
  expect(labels('minPrice=20&maxPrice=50')).toEqual(['filters.fromAmount', 'filters.toAmount']);
  expect(labels('show=popularity&minPrice=50&maxPrice=20')).toEqual(['filters.shows.popularity']);
});
