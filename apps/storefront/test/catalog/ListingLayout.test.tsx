import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CategoryPageView } from '@mahd/data/catalog';
import { parseListingQuery, serializeListingQuery } from '@mahd/rules/shop';
import { ListingLayout } from '../../src/features/catalog/ListingLayout.js';
import { inShop, shopWith } from '../support/shop.js';

const category: CategoryPageView = {
  name: 'Bath',
  shortDescription: '',
  notice: null,
  regulatedFeeding: false,
  picture: null,
  crumbs: [],
  categories: [],
  subcategories: [],
};

/** Shows a listing, and returns a function that filters it. */
async function showListing(first: string) {
  const state = await shopWith(() => ({ status: 404 }), ['catalog']);
  const listing = (search: string, total: number) => {
    const query = parseListingQuery(new URLSearchParams(search));
    return inShop(
      state,
      'en',
      <main>
        <ListingLayout
          category={category}
          query={query}
          total={total}
          hasControls
          path="/products"
          hrefWith={(change) => `/products?${serializeListingQuery({ ...query, ...change })}`}
          breadcrumbs={null}
          footer={null}
        >
          {null}
        </ListingLayout>
      </main>,
      '/products',
    );
  };
  const { rerender } = render(listing(first, 35));
  return (search: string, total = 5) => act(async () => rerender(listing(search, total)));
}

it('keeps the focus when a filter is removed: at the next one, the last one, then the heading', async () => {
  const filter = await showListing('show=recommended&age=0&inStock=true');
  const chips = () => [...document.querySelectorAll<HTMLElement>('[data-part="active-filters"] [data-part="tag"]')];
  await waitFor(() => expect(chips()).toHaveLength(3));
  act(() => chips()[0]?.focus());
  await filter('age=0&inStock=true');
  expect(document.activeElement).toBe(chips()[0]);
  act(() => chips()[1]?.focus());
  await filter('age=0');
  expect(document.activeElement).toBe(chips()[0]);
  await filter('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('counts the active filters on the button that opens them', async () => {
  const filter = await showListing('show=recommended&inStock=true');
  const opener = () => document.querySelector('[aria-haspopup="dialog"]')?.textContent;
  expect(opener()).toBe('Filters (2)');
  await filter('');
  expect(opener()).toBe('Filters');
});
