import type { ProductList } from '@mahd/data/catalog';
import { parseListingQuery, serializeListingQuery } from '@mahd/rules/shop';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ListingEmpty from '../../src/features/catalog/ListingEmpty.js';
import { inShop, shopWith } from '../support/shop.js';

const allPrices = ['Show all prices', '/products/skincare'];
const prices = { lowest: 1600, highest: 54900 };

/** Names and targets of the links of an empty list, without the link to all recommended products. */
async function linksOf(search: string, unfilteredHref: string, prices: ProductList['prices']) {
  const state = await shopWith(() => ({ status: 500 }), ['catalog']);
  const query = parseListingQuery(new URLSearchParams(search));
  render(
    inShop(
      state,
      'en',
      <ListingEmpty
        query={query}
        total={0}
        prices={prices}
        hrefWith={(change) => `/products?${serializeListingQuery({ ...query, ...change })}`}
        unfilteredHref={unfilteredHref}
        firstPageHref={unfilteredHref}
        categories={[]}
      />,
    ),
  );
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') !== '/products?show=recommended')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  [
    '?minPrice=600',
    prices,
    [
      ['Show from AED\u00a0549', '/products?minPrice=549'],
      ['Show all prices', '/products?'],
    ],
  ],
  [
    '?maxPrice=9&inStock=true',
    prices,
    [
      ['Show up to AED\u00a016', '/products?maxPrice=16&inStock=true'],
      ['Show all prices', '/products?inStock=true'],
    ],
  ],
  ['?minPrice=20&maxPrice=21', prices, [['Show all prices', '/products']]],
  ['?minPrice=600', null, [['Show all prices', '/products']]],
])('leads from prices beyond all others to the closest one: %s', async (search, prices, expected) => {
  expect(await linksOf(search, '/products', prices)).toEqual(expected);
});

it.each([
  ['?minPrice=9000', '/products/skincare', [allPrices, ['View all products', '/products']]],
  ['?minPrice=9000&sort=newest', '/products', [['Show all prices', '/products']]],
  ['?minPrice=9000&inStock=true', '/products/skincare', [['View all products', '/products/skincare']]],
])('leads from a listing without a match back to products: %s', async (search, unfilteredHref, expected) => {
  expect(await linksOf(search, unfilteredHref, null)).toEqual(expected);
});
