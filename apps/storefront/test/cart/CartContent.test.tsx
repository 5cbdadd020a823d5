import { cartLinesAtom } from '@mahd/data/cart';
import { act, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { CartContent } from '../../src/features/cart/CartContent.js';
import { inShop, shopWith } from '../support/shop.js';

it('adds the product of a form sent without script once', async () => {
  const state = await shopWith(() => ({ status: 500 }), ['cart', 'catalog', 'delivery', 'shellDeferred']);
  const page = <StrictMode>{inShop(state, 'en', <CartContent />, '/cart?add=MH-1&quantity=2')}</StrictMode>;
  await act(async () => void render(page));
  await waitFor(() =>
    expect(state.shop.store.get(cartLinesAtom)).toMatchObject([{ productCode: 'MH-1', quantity: 2 }]),
  );
});
