import { expect, it } from 'vitest';
import { isPriceUnreadable } from '../../src/features/catalog/listingFilters.js';

it.each([
  ['maxPrice=abc', true],
  ['minPrice=-5', true],
  ['minPrice=1234567', true],
  ['minPrice=٢٥&maxPrice=50.5', false],
  ['show=recommended', false],
])('reads the prices of "%s"', (query, isUnreadable) => {
  expect(isPriceUnreadable(new URLSearchParams(query))).toBe(isUnreadable);
});
