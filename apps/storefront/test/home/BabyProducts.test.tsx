import { productListQuery } from '@mahd/data/catalog';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import BabyProducts from '../../src/features/home/BabyProducts.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

const made = (code: string, age: number) => ({ ...wireProduct(code), _id: `id-${code}`, age_from_months: age });

it('shows products made for the age first, then recommended ones, then others', async () => {
  const state = await shopWith(
    (path) => {
      const data = path.includes('age=3')
        ? [made('TEETHER', 4), made('PUMP', 0), made('COLLECTOR', 0), made('CUP', 6)]
        : [made('WIPES', 0), made('TEETHER', 4)];
      return { body: { data, total: data.length, page: 1, per_page: 12 } };
    },
    ['catalog', 'home'],
  );
  const { shop } = state;
  const recommended = await shop.load(productListQuery(shop.http, { filter: 'Recommended' }));
  render(
    inShop(
      state,
      'en',
      <BabyProducts stage={{ kind: 'baby', months: 5 }} recommended={recommended.data}>
        Loading
      </BabyProducts>,
    ),
  );
  await screen.findAllByRole('link', { name: /Name of/ });
  const names = screen.getAllByRole('heading', { name: /Name of/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['TEETHER', 'WIPES', 'PUMP', 'COLLECTOR'].map((code) => `Name of ${code}`));
});
