import { userStateAtom } from '@mahd/data/account';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { WriteReview } from '../../src/features/reviews/WriteReview.js';
import ar from '../../src/messages/ar/reviews.js';
import en from '../../src/messages/en/reviews.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { inShop, shopWith } from '../support/shop.js';

beforeEach(() => sessionStorage.clear());

it.each([
  ['en', en.reviews],
  ['ar', ar.reviews],
] as const)('keeps a review for after the login when the session has expired (%s)', async (language, messages) => {
  let isExpired = true;
  const visit = async () => {
    const state = await shopWith(
      (path) => {
        if (!path.endsWith('/reviews')) return { status: 500 };
        return isExpired ? { status: 401 } : { body: { status: 'held' } };
      },
      ['cart', 'reviews', 'account'],
    );
    initClientState(state.shop);
    await clientStateReady(state.shop);
    state.shop.store.set(userStateAtom, (before) => ({
      ...before,
      isAuthenticated: true,
      accessToken: 'token',
      loggedInUser: { _id: 'sara', firstName: 'Sara', lastName: '', email: '', emirates: '' },
    }));
    render(inShop(state, language, <WriteReview product="oil" />, '/product/oil'));
  };
  const comment = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: messages.yourComment });
  const send = () => fireEvent.click(screen.getByRole('button', { name: messages.submit }));

  await visit();
  fireEvent.click(await screen.findByRole('button', { name: messages.write }));
  expect(document.activeElement).toBe(screen.getByRole('form', { name: messages.write }));
  fireEvent.click(screen.getByRole('radio', { name: messages.average.replace('{rating}', '4') }));
  fireEvent.change(await comment(), { target: { value: 'Soft.' } });
  send();
  await screen.findByRole('link', { name: messages.loginFirst });

  cleanup();
  isExpired = false;
  await visit();
  expect((await comment()).value).toBe('Soft.');
  send();
  expect(await screen.findByText(messages.sent)).toBeDefined();

  cleanup();
  await visit();
  expect(await screen.findByRole('button', { name: messages.write })).toBeDefined();
});
