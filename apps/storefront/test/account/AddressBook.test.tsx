import { userStateAtom } from '@mahd/data/account';
import type { SavedAddress } from '@mahd/data/account/addresses';
import { MAX_ADDRESSES } from '@mahd/rules/shop';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddressBook } from '../../src/features/account/AddressBook.js';
import ar from '../../src/messages/ar/addresses.js';
import arCart from '../../src/messages/ar/cart.js';
import arCheckout from '../../src/messages/ar/checkout.js';
import arField from '../../src/messages/ar/field.js';
import en from '../../src/messages/en/addresses.js';
import enCart from '../../src/messages/en/cart.js';
import enCheckout from '../../src/messages/en/checkout.js';
import enField from '../../src/messages/en/field.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { inShop, shopWith, type MockApi } from '../support/shop.js';

const languages = [
  ['en', { ...en, ...enCart, ...enCheckout, ...enField }],
  ['ar', { ...ar, ...arCart, ...arCheckout, ...arField }],
] as const;
const profile = {
  _id: 'a'.repeat(24),
  firstName: 'Sara',
  lastName: 'Saeed',
  email: 'sara@example.com',
  mobile: '501234567',
};
const home: SavedAddress = {
  _id: 'home',
  type: 'home',
  firstName: 'Sara',
  lastName: 'Saeed',
  mobile: '501234567',
  address: 'Villa 9',
  emirates: 'Dubai',
  area: 'Deira',
  is_default: true,
};
const office: SavedAddress = { ...home, _id: 'office', type: 'office', address: 'Tower 3', is_default: false };

/** Renders the book of a logged-in user. `answer` answers changes; null is the book. */
async function renderBook(
  language: 'en' | 'ar',
  addresses: readonly SavedAddress[] | null,
  answer: MockApi = () => ({ status: 500 }),
) {
  const sent: { path: string; body: unknown }[] = [];
  let stored = addresses;
  const state = await shopWith(
    (path, body) => {
      if (path === '/api/auth/me') return { body: profile };
      if (path === '/api/auth/addresses' && body === undefined)
        return stored ? { body: { addresses: stored } } : { status: 500 };
      if (!path.startsWith('/api/auth/addresses')) return { status: 500 };
      sent.push({ path, body });
      return answer(path, body);
    },
    ['account', 'addresses', 'cart', 'checkout', 'delivery', 'field'],
  );
  initClientState(state.shop);
  await clientStateReady(state.shop);
  state.shop.store.set(userStateAtom, (before) => ({
    ...before,
    isAuthenticated: true,
    accessToken: 'token',
    loggedInUser: { ...profile, emirates: 'Dubai' },
  }));
  await act(async () => void render(inShop(state, language, <AddressBook />, '/profile')));
  return { sent, store: (next: readonly SavedAddress[]) => (stored = next) };
}

describe.each(languages)('the address book (%s)', (language, messages) => {
  const comma = language === 'ar' ? '، ' : ', ';
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  // The last item of the list is the button that adds one.
  const cards = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => text !== messages.addresses.add);

  it('shows the addresses with their labels and what can be done with each', async () => {
    await renderBook(language, [home, office]);
    expect(await screen.findByRole('heading', { level: 2, name: messages.addresses.title })).toBeDefined();
    const [first = '', second = ''] = cards();
    for (const text of [
      messages.checkout.home,
      messages.addresses.default,
      'Sara Saeed',
      'Villa 9',
      '50\u00a0123\u00a04567',
    ])
      expect(first).toContain(text);
    expect(second).toContain(messages.checkout.office);
    expect(second).not.toContain(messages.addresses.default);
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getAllByRole('button')).toHaveLength(2);
  });

  it('makes an address the default and moves the focus to the heading', async () => {
    const { sent } = await renderBook(language, [home, office], () => ({
      body: {
        addresses: [
          { ...office, is_default: true },
          { ...home, is_default: false },
        ],
      },
    }));
    await press(`${messages.addresses.makeDefault}: ${messages.checkout.office}${comma}Tower 3`);
    await waitFor(() => expect(cards()[0]).toContain('Tower 3'));
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/addresses/office/default']);
    const heading = screen.getByRole('heading', { name: messages.addresses.title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('deletes an address once that is confirmed', async () => {
    const { sent } = await renderBook(language, [home, office], () => ({ body: { addresses: [office] } }));
    const remove = `${messages.addresses.delete}: ${messages.checkout.home}${comma}Villa 9`;
    await press(remove);
    await press(messages.addresses.keep);
    expect(sent).toEqual([]);
    await press(remove);
    await press(messages.addresses.delete);
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/addresses/home']);
  });

  it('adds the first address of an empty book, for the user', async () => {
    let isAdded = false;
    const { sent } = await renderBook(language, [], () => {
      isAdded = true;
      return { body: { addresses: [home] } };
    });
    expect(await screen.findByText(messages.addresses.emptyText)).toBeDefined();
    await press(messages.addresses.add);
    const field = async (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
    expect((await field(messages.field.firstName)).value).toBe('Sara');
    await press(messages.addresses.save);
    expect((await screen.findAllByText(messages.checkout.errors.address)).length).toBeGreaterThan(0);
    expect(isAdded).toBe(false);
    fireEvent.change(await field(messages.field.address), { target: { value: 'Villa 9' } });
    fireEvent.change(screen.getByRole('combobox', { name: messages.field.emirate }), { target: { value: 'Dubai' } });
    fireEvent.change(await screen.findByLabelText(messages.field.area, { selector: '[name=area]' }), {
      target: { value: 'Deira' },
    });
    await press(messages.addresses.save);
    await waitFor(() => expect(cards()).toHaveLength(1));
    const { _id, is_default: _default, ...request } = home;
    expect(sent).toEqual([{ path: '/api/auth/addresses', body: request }]);
  });

  it('offers no further address when it is full', async () => {
    await renderBook(
      language,
      Array.from({ length: MAX_ADDRESSES }, (_, index) => ({ ...office, _id: `${index}`, is_default: index === 0 })),
    );
    expect(await screen.findByText(messages.addresses.full.replace('{n}', '10'))).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.addresses.add })).toBeNull();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    const { store } = await renderBook(language, null);
    expect(await screen.findByText(messages.addresses.failed)).toBeDefined();
    store([home]);
    await press(messages.cartCommon.tryAgain);
    await waitFor(() => expect(cards()).toHaveLength(1));
  });

  it('shows why a change failed', async () => {
    await renderBook(language, [home, office], () => ({ status: 503 }));
    await press(`${messages.addresses.makeDefault}: ${messages.checkout.office}${comma}Tower 3`);
    expect(await screen.findByText(messages.problems.unavailable)).toBeDefined();
    expect(cards()[0]).toContain('Villa 9');
  });
});
