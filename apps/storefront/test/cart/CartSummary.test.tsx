import { loginInvokerAtom } from '@mahd/data/account';
import { addToCartAtom, cartAtom } from '@mahd/data/cart';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartSummary } from '../../src/features/cart/CartSummary.js';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith } from '../support/shop.js';
const quoteOf = (promo_error: object) => ({
  lines: [
    {
      product_code: 'MH-1',
      route: 'oil',
      category: '',
      name: 'Oil',
      size: '',
      color: '',
      arabic: { name: 'زيت', size: '', color: '' },
      featured_img: '',
      picture: null,
      quantity: 1,
      asked_quantity: 1,
      max_quantity: 9,
      price: 39,
      discounted_price: 0,
      discount: 0,
      line_total: 39,
      regulated_feeding: false,
    },
  ],
  paymentDetails: {
    productsValue: 39,
    discount: 0,
    subTotal: 39,
    promoDiscount: 0,
    shippingCharges: 20,
    finalTotal: 59,
    vat: 2.81,
    freeDeliveryRemaining: 60,
  },
  promo: null,
  promo_error,
  changes: [],
  payment_methods: ['card', 'cod'],
});

/** Renders the summary of a cart whose promo code is refused. */
async function renderRefused(language: 'en' | 'ar', reason: string) {
  const state = await shopWith(
    () => ({
      body: quoteOf({ promo_code: 'MAHD10', reason, minimum_sub_total: null, starts_at: null, discount: 3.9 }),
    }),
    ['cart'],
  );
  const { store } = state.shop;
  store.set(addToCartAtom, { product: cartProduct, quantity: 1 });
  render(inShop(state, language, <CartSummary actions={null} />, '/cart'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mahd10' } });
  await act(async () => fireEvent.submit(screen.getByRole('textbox')));
  return store;
}

it.each([
  ['en', en],
  ['ar', ar],
] as const)('asks a guest with a promo code to log in, and returns to the cart (%s)', async (language, messages) => {
  const store = await renderRefused(language, 'loginFirst');
  const [beginning = ''] = messages.promo.loginFirst.split('{amount}');
  expect((await screen.findByText(new RegExp(beginning))).textContent).toContain('3.90');
  const link = screen.getByRole('link', { name: messages.promo.logIn });
  expect(link.getAttribute('href')).toMatch(/\/login$/);
  fireEvent.click(link);
  expect(store.get(loginInvokerAtom)).toBe(`/${language}/cart`);
  expect(store.get(cartAtom).promo_code).toBe('MAHD10');
});

it.each([
  ['en', en],
  ['ar', ar],
] as const)('offers a guest to log in when others guessed too many codes (%s)', async (language, messages) => {
  await renderRefused(language, 'tooManyTries');
  expect(await screen.findByText(messages.promo.tooManyTries)).toBeDefined();
  expect(screen.getByRole('link', { name: messages.promo.logIn })).toBeDefined();
});

it.each([
  ['en', en],
  ['ar', ar],
] as const)('says which products a code leaves out, if they are in the cart (%s)', async (language, messages) => {
  const rest = quoteOf({});
  const promo = { promo_code: 'MAHD10', kind: 'percent', value: 10, discount: 3.5 };
  const isSaid = async (regulated: boolean, refused: object | null) => {
    cleanup();
    const [line] = rest.lines;
    const body = {
      ...rest,
      lines: [line, { ...line, product_code: 'MH-2', regulated_feeding: regulated }],
      promo: refused ? null : promo,
      promo_error: refused,
    };
    const state = await shopWith(() => ({ body }), ['cart']);
    for (const productCode of ['MH-1', 'MH-2'])
      state.shop.store.set(addToCartAtom, {
        product: { ...cartProduct, productCode, regulatedFeeding: productCode === 'MH-2' && regulated },
      });
    render(inShop(state, language, <CartSummary actions={null} />, '/cart'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mahd10' } });
    await act(async () => fireEvent.submit(screen.getByRole('textbox')));
    return screen.queryByText(messages.promo.partial) !== null;
  };
  const loginFirst = { promo_code: 'MAHD10', reason: 'loginFirst', discount: 3.5 };
  expect(await isSaid(true, null)).toBe(true);
  expect(await isSaid(true, loginFirst)).toBe(true);
  expect(await isSaid(true, { ...loginFirst, reason: 'expired' })).toBe(false);
  expect(await isSaid(false, null)).toBe(false);
});

it('shows why any other code is refused, without a link', async () => {
  const store = await renderRefused('en', 'expired');
  expect(await screen.findByText(en.promo.expired)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(store.get(cartAtom).promo_code).toBeNull();
});

it('lists the items before the discount only where there is one', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['cart']);
  const { store } = state.shop;
  store.set(addToCartAtom, { product: cartProduct, quantity: 1 });
  render(inShop(state, 'en', <CartSummary actions={null} />, '/cart'));
  expect(screen.queryByText(en.cart.productsValue)).toBeNull();
  expect(screen.getByText(en.cart.subTotal)).toBeDefined();
  act(() => {
    store.set(addToCartAtom, { product: { ...cartProduct, productCode: 'MH-2', discounted_price: 10 }, quantity: 1 });
  });
  expect(screen.getByText(en.cart.productsValue)).toBeDefined();
  expect(screen.getByText(en.cart.siteDiscount)).toBeDefined();
});
