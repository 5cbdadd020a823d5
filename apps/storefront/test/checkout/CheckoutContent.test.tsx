import { accessTokenAtom, loggedInUserAtom, logOutAtom, userStateAtom } from '@mahd/data/account';
import { addToCartAtom } from '@mahd/data/cart';
import { failedPaymentAtom, watchPayment } from '@mahd/data/payments';
import { MAX_LENGTHS, NO_GIFT } from '@mahd/rules/shop';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutContent } from '../../src/features/checkout/CheckoutContent.js';
import { saveCheckoutDraft, type CheckoutFormValues } from '../../src/features/checkout/draft.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import arAddresses from '../../src/messages/ar/addresses.js';
import arCart from '../../src/messages/ar/cart.js';
import ar from '../../src/messages/ar/checkout.js';
import arField from '../../src/messages/ar/field.js';
import enAddresses from '../../src/messages/en/addresses.js';
import enCart from '../../src/messages/en/cart.js';
import en from '../../src/messages/en/checkout.js';
import enField from '../../src/messages/en/field.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith, type MockApi } from '../support/shop.js';

// Not in jsdom.
const scrolledIntoView = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolledIntoView;
});

const languages = [
  ['en', { ...en, ...enAddresses, ...enCart, ...enField }],
  ['ar', { ...ar, ...arAddresses, ...arCart, ...arField }],
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
const form: CheckoutFormValues = {
  ...profileOf('Sara'),
  firstName: 'Typed',
  addressType: 'home',
  note: 'Ring twice',
  paymentMethod: 'cod',
  savedAddress: '',
  saveAddress: '',
  ...NO_GIFT,
};

const book = [
  { ...profileOf('Sara'), _id: 'home', type: 'home', address: 'Villa 9', is_default: true },
  {
    _id: 'office',
    type: 'office',
    firstName: 'Fatima',
    lastName: 'Ali',
    mobile: '509998877',
    address: 'Tower 3',
    emirates: 'Sharjah',
    area: 'Al Majaz',
    is_default: false,
  },
];

/** Renders the checkout of a cart with one product. */
async function renderCheckout(language: 'en' | 'ar', userId: string | null, answer: MockApi) {
  const orders: unknown[] = [];
  const state = await shopWith(
    (path, sent) => {
      if (path === '/api/orders') orders.push(sent);
      return answer(path, sent);
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
      loggedInUser: profileOf(id),
      signedOut: null,
      expiredUserId: null,
    }));
  if (userId !== null) logIn(userId);
  const page = (path = '/checkout') => render(inShop(state, language, <CheckoutContent />, path));
  page();
  return { store, shop: state.shop, orders, logIn, page };
}

describe.each(languages)('the checkout (%s)', (language, messages) => {
  const field = (name: 'firstName' | 'address') =>
    screen.findByLabelText<HTMLInputElement>(messages.field[name], { selector: 'input' });
  // The button has another name while the order is being placed.
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  it('takes no longer texts than the API', async () => {
    saveCheckoutDraft(null, { ...form, gift: 'yes', paymentMethod: 'card' });
    await renderCheckout(language, null, () => ({ status: 500 }));
    const typed = (await field('firstName')).form!.querySelectorAll<HTMLInputElement>(
      'textarea, input:not([type=tel], [type=radio], [type=checkbox])',
    );
    expect(Object.fromEntries([...typed].map(({ name, maxLength }) => [name, maxLength]))).toEqual({
      firstName: MAX_LENGTHS.firstName,
      lastName: MAX_LENGTHS.lastName,
      email: MAX_LENGTHS.email,
      address: MAX_LENGTHS.address,
      note: MAX_LENGTHS.deliveryNote,
      giftFirstName: MAX_LENGTHS.firstName,
      giftLastName: MAX_LENGTHS.lastName,
      giftMessage: MAX_LENGTHS.giftMessage,
    });
  });

  it('keeps the input when the session expires, and places no guest order without consent', async () => {
    saveCheckoutDraft('Sara', form);
    // The order is the first call to find that the session has ended.
    const { store, orders } = await renderCheckout(language, 'Sara', (path) => {
      if (path === '/api/orders' && store.get(accessTokenAtom) !== undefined) return { status: 401 };
      return path === '/api/auth/me' ? { body: profileOf('Sara') } : { status: 500 };
    });
    expect((await field('firstName')).value).toBe('Typed');
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

  it('hides the draft of an expired session until its owner logs in again', async () => {
    saveCheckoutDraft('Sara', form);
    const { store, logIn, page } = await renderCheckout(language, 'Sara', () => ({ body: profileOf('Sara') }));
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
    scrolledIntoView.mockClear();
    page();
    await screen.findByText(messages.checkout.sessionEndedBefore);
    // The page was longer with the form when the scroll position was stored.
    await waitFor(() => expect(scrolledIntoView).toHaveBeenCalled());
    expect(screen.queryByLabelText(messages.field.firstName)).toBeNull();
    act(() => logIn('Sara'));
    expect((await field('firstName')).value).toBe('Typed');
  });

  it('sends the chosen address of the book, or another one, which is saved on request', async () => {
    const requests: { path: string; body: unknown }[] = [];
    const { orders } = await renderCheckout(language, 'Sara', (path, sent) => {
      requests.push({ path, body: sent });
      if (path === '/api/auth/me') return { body: profileOf('Sara') };
      return path === '/api/auth/addresses' ? { body: { addresses: book } } : { status: 500 };
    });
    const choose = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
    const cod = new RegExp(messages.checkout.cod);
    const home = await screen.findByRole<HTMLInputElement>('radio', { name: /Villa 9/ });
    expect([home.checked, home.closest('label')?.textContent]).toEqual([
      true,
      expect.stringContaining(messages.addresses.default),
    ]);
    expect(screen.queryByLabelText(messages.field.address, { selector: 'input' })).toBeNull();
    await choose(/Tower 3/);
    expect((await field('firstName')).value).toBe('Fatima');
    await choose(cod);
    await press(messages.checkout.confirmOrder);
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).toMatchObject({
      contact: { firstName: 'Fatima', mobile: '509998877' },
      address: { address: 'Tower 3', type: 'office', emirates: 'Sharjah', area: 'Al Majaz' },
    });

    await choose(messages.addresses.another);
    expect((await field('address')).value).toBe('');
    await press(messages.checkout.confirmOrder);
    expect(await screen.findAllByText(messages.checkout.errors.address)).not.toEqual([]);
    fireEvent.change(await field('address'), { target: { value: 'Typed street' } });
    // A look at another address loses nothing.
    await choose(/Villa 9/);
    await choose(messages.addresses.another);
    expect((await field('address')).value).toBe('Typed street');
    await choose(messages.checkout.other);
    fireEvent.change(screen.getByRole('combobox', { name: messages.field.emirate }), { target: { value: 'Dubai' } });
    fireEvent.change(await screen.findByLabelText(messages.field.area, { selector: '[name=area]' }), {
      target: { value: 'Deira' },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: messages.addresses.saveToBook }));
    await press(messages.checkout.confirmOrder);
    await waitFor(() => expect(orders).toHaveLength(2));
    const place = { address: 'Typed street', type: 'other', emirates: 'Dubai', area: 'Deira' };
    expect(orders[1]).toMatchObject({ address: place });
    expect(requests).toContainEqual({
      path: '/api/auth/addresses',
      body: { ...place, firstName: 'Sara', lastName: 'Saeed', mobile: '501234567' },
    });
  });

  it('opens the fields of a saved address that is not valid any more', async () => {
    const [home] = book;
    await renderCheckout(language, 'Sara', (path) => {
      if (path === '/api/auth/me') return { body: profileOf('Sara') };
      return path === '/api/auth/addresses' ? { body: { addresses: [{ ...home, area: 'Other' }] } } : { status: 500 };
    });
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(messages.checkout.cod) }));
    await press(messages.checkout.confirmOrder);
    expect((await field('address')).value).toBe('Villa 9');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: messages.addresses.another }).checked).toBe(true);
    expect(await screen.findAllByText(messages.checkout.errors.area)).not.toEqual([]);
  });

  it.each(['+966 50 123 4567', '00441234567'])(
    'refuses %s, a number of another country, and says why',
    async (number) => {
      saveCheckoutDraft(null, {
        ...form,
        gift: 'yes',
        giftFirstName: 'Noor',
        giftLastName: 'Ali',
        paymentMethod: 'card',
      });
      const { orders } = await renderCheckout(language, null, () => ({ status: 500 }));
      for (const label of [messages.field.mobile, messages.checkout.giftMobile])
        fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: number } });
      await press(messages.checkout.confirmOrder);
      const said = await screen.findAllByText(messages.checkout.errors.mobileForeign, {
        selector: '[data-part=error-message] *, [data-part=error-message]',
      });
      expect(said).toHaveLength(2);
      expect(orders).toEqual([]);
    },
  );

  it('counts the characters of the message of a gift', async () => {
    saveCheckoutDraft(null, { ...form, gift: 'yes', giftMessage: 'Welcome' });
    await renderCheckout(language, null, () => ({ status: 500 }));
    const message = await screen.findByRole('textbox', { name: new RegExp(`^${messages.checkout.giftMessage}`) });
    const described = () =>
      document.getElementById(message.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent;
    expect(described()).toContain(`7/${MAX_LENGTHS.giftMessage}`);
    fireEvent.change(message, { target: { value: 'x'.repeat(MAX_LENGTHS.giftMessage) } });
    await waitFor(() => expect(described()).toContain(`${MAX_LENGTHS.giftMessage}/${MAX_LENGTHS.giftMessage}`));
  });

  it('offers the areas of the emirate again after "Other" in another one', async () => {
    saveCheckoutDraft(null, { ...form, emirates: 'Dubai', area: 'Al Ain' });
    await renderCheckout(language, null, (path) =>
      path === '/api/auth/emirates'
        ? {
            body: {
              data: ['Dubai', 'Abu Dhabi'].map((name) => ({
                name,
                name_ar: name,
                locations: [{ name: `${name} Marina`, name_ar: `${name} Marina` }],
              })),
            },
          }
        : { status: 500 },
    );
    expect(await screen.findByRole('textbox', { name: messages.field.areaOther })).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: messages.field.emirate }), {
      target: { value: 'Abu Dhabi' },
    });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: messages.field.areaOther })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: messages.field.area }).value).toBe('');
  });

  it('sends a gift with its recipient, paid by card', async () => {
    saveCheckoutDraft(null, form);
    const { orders } = await renderCheckout(language, null, () => ({ status: 500 }));
    expect(await screen.findByRole('radio', { name: new RegExp(messages.checkout.cod) })).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(messages.checkout.gift) }));
    const type = async (label: string, value: string) =>
      fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
    await type(messages.checkout.giftFirstName, 'Noor');
    await type(messages.checkout.giftLastName, 'Saeed');
    await type(messages.checkout.giftMobile, '50 765 4321');
    await type(messages.checkout.giftMessage, 'Welcome');
    expect(screen.queryByRole('radio', { name: new RegExp(messages.checkout.cod) })).toBeNull();
    await press(messages.checkout.confirmOrder);
    expect(await screen.findAllByText(messages.checkout.errors.giftCash)).not.toEqual([]);
    expect(orders).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(messages.checkout.card) }));
    await press(messages.checkout.confirmOrder);
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).toMatchObject({
      contact: { firstName: 'Typed' },
      gift: {
        recipient_first_name: 'Noor',
        recipient_last_name: 'Saeed',
        recipient_mobile: '507654321',
        gift_message: 'Welcome',
      },
      payment_method: 'card',
    });
  });

  it('says at the button that an order was not sent, which may be repeated', async () => {
    saveCheckoutDraft(null, form);
    const { orders } = await renderCheckout(language, null, (path) => {
      if (path === '/api/orders') throw new TypeError('connection lost');
      return { status: 500 };
    });
    // Beside its name, a sign of waiting for prices.
    const button = await screen.findByRole('button', { name: new RegExp(messages.checkout.confirmOrder) });
    button.focus();
    fireEvent.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toBe('');
    expect(alert.nextElementSibling).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(orders).toHaveLength(1);
  });

  it('can also be confirmed beside the form in wide windows, and says once what failed', async () => {
    const { matchMedia } = window;
    const wide = vi.spyOn(window, 'matchMedia');
    wide.mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
    saveCheckoutDraft(null, form);
    const { orders } = await renderCheckout(language, null, (path) => {
      if (path === '/api/orders') throw new TypeError('connection lost');
      return { status: 500 };
    });
    const summary = within(await screen.findByRole('region', { name: messages.cart.summary }));
    fireEvent.click(await summary.findByRole('button', { name: messages.checkout.confirmOrder }));
    const alert = await screen.findByRole('alert');
    expect(summary.getByText(alert.textContent)).toBeDefined();
    expect(orders).toHaveLength(1);
    wide.mockRestore();
  });

  it.each(['declined', 'cancelled', 'expired'] as const)(
    'starts at the payment methods when a payment was %s, and says so',
    async (status) => {
      const scrolled: Element[] = [];
      Element.prototype.scrollIntoView = function (this: Element) {
        scrolled.push(this);
      };
      const { store, shop, page } = await renderCheckout(language, null, (path) =>
        path === '/api/payments/status'
          ? { body: status === 'expired' ? { state: 'cancelled', reason: status } : { state: status } }
          : { status: 500 },
      );
      cleanup();
      const stop = watchPayment(shop, { order_id: 'MH-1', tran_ref: 'T1' });
      await waitFor(() => expect(store.get(failedPaymentAtom)?.status).toBe(status));
      stop();
      page('/checkout#payment');
      const said = await screen.findByText(messages.payment[`${status}Text`], { exact: false });
      const section = screen.getByRole('region', { name: messages.checkout.paymentTitle });
      expect(section.contains(said)).toBe(true);
      expect(scrolled).toEqual([section]);
      await waitFor(() => expect(document.activeElement?.textContent).toContain(messages.payment[`${status}Title`]));
      // In a tab of its own, without what was typed.
      expect(said.textContent).toContain(messages.payment.fillAgain);
    },
  );

  it('discards the draft on logout and for the next user', async () => {
    const { store, logIn } = await renderCheckout(language, 'Sara', () => ({
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

  it('shows one notice while the profile cannot be loaded, and fills the form later', async () => {
    let online = false;
    const { store } = await renderCheckout(language, 'Sara', (path) => {
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
