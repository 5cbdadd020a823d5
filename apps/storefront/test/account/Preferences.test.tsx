import type { Profile } from '@mahd/data/account';
import { babyDateAtom } from '@mahd/data/visitor';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Preferences } from '../../src/features/account/Preferences.js';
import ar from '../../src/messages/ar/account.js';
import arCart from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/account.js';
import enCart from '../../src/messages/en/cart.js';
import { inShop, shopWith, type MockResponse } from '../support/shop.js';

const profile = { _id: 'a'.repeat(24), email: 'sara@example.com', marketing: false } as Profile;

describe.each([
  ['en', { ...en, ...enCart }],
  ['ar', { ...ar, ...arCart }],
] as const)('the consent to marketing (%s)', (language, messages) => {
  async function renderWith(response: MockResponse) {
    const sent: unknown[] = [];
    const state = await shopWith(
      (_path, body) => {
        sent.push(body);
        return response;
      },
      ['account', 'cart', 'field', 'shellDeferred'],
    );
    await act(async () => void render(inShop(state, language, <Preferences profile={profile} />, '/profile')));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: messages.profile.marketing });
    return { sent, box };
  }

  it('is sent once at a time', async () => {
    const { sent, box } = await renderWith({ body: { ...profile, marketing: true } });
    fireEvent.click(box);
    fireEvent.click(box);
    expect(await screen.findByText(messages.toast.infoUpdated)).toBeDefined();
    expect(sent).toEqual([{ marketing: true }]);
    expect(box.checked).toBe(true);
  });

  it('is not called saved when the server refuses it', async () => {
    const errors = [{ field: 'firstName', message: 'register.errors.firstName' }];
    const { box } = await renderWith({ status: 422, body: { errors } });
    fireEvent.click(box);
    expect(await screen.findByText(messages.problems.general)).toBeDefined();
    expect(screen.queryByText(messages.toast.infoUpdated)).toBeNull();
    await waitFor(() => expect(box.checked).toBe(false));
  });
});

it.each([
  ['both', { kid_age: '0-3 months', pregnent: null }, [{ kid_age: null, pregnent: null }]],
  ['only the device', { kid_age: null, pregnent: null }, []],
] as const)('deleting the child’s details clears the date of the device (%s)', async (_name, answers, requests) => {
  const sent: unknown[] = [];
  const state = await shopWith(
    (_path, body) => {
      sent.push(body);
      return { body: { ...profile, kid_age: null, pregnent: null } };
    },
    ['account', 'cart', 'field', 'shellDeferred'],
  );
  const { store } = state.shop;
  store.set(babyDateAtom, () => '2027-01-25');
  const { rerender } = render(inShop(state, 'en', <Preferences profile={{ ...profile, ...answers }} />, '/profile'));
  fireEvent.click(screen.getByRole('button', { name: en.profile.deleteChildData }));
  expect(await screen.findByText(en.profile.childDataDeleted)).toBeDefined();
  expect(store.get(babyDateAtom)).toBeNull();
  expect(sent).toEqual(requests);
  rerender(inShop(state, 'en', <Preferences profile={profile} />, '/profile'));
  expect(screen.queryByRole('button', { name: en.profile.deleteChildData })).toBeNull();
});
