import { addToCartAtom, swalMsgAtom } from '@mahd/data/cart';
import { productQuery } from '@mahd/data/catalog';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addedLineAtom } from '../../src/features/cart/addedLineAtom.js';
import AddedSheet from '../../src/features/cart/AddedSheet.js';
import { addToCart } from '../../src/features/cart/addToCart.js';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith } from '../support/shop.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const product = (route: string, more: object = {}) => ({
  _id: route,
  route,
  product_code: route,
  name: `The ${route}`,
  default_price: 20,
  default_stock: 5,
  arabic: { name: `منتج ${route}` },
  ...more,
});
const related = [
  product('bottle', { regulated_feeding: true }),
  product('oil'),
  product('gone', { default_stock: 0 }),
  product('cream'),
  product('wipes'),
  product('soap'),
  product('towel'),
  product('brush'),
];

async function renderSheet(language: 'en' | 'ar' = 'en') {
  const state = await shopWith(() => ({ body: product('oil', { related }) }), ['cart']);
  const { store } = state.shop;
  store.set(addToCartAtom, { product: cartProduct, quantity: 2 });
  store.set(addedLineAtom, { productCode: 'MH-1', open: true });
  render(inShop(state, language, <AddedSheet />, '/products'));
  await screen.findByText(language === 'en' ? 'The cream' : 'منتج cream');
  return store;
}

it.each([
  ['en', en, 'Oil', 'Quantity: 2', 'Subtotal · 2 items'],
  ['ar', ar, 'زيت', 'الكمية: 2', 'المجموع الفرعي · قطعتان'],
] as const)('shows what was added and where to go (%s)', async (language, messages, name, quantity, subTotal) => {
  await renderSheet(language);
  const sheet = screen.getByRole('dialog', { name: messages.toast.addedToCart });
  expect(sheet.textContent).toContain(name);
  expect(sheet.textContent).toContain(quantity);
  // The price is that of one piece.
  expect(sheet.textContent).toContain(messages.cart.each);
  expect(sheet.textContent).toContain(subTotal);
  expect(screen.getByRole('link', { name: messages.cart.view }).getAttribute('href')).toBe('/cart');
  expect(screen.getByRole('link', { name: messages.cart.checkout }).getAttribute('href')).toBe('/checkout');
});

it.each([
  ['a phone', 'width', ['cream', 'wipes']],
  ['a low window', '', ['cream', 'wipes']],
  ['a window of medium height', 'min-height: 49rem', ['cream', 'wipes', 'soap']],
  ['a high window', 'min-height', ['cream', 'wipes', 'soap', 'towel']],
])('suggests what fits %s, none that is regulated, sold out or in the cart', async (_, matching, suggested) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching !== '' && query.includes(matching) }));
  await renderSheet();
  const names = [...related.map(({ name }) => name)].filter((name) => screen.queryByText(name) !== null);
  expect(names).toEqual(suggested.map((route) => `The ${route}`));
});

/** Opens the sheet once fake timers are set up. */
async function reopenSheet(byKeyboard: boolean) {
  const store = await renderSheet();
  act(() => store.set(addedLineAtom, { productCode: 'MH-1', open: false }));
  vi.useFakeTimers();
  vi.spyOn(HTMLDialogElement.prototype, 'matches').mockReturnValue(byKeyboard);
  act(() => store.set(addedLineAtom, { productCode: 'MH-1', open: true }));
  return store;
}

it('closes by itself when it is not used', async () => {
  const store = await reopenSheet(false);
  act(() => void vi.advanceTimersByTime(29_999));
  expect(store.get(addedLineAtom)?.open).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(store.get(addedLineAtom)?.open).toBe(false);
});

it.each([
  ['points at it', false, () => fireEvent.pointerOver(screen.getByText('The cream'))],
  ['moves the focus in it, as screen readers do', false, () => fireEvent.focusIn(screen.getByText('The cream'))],
  ['touches the page', false, () => fireEvent.pointerDown(document.body)],
  ['scrolls', false, () => fireEvent.wheel(document.body)],
  ['uses the keyboard', false, () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['opened it with the keyboard', true, () => undefined],
])('stays open when the visitor %s', async (_, byKeyboard, use) => {
  const store = await reopenSheet(byKeyboard);
  use();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(store.get(addedLineAtom)?.open).toBe(true);
});

it('keeps the focus and announces a suggestion that is added', async () => {
  const store = await renderSheet();
  const add = screen.getByRole('button', { name: 'Add to cart: The cream' });
  act(() => add.focus());
  fireEvent.submit(add.closest('form') as HTMLFormElement);
  await waitFor(() => expect(store.get(addedLineAtom)?.productCode).toBe('cream'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  expect(screen.getByText('The cream').closest('[role=status]')).toBeTruthy();
});

it('opens for an added product, and not for Buy now or above the stock', async () => {
  const { shop } = await shopWith(() => ({ body: product('oil') }), ['cart']);
  const oil = await shop.load(productQuery(shop.http, 'oil'));
  const add = (quantity: number, showSheet: boolean) =>
    void addToCart(shop, { product: oil, code: 'oil', quantity, showSheet });
  add(1, false);
  // The cart that opens shows the line: it is only announced.
  expect(shop.store.get(swalMsgAtom)).toMatchObject({ messageKey: 'toast.addedToCart', quiet: true });
  add(9, true);
  expect(shop.store.get(swalMsgAtom)).toMatchObject({ messageKey: 'toast.stockReached', quiet: false });
  expect(shop.store.get(addedLineAtom)).toBeNull();
});
