import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recommendedQuery } from '@mahd/data/catalog';
import { RecommendedProducts } from '../../src/features/catalog/RecommendedProducts.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

const products = [
  { ...wireProduct('A'), _id: 'a', category: 'skincare', sub_category: 'bath' },
  { ...wireProduct('B'), _id: 'b', category: 'hygiene', sub_category: 'wipes' },
  { ...wireProduct('C'), _id: 'c', category: 'hygiene', sub_category: 'wipes' },
  { ...wireProduct('D'), _id: 'd', category: 'skincare', sub_category: 'sun-care' },
];

async function renderRow(props: { without?: string[]; category?: string }, soldOut = '') {
  const data = products.map((product) => ({ ...product, default_stock: product._id === soldOut ? 0 : 5 }));
  const state = await shopWith(
    () => ({ body: { data, total: products.length, page: 1, limit: 12 } }),
    ['catalog', 'cart', 'account'],
  );
  await state.shop.load(recommendedQuery(state.shop.http));
  render(inShop(state, 'en', <RecommendedProducts title="Recommended" {...props} />));
  return screen.queryAllByText(/^Name of/).map(({ textContent }) => textContent?.at(-1));
}

describe('recommended products', () => {
  it('leave out what the page shows already', async () => {
    expect(await renderRow({ without: ['b'] })).toEqual(['A', 'C', 'D']);
  });

  it('show each kind before a second product of one', async () => {
    expect(await renderRow({})).toEqual(['A', 'B', 'D', 'C']);
  });

  it('start with those of the category', async () => {
    expect(await renderRow({ category: 'hygiene' })).toEqual(['B', 'C', 'A', 'D']);
  });

  it('end with what is sold out, also of the category', async () => {
    expect(await renderRow({ category: 'hygiene' }, 'b')).toEqual(['C', 'A', 'D', 'B']);
  });

  it('are not shown when fewer than three remain', async () => {
    expect(await renderRow({ without: ['a', 'b'] })).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Recommended' })).toBeNull();
  });
});
