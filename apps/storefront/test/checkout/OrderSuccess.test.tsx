import { rememberOrderSuccessAtom } from '@mahd/data/checkout';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { initialCheckoutValues, saveCheckoutDraft } from '../../src/features/checkout/draft.js';
import { Component as OrderSuccess } from '../../src/routes/checkout/OrderSuccess.js';
import arCart from '../../src/messages/ar/cart.js';
import ar from '../../src/messages/ar/checkout.js';
import enCart from '../../src/messages/en/cart.js';
import en from '../../src/messages/en/checkout.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { inShop, shopWith } from '../support/shop.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['en', en, enCart],
  ['ar', ar, arCart],
] as const)('says why the order could not be loaded (%s)', async (language, { orderSuccess }, { problems }) => {
  const state = await shopWith(() => ({ status: 500 }), ['cart', 'checkout', 'errors']);
  initClientState(state.shop);
  await clientStateReady(state.shop);
  state.shop.store.set(rememberOrderSuccessAtom, { token: 'token', total: 3900 });
  render(inShop(state, language, <OrderSuccess />, '/order/success'));
  expect(await screen.findByRole('heading', { name: orderSuccess.failed })).toBeDefined();
  expect(screen.getByText(problems.server)).toBeDefined();
});

it('does not search for the words of its own path', async () => {
  const sent: string[] = [];
  const state = await shopWith(
    (path) => {
      sent.push(path);
      return { status: 500 };
    },
    ['cart', 'checkout', 'errors'],
  );
  initClientState(state.shop);
  await clientStateReady(state.shop);
  render(inShop(state, 'en', <OrderSuccess />, '/order/success'));
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('');
  expect(sent.filter((path) => path.includes('success'))).toEqual([]);
});

it.each([
  ['en', en],
  ['ar', ar],
] as const)('names the address to which the order is confirmed (%s)', async (language, { orderSuccess }) => {
  const state = await shopWith(
    (path) =>
      path === '/api/orders/success'
        ? { body: { order_number: 'MH-1', payment_method: 'cod', final_total: 39 } }
        : { status: 404 },
    ['cart', 'checkout', 'errors', 'orders', 'delivery'],
  );
  initClientState(state.shop);
  await clientStateReady(state.shop);
  saveCheckoutDraft(null, { ...initialCheckoutValues(null), email: 'sara@example.com' });
  state.shop.store.set(rememberOrderSuccessAtom, { token: 'token', total: 3900 });
  render(inShop(state, language, <OrderSuccess />, '/order/success'));
  const address = await screen.findByText('sara@example.com');
  expect(address.getAttribute('dir')).toBe('ltr');
  expect(address.parentElement?.textContent).toBe(`${orderSuccess.sentTo}sara@example.com`);
});
