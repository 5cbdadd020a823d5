import { addToCartAtom, cartLinesAtom, cartTotalsAtom, quoteCartAtom } from '@mahd/data/cart';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

/** A quote of three of the oil, or of none because it has sold out, and of one cream. */
const quoteOf = (oil: 0 | 3) => ({
  lines: [['MH-1', 'Oil', oil, 3 * oil] as const, ['MH-2', 'Cream', 1, 9] as const].map(
    ([product_code, name, quantity, max_quantity]) => ({
      product_code,
      route: name.toLowerCase(),
      name,
      size: '',
      color: '',
      quantity,
      max_quantity,
      price: 39,
      discounted_price: 0,
      discount: 0,
    }),
  ),
  paymentDetails: {
    productsValue: 39 * (oil + 1),
    discount: 0,
    subTotal: 39 * (oil + 1),
    promoDiscount: 0,
    shippingCharges: oil === 0 ? 20 : 0,
    finalTotal: oil === 0 ? 59 : 156,
    vat: 2.81,
    freeDeliveryRemaining: oil === 0 ? 60 : 0,
  },
  changes:
    oil === 0
      ? [{ product_code: 'MH-1', name: 'Oil', arabic: { name: 'زيت' }, reason: 'stock', before: 3, now: 0 }]
      : [],
});

it('says what has sold out, links to it and names the new delivery fee, without moving the focus', async () => {
  let oil: 0 | 3 = 3;
  const state = await shopWith(
    (path) => (path === '/api/cart/quote' ? { body: quoteOf(oil) } : { status: 404 }),
    ['cart', 'delivery', 'shellDeferred'],
  );
  const { store } = state.shop;
  initClientState(state.shop);
  await clientStateReady(state.shop);
  store.set(addToCartAtom, { product: cartProduct, quantity: 3 });
  store.set(addToCartAtom, { product: { ...cartProduct, productCode: 'MH-2', name: 'Cream' } });
  render(inShop(state, 'en', <CartContent />, '/cart'));
  await waitFor(() => expect(store.get(cartTotalsAtom)).toMatchObject({ settled: true }));
  oil = 0;
  await act(() => store.set(quoteCartAtom));
  const notice = screen.getByText(en.cart.changedTitle).closest<HTMLElement>('[data-part=notice]')!;
  expect(within(notice).getByRole('link', { name: 'Oil' }).getAttribute('href')).toContain('oil');
  expect(notice.textContent).toMatch(/Delivery now costs AED.20\.00/);
  expect(document.querySelectorAll('[data-part=cart-line]')).toHaveLength(1);
  expect(document.activeElement).toBe(document.body);
});

it('shows what an empty cart shows below the last removed line, which can be restored', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['cart', 'delivery', 'shell', 'shellDeferred']);
  initClientState(state.shop);
  await clientStateReady(state.shop);
  state.shop.store.set(addToCartAtom, { product: cartProduct });
  render(inShop(state, 'en', <CartContent />, '/cart'));
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByRole('heading', { name: en.cart.empty })).toBeDefined();
  expect(screen.getByRole('link', { name: en.cart.seeOffers }).getAttribute('href')).toBe('/limited-time-offer');
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.queryByRole('heading', { name: en.cart.empty })).toBeNull();
  expect(state.shop.store.get(cartLinesAtom)).toHaveLength(1);
});
