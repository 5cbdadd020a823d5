import { addToCartAtom, cartLinesAtom } from '@mahd/data/cart';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { CartContent } from '../../src/features/cart/CartContent.js';
import en from '../../src/messages/en/cart.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith } from '../support/shop.js';

it('adds the product of a form sent without script once', async () => {
  const state = await shopWith(() => ({ status: 500 }), ['cart', 'catalog', 'delivery', 'shellDeferred']);
  const page = <StrictMode>{inShop(state, 'en', <CartContent />, '/cart?add=MH-1&quantity=2')}</StrictMode>;
  await act(async () => void render(page));
  await waitFor(() =>
    expect(state.shop.store.get(cartLinesAtom)).toMatchObject([{ productCode: 'MH-1', quantity: 2 }]),
  );
});

it('keeps the focus when a line is saved for later: at the next line, from the last one at the heading', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['cart', 'delivery', 'shellDeferred']);
  initClientState(state.shop);
  await clientStateReady(state.shop);
  state.shop.store.set(addToCartAtom, { product: cartProduct });
  state.shop.store.set(addToCartAtom, { product: { ...cartProduct, productCode: 'MH-2', name: 'Cream' } });
  const page = (
    <main>
      <h1>Cart</h1>
      <CartContent />
    </main>
  );
  render(inShop(state, 'en', page, '/cart'));
  const save = async (name: string) => {
    const button = await screen.findByLabelText(`${en.cart.saveForLater}: ${name}`);
    act(() => button.focus());
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
  };
  await save('Oil');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Cream')));
  await save('Cream');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Cart')));
});
