import { paymentReferenceAtom } from '@mahd/data/cart';
import { formatPrice } from '@mahd/rules/locale';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PendingPayment } from '../../src/features/checkout/PendingPayment.js';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import { inShop, shopWith } from '../support/shop.js';

const page = { url: 'https://pay.example/1', total: 13_900 };
const reference = { tran_ref: 'TST1', order_id: 'MH-7', session_id: 'key', page };

const restoreFromCache = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

it.each([
  ['en', en.cart],
  ['ar', ar.cart],
] as const)('offers to pay after going back from the payment page (%s)', async (language, messages) => {
  let answer: () => { body: unknown } = () => {
    throw new TypeError('no answer yet');
  };
  const state = await shopWith(() => answer(), ['cart']);
  const { store } = state.shop;
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(inShop(state, language, <PendingPayment />, '/checkout'));
  expect(screen.queryByRole('button')).toBeNull();
  // An order placed on this page redirects to its payment, so nothing is shown.
  act(() => store.set(paymentReferenceAtom, reference));
  expect(screen.queryByRole('button')).toBeNull();

  restoreFromCache();
  const text = messages.paymentUnpaid
    .replace('{orderNumber}', 'MH-7')
    .replace('{amount}', formatPrice(13_900, language));
  expect(document.body.textContent).toContain(text);
  expect(scrolled).toHaveBeenCalledOnce();
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  fireEvent.click(screen.getByRole('button', { name: messages.payNow }));
  vi.unstubAllGlobals();
  expect(assign).toHaveBeenCalledWith(page.url);

  // A payment under review must not be paid again; a cancelled one is gone.
  answer = () => ({ body: { state: 'pending', reason: 'review' } });
  restoreFromCache();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByRole('link', { name: messages.paymentOpenAction })).toBeDefined();
  answer = () => ({ body: { state: 'cancelled' } });
  restoreFromCache();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
