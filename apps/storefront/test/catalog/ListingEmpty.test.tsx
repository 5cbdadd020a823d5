import { parseListingQuery } from '@mahd/rules/shop';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ListingEmpty from '../../src/features/catalog/ListingEmpty.js';
import { inShop, shopWith } from '../support/shop.js';

const allPrices = ['Show all prices', '/products/skincare'];

it.each([
  ['?minPrice=9000', '/products/skincare', [allPrices, ['View all products', '/products']]],
  ['?minPrice=9000&sort=newest', '/products', [['Show all prices', '/products']]],
  ['?minPrice=9000&inStock=true', '/products/skincare', [['View all products', '/products/skincare']]],
])('leads from a listing without a match back to products: %s', async (search, unfilteredHref, expected) => {
  const state = await shopWith(() => ({ status: 500 }), ['catalog']);
  const query = parseListingQuery(new URLSearchParams(search));
  render(
    inShop(
      state,
      'en',
      <ListingEmpty
        query={query}
        total={0}
        unfilteredHref={unfilteredHref}
        firstPageHref={unfilteredHref}
        categories={[]}
      />,
    ),
  );
  // Without the link to all recommended products.
  const links = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') !== '/products?show=recommended');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
});
