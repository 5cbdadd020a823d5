// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { swalMsgAtom } from '@mahd/data/cart';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import { ClientState } from '../../src/shell/ClientState.js';
import { inShop, shopWith } from '../support/shop.js';

it.each([
  ['en', en],
  ['ar', ar],
] as const)(
  'shows a message as a toast, and only announces a quiet one, each time (%s)',
  async (language, { toast }) => {
    const state = await shopWith(() => ({ status: 404 }), ['cart']);
    const { store } = state.shop;
    render(inShop(state, language, <ClientState />));
    const status = screen.getByRole('status');
    const toasts = () => document.querySelectorAll('[data-part=toast]');

    await act(async () => store.set(swalMsgAtom, 'toast.addedToCart', { quiet: true }));
    const first = await within(status).findByText(toast.addedToCart);
    expect(toasts()).toHaveLength(0);
    await act(async () => store.set(swalMsgAtom, 'toast.addedToCart', { quiet: true }));
    // Screen readers announce a new element, not an unchanged text.
    expect(await within(status).findByText(toast.addedToCart)).not.toBe(first);

    await act(async () => store.set(swalMsgAtom, 'toast.removedFromWishlist'));
    expect([...toasts()].map(({ textContent }) => textContent)).toEqual([toast.removedFromWishlist]);
    await act(async () => store.set(swalMsgAtom, 'toast.addedToWishlist', { name: 'Oil' }));
    expect(toasts()[1]?.textContent).toBe(`${toast.addedToWishlist}: \u2068Oil\u2069`);
  },
);

it('shows a message whose texts could not be loaded as soon as they can', async () => {
  const state = await shopWith(() => ({ status: 404 }));
  const load = vi.spyOn(state.messagesOf('en'), 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(inShop(state, 'en', <ClientState />));
  await act(async () => state.shop.store.set(swalMsgAtom, 'toast.addedToCart'));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(en.toast.addedToCart)).toBeDefined();
});
