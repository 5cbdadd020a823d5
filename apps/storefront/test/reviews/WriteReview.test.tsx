import { userStateAtom } from '@mahd/data/account';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WriteReview } from '../../src/features/reviews/WriteReview.js';
import arCart from '../../src/messages/ar/cart.js';
import ar from '../../src/messages/ar/reviews.js';
import enCart from '../../src/messages/en/cart.js';
import en from '../../src/messages/en/reviews.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { inShop, shopWith, type MockResponse } from '../support/shop.js';

beforeEach(() => sessionStorage.clear());

/** Answers of the API to a new review and, one after the other, about the review that this customer has written. */
interface Answers {
  readonly sent?: MockResponse;
  readonly own?: MockResponse[];
}

/** Loads the page, logged in. */
async function visit(language: 'en' | 'ar', { sent = { status: 500 }, own = [] }: Answers = {}) {
  cleanup();
  const state = await shopWith(
    (path) => {
      if (path.endsWith('/reviews/own')) return own.shift() ?? { status: 500 };
      return path.endsWith('/reviews') ? sent : { status: 500 };
    },
    ['reviews', 'account'],
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
  return state.messagesOf(language);
}

describe.each([
  ['en', en.reviews, enCart.problems],
  ['ar', ar.reviews, arCart.problems],
] as const)('%s', (language, messages, problems) => {
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: messages.write }));
  const comment = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: messages.yourComment });
  const star = (stars: string) =>
    screen.getByRole<HTMLInputElement>('radio', { name: messages.average.replace('{rating}', stars) });
  const write = async () => {
    await open();
    fireEvent.change(await comment(), { target: { value: 'Soft.' } });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('form', { name: messages.write })));
    fireEvent.click(star('4'));
  };
  const send = () => fireEvent.click(screen.getByRole('button', { name: messages.submit }));

  it('keeps a review for after the login when the session has expired', async () => {
    await visit(language, { sent: { status: 401 } });
    await write();
    send();
    await screen.findByRole('link', { name: messages.loginFirst });

    await visit(language, { sent: { body: { status: 'held' } } });
    expect((await comment()).value).toBe('Soft.');
    send();
    expect(await screen.findByText(messages.sent)).toBeDefined();

    await visit(language);
    expect(await screen.findByRole('button', { name: messages.write })).toBeDefined();
  });

  it('keeps what is written when the page is loaded again', async () => {
    await visit(language);
    await write();
    await visit(language);
    expect((await comment()).value).toBe('Soft.');
    expect(star('4').checked).toBe(true);
  });

  it.each(['send', 'withdraw'] as const)(
    'ends the wait when also the text of the failure is missing: %s',
    async (what) => {
      const review = { rating: 2, comment: 'Too small.', language: 'en', state: 'held' };
      const texts = await visit(language, { own: what === 'withdraw' ? [{ body: { review } }, { status: 500 }] : [] });
      const load = vi.spyOn(texts, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
      await (what === 'send' ? write() : open());
      const button = await screen.findByRole('button', { name: messages[what === 'send' ? 'submit' : 'withdraw'] });
      fireEvent.click(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      load.mockRestore();
      await act(async () => window.dispatchEvent(new Event('online')));
      expect((await screen.findByRole('alert')).textContent).toBe(problems.server);
    },
  );

  it('shows the review that was written before, which can be withdrawn and written again', async () => {
    const review = { rating: 2, comment: 'Too small.', language: 'en', state: 'held' };
    await visit(language, { own: [{ body: { review } }, { status: 503 }, { body: { review: null } }] });
    await open();
    expect(await screen.findByText(messages.own.held)).toBeDefined();
    expect(screen.getByText('Too small.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();

    const withdraw = () => fireEvent.click(screen.getByRole('button', { name: messages.withdraw }));
    withdraw();
    await screen.findByRole('alert');
    withdraw();
    expect((await comment()).value).toBe('Too small.');
    expect(star('2').checked).toBe(true);
    expect(screen.getByText(messages.withdrawn)).toBeDefined();
  });
});
