import { addToCartAtom, cartLinesAtom } from '@mahd/data/cart';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartSuggestions } from '../../src/features/cart/CartSuggestions.js';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import { cartProduct } from '../support/cartProduct.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

/** A product with an id of its own. */
const related = (code: string, more: object = {}) => ({ ...wireProduct(code), _id: code, ...more });

it.each([
  ['en', en, 'Name of '],
  ['ar', ar, 'اسم '],
] as const)(
  'suggests each product that goes with the cart once, none that is in it (%s)',
  async (language, t, name) => {
    const state = await shopWith(
      () => ({
        body: {
          ...wireProduct('MH-1'),
          related: [
            related('MH-CREAM'),
            related('MH-BOTTLE', { regulated_feeding: true }),
            related('MH-GONE', { default_stock: 0 }),
            related('MH-2', { route: 'second' }),
          ],
        },
      }),
      ['cart', 'catalog'],
    );
    const { store } = state.shop;
    store.set(addToCartAtom, { product: cartProduct, quantity: 1 });
    store.set(addToCartAtom, { product: { ...cartProduct, productCode: 'MH-2', route: 'second' }, quantity: 1 });
    expect(store.get(cartLinesAtom)).toHaveLength(2);
    render(inShop(state, language, <CartSuggestions />, '/cart'));
    expect(await screen.findAllByRole('link', { name: `${name}MH-CREAM` })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: t.cart.goesWithCart })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1);

    // One that is put into the cart stays: it was pressed a moment ago.
    act(() => {
      store.set(addToCartAtom, {
        product: { ...cartProduct, productCode: 'MH-CREAM', route: 'route-mh-cream' },
        quantity: 1,
      });
    });
    expect(screen.getByRole('link', { name: `${name}MH-CREAM` })).toBeDefined();
  },
);

it('waits for the late answer about the newest product, whose suggestions come first', async () => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const state = await shopWith(
    async (path) => {
      if (path.includes('second')) await late;
      const code = path.includes('second') ? 'MH-FIRST' : 'MH-LAST';
      return { body: { ...wireProduct('MH-1'), related: [related(code)] } };
    },
    ['cart', 'catalog'],
  );
  const { store } = state.shop;
  store.set(addToCartAtom, { product: cartProduct, quantity: 1 });
  store.set(addToCartAtom, { product: { ...cartProduct, productCode: 'MH-2', route: 'second' }, quantity: 1 });
  render(inShop(state, 'en', <CartSuggestions />, '/cart'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryAllByRole('article')).toEqual([]);
  answer();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^Name of/ }).map(({ textContent }) => textContent)).toEqual([
    'Name of MH-FIRST',
    'Name of MH-LAST',
  ]);
});
