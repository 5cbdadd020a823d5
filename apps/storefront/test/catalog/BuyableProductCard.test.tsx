import { productListAtom } from '@mahd/data/catalog';
import { render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { expect, it } from 'vitest';
import { BuyableProductCard } from '../../src/features/catalog/BuyableProductCard.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

function First({ reduced }: { reduced: boolean }) {
  const [product] = useAtomValue(productListAtom({})).data?.data ?? [];
  return product && <BuyableProductCard product={product} reduced={reduced} bestSellerLabel="Best seller" />;
}

/** Shows the card of the product MH-1 with the given changes. */
async function cardOf(changes: object, reduced = false) {
  const state = await shopWith(() => ({ body: { data: [{ ...wireProduct('MH-1'), ...changes }], total: 1 } }), []);
  render(inShop(state, 'en', <First reduced={reduced} />));
  return screen.findByRole('article');
}

const size = (name: string) => ({
  code: name,
  name,
  color: '',
  variation_price: 10,
  variation_discounted_price: 0,
  variation_discount: 0,
  variation_stock: 1,
});
const action = (card: HTMLElement) => card.querySelector('[data-part="action"]');

it('adds a product of one size to the cart', async () => {
  const card = await cardOf({});
  expect(action(card)?.querySelector('button')?.getAttribute('aria-label')).toBe('Add to cart: Name of MH-1');
});

it.each([
  ['to choose a size of several', { variations: [size('160 ml'), size('240 ml')] }, 'Choose option: Name of MH-1'],
  ['to be told when a sold-out one is back', { default_stock: 0 }, 'Notify me: Name of MH-1'],
])('leads to the product %s', async (_, changes, label) => {
  const link = action(await cardOf(changes))?.querySelector('a');
  expect(link?.getAttribute('aria-label')).toBe(label);
  expect(link?.getAttribute('href')).toBe('/product/route-mh-1');
});

it('adds the reduced size that is all it shows', async () => {
  const reduced = { ...size('240 ml'), variation_discounted_price: 8, variation_discount: 20 };
  const changes = {
    variations: [size('160 ml'), reduced],
    default_variation: '240 ml',
    default_price: 10,
    discounted_price: 8,
    discount: 20,
  };
  const card = await cardOf(changes, true);
  expect(action(card)?.querySelector('button')?.getAttribute('aria-label')).toBe('Add to cart: Name of MH-1');
  expect(action(card)?.querySelector('input')?.value).toBe('240 ml');
});

it('has no action without a price', async () => {
  expect(action(await cardOf({ default_price: null }))?.textContent).toBe('');
});

it('marks a best seller, counts the sizes, and puts nothing else of the product into the page', async () => {
  const card = await cardOf({ sortings: ['Best Seller'], variations: [size('160 ml'), size('240 ml')] });
  expect(card.querySelector('[data-part="tag"]')?.textContent).toBe('Best seller');
  expect(card.querySelector('[data-part="detail"]')?.textContent).toBe('2 options160\u00a0ml · 240\u00a0ml');
  expect(card.getAttributeNames().toSorted()).toEqual(['class', 'data-part']);
});
