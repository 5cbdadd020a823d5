import { accessTokenAtom, loggedInUserAtom, logOutAtom, userStateAtom } from '@mahd/data/account';
import { addToCartAtom } from '@mahd/data/cart';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckoutContent } from '../../src/features/checkout/CheckoutContent.js';
import { keepForm, type CheckoutForm } from '../../src/features/checkout/draft.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import arCart from '../../src/messages/ar/cart.js';
import ar from '../../src/messages/ar/checkout.js';
import arField from '../../src/messages/ar/field.js';
import enCart from '../../src/messages/en/cart.js';
import en from '../../src/messages/en/checkout.js';
import enField from '../../src/messages/en/field.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith, type Given } from '../support/shop.js';

const languages = [
  ['en', { ...en, ...enCart, ...enField }],
  ['ar', { ...ar, ...arCart, ...arField }],
] as const;
const profileOf = (id: string) => ({
  _id: id,
  firstName: id,
  lastName: 'Saeed',
  email: `${id}@example.com`,
  mobile: '501234567',
  address: `Street of ${id}`,
  emirates: 'Dubai',
  area: 'Al Nahda',
});
const form: CheckoutForm = {
  ...profileOf('Sara'),
  firstName: 'Typed',
  addressType: 'home',
  note: 'Ring twice',
  paymentMethod: 'cod',
};

/** The checkout of a cart with one product. What the API answers to calls of who is logged in is the test's to say. */
async function checkout(language: 'en' | 'ar', userId: string | null, answer: (path: string) => Given) {
  const orders: unknown[] = [];
  const state = await shopWith(
    (path, sent) => {
      if (path === '/api/orders') orders.push(sent);
      return answer(path);
    },
    ['account', 'cart', 'checkout', 'delivery', 'field'],
  );
  const { store } = state.shop;
  initClientState(state.shop);
  await clientStateReady(state.shop);
  store.set(addToCartAtom, { product: cartProduct });
  const logIn = (id: string) =>
    store.set(userStateAtom, (before) => ({
      ...before,
      isAuthenticated: true,
      accessToken: `token of ${id}`,
      loggedInUser: { ...profileOf(id), email_verified: true },
      signedOut: null,
      expiredUserId: null,
    }));
  if (userId !== null) logIn(userId);
  const page = () => render(inShop(state, language, <CheckoutContent />, '/checkout'));
  page();
  return { store, orders, logIn, page };
}

describe.each(languages)('the checkout (%s)', (language, messages) => {
  const field = (name: 'firstName' | 'address') =>
    screen.findByLabelText<HTMLInputElement>(messages.field[name], { selector: 'input' });
  // While an order is on its way its button has another name.
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  it('says that a login has run out, keeps what is typed, and sends no order of a guest', async () => {
    let ended = false;
    keepForm('Sara', form);
    const { store, orders } = await checkout(language, 'Sara', (path) => {
      if (ended && store.get(accessTokenAtom) !== undefined) return { status: 401 };
      return path === '/api/auth/me' ? { body: profileOf('Sara') } : { status: 500 };
    });
    expect((await field('firstName')).value).toBe('Typed');
    ended = true;
    await press(messages.checkout.confirmOrder);
    await screen.findByText(messages.checkout.sessionEnded);
    expect(store.get(loggedInUserAtom)).toBeNull();
    expect((await field('firstName')).value).toBe('Typed');
    expect(screen.queryByText(messages.checkout.guestNote)).toBeNull();
    expect(screen.getByRole('link', { name: messages.checkout.logInAgain })).toBeDefined();
    await press(messages.checkout.confirmOrder);
    await act(async () => Promise.resolve());
    expect(orders).toHaveLength(1);

    await press(messages.checkout.asGuest);
    expect(await screen.findByText(messages.checkout.guestNote)).toBeDefined();
    expect((await field('firstName')).value).toBe('Typed');
    await press(messages.checkout.confirmOrder);
    await waitFor(() => expect(orders).toHaveLength(2));
  });

  it('shows what was typed before a login ran out to nobody who opens it afterwards, and all of it to her', async () => {
    keepForm('Sara', form);
    const { store, logIn, page } = await checkout(language, 'Sara', () => ({ body: profileOf('Sara') }));
    expect((await field('firstName')).value).toBe('Typed');
    cleanup();
    act(() =>
      store.set(userStateAtom, (user) => ({
        ...user,
        isAuthenticated: false,
        accessToken: null,
        loggedInUser: null,
        signedOut: 'sessionEnded',
        expiredUserId: 'Sara',
      })),
    );
    page();
    await screen.findByText(messages.checkout.sessionEndedBefore);
    expect(screen.queryByLabelText(messages.field.firstName)).toBeNull();
    act(() => logIn('Sara'));
    expect((await field('firstName')).value).toBe('Typed');
  });

  it('holds nothing of who was logged in before, also for who logs in next', async () => {
    const { store, logIn } = await checkout(language, 'Sara', () => ({
      body: profileOf(store.get(loggedInUserAtom)?._id ?? ''),
    }));
    fireEvent.change(await field('address'), { target: { value: 'Typed street' } });
    await act(async () => store.set(logOutAtom));
    expect((await field('address')).value).toBe('');
    expect((await field('firstName')).value).toBe('');
    act(() => logIn('Noor'));
    await waitFor(async () => expect((await field('firstName')).value).toBe('Noor'));
    expect((await field('address')).value).toBe('Street of Noor');
    expect(sessionStorage.getItem('checkoutForm')).not.toMatch(/Sara|Typed/);
  });

  it('agrees with the header while the server cannot be reached, with one message, and fills the form later', async () => {
    let online = false;
    const { store } = await checkout(language, 'Sara', (path) => {
      if (!online) return { status: 503 };
      return path === '/api/auth/me' ? { body: profileOf('Sara') } : { status: 500 };
    });
    await screen.findByText(messages.checkout.accountUnreached);
    expect(store.get(loggedInUserAtom)?._id).toBe('Sara');
    expect(screen.queryByText(messages.checkout.guestNote)).toBeNull();
    expect(screen.getAllByRole('button', { name: messages.cartCommon.tryAgain })).toHaveLength(1);
    fireEvent.change(await field('address'), { target: { value: 'Typed street' } });
    online = true;
    await press(messages.cartCommon.tryAgain);
    await waitFor(async () => expect((await field('firstName')).value).toBe('Sara'));
    expect((await field('address')).value).toBe('Typed street');
    expect(screen.queryByText(messages.checkout.accountUnreached)).toBeNull();
  });
});
