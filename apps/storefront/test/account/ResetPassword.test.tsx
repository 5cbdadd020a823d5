import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../src/messages/en/account.js';
import { Component as Login } from '../../src/routes/account/Login.js';
import { inShop, shopWith } from '../support/shop.js';

beforeEach(() => {
  // Not in jsdom. Browsers return the focus to what had it.
  const opener = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const element = opener.get(this);
    if (element instanceof HTMLElement) element.focus();
  };
});

it('moves the focus to the page when the dialog of a mailed link closes', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['account', 'cart', 'field', 'shellDeferred']);
  render(
    inShop(
      state,
      'en',
      <main>
        <Login />
      </main>,
      '/login#reset=token',
    ),
  );
  const dialog = await screen.findByRole('dialog', { name: en.reset.title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await act(async () => fireEvent.keyDown(dialog, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
