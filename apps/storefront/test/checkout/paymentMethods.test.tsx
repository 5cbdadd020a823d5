import { addToCartAtom } from '@mahd/data/cart';
import { NO_GIFT, DEFAULT_PAYMENT_OPTIONS, PAYMENT_METHODS, type PaymentMethod } from '@mahd/rules/shop';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckoutContent } from '../../src/features/checkout/CheckoutContent.js';
import { saveCheckoutDraft } from '../../src/features/checkout/draft.js';
import ar from '../../src/messages/ar/checkout.js';
import en from '../../src/messages/en/checkout.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith, type MockApi } from '../support/shop.js';

const languages = [
  ['en', en],
  ['ar', ar],
] as const;
/** The total of the cart: AED 60 for the product and AED 20 for delivery. */
const product = { ...cartProduct, price: 6000 };

const form = {
  firstName: 'Sara',
  lastName: 'Saeed',
  email: 'sara@example.com',
  mobile: '501234567',
  address: 'Street 1',
  addressType: 'home',
  emirates: 'Dubai',
  area: 'Al Nahda',
  note: '',
  savedAddress: '',
  saveAddress: '',
  ...NO_GIFT,
} as const;

/** Renders the checkout of a shop with every payment method. */
async function renderCheckout(language: 'en' | 'ar', api: MockApi = () => ({ status: 500 })) {
  const state = await shopWith(api, ['account', 'cart', 'checkout', 'delivery', 'field'], {
    paymentOptions: { ...DEFAULT_PAYMENT_OPTIONS, methods: PAYMENT_METHODS },
  });
  const { store } = state.shop;
  initClientState(state.shop);
  await clientStateReady(state.shop);
  store.set(addToCartAtom, { product });
  await act(async () => void render(inShop(state, language, <CheckoutContent />, '/checkout')));
  return store;
}

const group = (messages: typeof en | typeof ar) =>
  screen.getByRole('radiogroup', { name: messages.checkout.paymentMethod });
const offered = (messages: typeof en | typeof ar) =>
  within(group(messages))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);

afterEach(() => vi.unstubAllGlobals());

describe.each(languages)('the payment methods at checkout (%s)', (language, messages) => {
  it('are those for the total, with what is paid when', async () => {
    await renderCheckout(language);
    expect(offered(messages)).toEqual(['card', 'tabby', 'cod']);
    const tabby = within(group(messages)).getByRole('radio', { name: new RegExp(messages.checkout.tabby) });
    const [before = '', after = ''] = messages.checkout.payLaterHint.split('{amount}');
    const text = tabby.closest('label')?.textContent;
    expect(text).toContain(before);
    expect(text).toContain('20.00');
    expect(text).toContain(after);
  });

  it('explain the chosen one only', async () => {
    await renderCheckout(language);
    const hints = () =>
      [messages.checkout.cardHint, messages.checkout.codHint].map((hint) => group(messages).textContent.includes(hint));
    expect(hints()).toEqual([false, false]);
    await act(async () =>
      fireEvent.click(within(group(messages)).getByRole('radio', { name: new RegExp(`^${messages.checkout.card}`) })),
    );
    expect(hints()).toEqual([true, false]);
  });

  it('include Apple Pay in browsers that have it only, others say where it is', async () => {
    for (const [canMakePayments, isOffered] of [
      [() => true, true],
      [() => false, false],
      [
        () => {
          throw new DOMException('insecure', 'InvalidAccessError');
        },
        false,
      ],
    ] as const) {
      vi.stubGlobal('ApplePaySession', { canMakePayments });
      await renderCheckout(language);
      expect(offered(messages).includes('applepay')).toBe(isOffered);
      await act(async () =>
        fireEvent.click(within(group(messages)).getByRole('radio', { name: new RegExp(`^${messages.checkout.card}`) })),
      );
      expect(group(messages).textContent.includes(messages.checkout.applePayElsewhere)).toBe(!isOffered);
      cleanup();
    }
  });

  it('are asked for again when the selected one is refused, and nothing typed is lost', async () => {
    let methods: readonly PaymentMethod[] = ['card', 'tabby', 'cod'];
    const orders: unknown[] = [];
    const message = 'checkout.errors.paymentUnavailable';
    saveCheckoutDraft(null, { ...form, paymentMethod: 'tabby' });
    await renderCheckout(language, (path, sent) => {
      if (path === '/api/cart/quote') return { body: quoteOf(methods) };
      if (path !== '/api/orders') return { status: 500 };
      orders.push(sent);
      methods = ['card', 'cod'];
      return { status: 422, body: { errors: [{ field: 'payment_method', message }] } };
    });
    const confirm = async () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: messages.checkout.confirmOrder })));
    await confirm();
    expect(await screen.findAllByText(messages.checkout.errors.paymentUnavailable)).not.toHaveLength(0);
    expect(orders).toMatchObject([{ payment_method: 'tabby' }]);
    await vi.waitFor(() => expect(offered(messages)).toEqual(['card', 'cod']));
    expect(screen.getByDisplayValue('Street 1')).toBeDefined();
    await confirm();
    expect(await screen.findAllByText(messages.checkout.errors.payment)).not.toHaveLength(0);
    expect(orders).toHaveLength(1);
  });
});

function quoteOf(payment_methods: readonly PaymentMethod[]) {
  return {
    lines: [
      {
        product_code: 'MH-1',
        route: 'oil',
        category: 'care',
        name: 'Oil',
        size: '',
        color: '',
        arabic: { name: 'زيت', size: '', color: '' },
        featured_img: '',
        picture: null,
        quantity: 1,
        asked_quantity: 1,
        max_quantity: 9,
        price: 60,
        discounted_price: 0,
        discount: 0,
        line_total: 60,
        regulated_feeding: false,
      },
    ],
    paymentDetails: {
      productsValue: 60,
      discount: 0,
      subTotal: 60,
      promoDiscount: 0,
      shippingCharges: 20,
      finalTotal: 80,
      vat: 3.81,
      freeDeliveryRemaining: 39,
    },
    promo: null,
    promo_error: null,
    changes: [],
    payment_methods,
  };
}
