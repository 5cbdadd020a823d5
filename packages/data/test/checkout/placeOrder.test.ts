import type { OrderConflict } from '@mahd/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToCartAtom,
  applyPromoAtom,
  cartChangesAtom,
  cartLinesAtom,
  paymentReferenceAtom,
  quoteCartAtom,
  setQuantityAtom,
} from '../../src/cart/index.js';
import {
  ATTEMPT_KEY,
  isPlacingOrderAtom,
  ORDER_SUCCESS_KEY,
  ORDER_TOTAL_KEY,
  placeOrderAtom,
  type CheckoutDetails,
} from '../../src/checkout/index.js';
import { continueAsGuestAtom, refuseTokenAtom, userStateAtom } from '../../src/account/index.js';
import { createShopStore } from '../../src/store/index.js';
import { cartProduct, priceCart } from '../cart/shopServer.js';
import { fakeServer, type Answer, type RecordedCall } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';

const details: CheckoutDetails = {
  contact: { email: 'a@b.ae', firstName: 'A', lastName: 'B', mobile: '501234567' },
  address: { address: 'Street 1', type: 'home', emirates: 'Dubai', area: 'Al Nahda' },
  payment_method: 'cod',
  language: 'ar',
};
const goods = new Map([['A', { price: 5000, discountedPrice: 4000, stock: 9 }]]);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const cod: Answer = { body: { order_number: 'M1', order_success_token: 'token' } };
const card: Answer = { body: { order_number: 'M2', tran_ref: 'TST1', redirect_url: 'https://pay.example/1' } };
const conflict: OrderConflict = {
  type: 't',
  title: 't',
  status: 409,
  detail: 'd',
  code: 'changed',
  request_id: 'r',
  promo_error: null,
  changes: [{ product_code: 'A', name: 'A', arabic: { name: 'أ' }, reason: 'price', before: 40, now: 45 }],
};

describe('placing an order', () => {
  let session: FakeStorage;
  let local: FakeStorage;
  beforeEach(() => {
    [session, local] = [new FakeStorage(), new FakeStorage()];
    vi.stubGlobal('window', { sessionStorage: session.tab(), localStorage: local.tab() });
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** Loads the page: a new store with the same storages. */
  const load = (reply: (call: RecordedCall) => Answer | Promise<Answer>) => {
    const server = fakeServer((call) =>
      call.url.endsWith('cart/quote')
        ? { body: priceCart(goods, { MAHD10: { kind: 'percent', value: 10 } }, call.body) }
        : reply(call),
    );
    const { store } = createShopStore({ http: server.http });
    store.set(addToCartAtom, {
      product: cartProduct('A', { price: 5000, discountedPrice: 4000, stock: 9 }),
      quantity: 2,
    });
    const orders = () => server.calls.filter(({ url }) => url === '/api/orders');
    return {
      store,
      orders,
      quotes: () => server.calls.filter(({ url }) => url.endsWith('cart/quote')),
      keys: () => orders().map(({ headers }) => headers['idempotency-key']),
      confirm: (change: Partial<CheckoutDetails> = {}) => store.set(placeOrderAtom, { ...details, ...change }),
    };
  };

  it('sends the displayed cart with an idempotency key', async () => {
    const page = load(() => cod);
    await page.store.set(applyPromoAtom, 'MAHD10');
    expect(await page.confirm()).toEqual({ kind: 'placed', orderNumber: 'M1' });
    expect(page.orders()[0]?.body).toEqual({
      ...details,
      lines: [{ product_code: 'A', quantity: 2, seen_price: 40 }],
      promo_code: 'MAHD10',
      seen_total: 92,
    });
    expect(page.keys()[0]).toMatch(UUID);
    expect([local.values.get(ORDER_SUCCESS_KEY), local.values.get(ORDER_TOTAL_KEY)]).toEqual(['token', '92.00']);
  });

  it('is the same order after a reload before the order-success page has opened', async () => {
    const first = load(() => cod);
    await first.confirm();
    const again = load(() => cod);
    expect(await again.confirm()).toEqual({ kind: 'placed', orderNumber: 'M1' });
    expect(again.keys()).toEqual(first.keys());
  });

  it("redirects a card payment to the provider's page and stores its reference", async () => {
    const page = load(() => card);
    expect(await page.confirm({ payment_method: 'card' })).toEqual({
      kind: 'redirect',
      orderNumber: 'M2',
      url: 'https://pay.example/1',
    });
    expect(page.store.get(paymentReferenceAtom)).toEqual({
      tran_ref: 'TST1',
      order_id: 'M2',
      session_id: page.keys()[0],
      page: { url: 'https://pay.example/1', total: 10000 },
    });
    expect(page.store.get(cartLinesAtom)).toHaveLength(1);
  });

  it('is rejected for a payment method that is no longer offered, and the methods are loaded again', async () => {
    const message = 'checkout.errors.paymentUnavailable';
    const refused = { status: 422, body: { errors: [{ field: 'payment_method', message }] } };
    let isOffered = false;
    const page = load(() => (isOffered ? cod : refused));
    await page.store.set(quoteCartAtom);
    expect(page.quotes()).toHaveLength(1);
    expect(await page.confirm({ payment_method: 'tabby' })).toEqual({
      kind: 'rejected',
      fields: [{ field: 'paymentMethod', messageKey: message }],
    });
    expect(page.quotes()).toHaveLength(2);
    expect(page.store.get(cartLinesAtom)).toHaveLength(1);
    isOffered = true;
    expect(await page.confirm()).toEqual({ kind: 'placed', orderNumber: 'M1' });
    expect(new Set(page.keys()).size).toBe(2);
  });

  it('is never silently a guest order after the session has ended, and stays the same order', async () => {
    const user = {
      _id: 'sara',
      firstName: 'Sara',
      lastName: '',
      email: 'sara@example.com',
      emirates: '',
    };
    let isRefused = true;
    const page = load(() => (isRefused ? { status: 401 } : cod));
    page.store.set(userStateAtom, (nobody) => ({
      ...nobody,
      isAuthenticated: true,
      accessToken: 'old',
      loggedInUser: user,
    }));
    expect(await page.confirm()).toEqual({ kind: 'sessionEnded' });
    page.store.set(refuseTokenAtom, 'old');
    expect(await page.confirm()).toEqual({ kind: 'sessionEnded' });
    expect(page.orders()).toHaveLength(1);
    isRefused = false;
    page.store.set(continueAsGuestAtom);
    expect(await page.confirm()).toMatchObject({ kind: 'placed' });
    expect(new Set(page.keys()).size).toBe(1);
  });

  it('is one order, however often Confirm is pressed', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const page = load(() => new Promise((resolve) => (answer = resolve)));
    const presses = [page.confirm(), page.confirm(), page.confirm()];
    expect(page.store.get(isPlacingOrderAtom)).toBe(true);
    await vi.waitFor(() => expect(page.orders()).toHaveLength(1));
    answer(cod);
    expect(new Set((await Promise.all(presses)).map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(page.orders()).toHaveLength(1);
    expect(page.store.get(isPlacingOrderAtom)).toBe(false);
  });

  it('is the same order after lost connections, errors, a reload and edits', async () => {
    const failures: (() => Answer)[] = [
      () => {
        throw new TypeError('connection lost');
      },
      () => ({ status: 500 }),
      () => ({ status: 409, body: { code: 'in_progress' } }),
      () => ({ body: 'nonsense' }),
      () => ({ status: 503 }),
    ];
    const keys: unknown[] = [];
    for (const fail of failures) {
      const page = load(fail);
      expect(await page.confirm()).toEqual({ kind: 'failed', messageKey: 'checkout.failed' });
      page.store.set(setQuantityAtom, { productCode: 'A', quantity: 5 });
      expect((await page.confirm()).kind).toBe('failed');
      keys.push(...page.keys());
    }
    const last = load(() => cod);
    expect((await last.confirm()).kind).toBe('placed');
    expect(new Set([...keys, ...last.keys()]).size).toBe(1);
    // Even after it was placed, until its order-success page has opened.
    expect((await last.confirm()).kind).toBe('placed');
    expect(new Set(last.keys()).size).toBe(1);
  });

  /** A server that stores orders by key, like ours; the responses of the first requests are lost. */
  const keeper = (lost: number) => {
    const kept = new Map<unknown, { content: string; answer: Answer }>();
    let calls = 0;
    const reply = ({ headers, body }: RecordedCall): Answer => {
      const key = headers['idempotency-key'];
      const content = JSON.stringify(body);
      const isCard = (body as CheckoutDetails).payment_method === 'card';
      const present = kept.get(key);
      const number = present ? '' : `M${kept.size + 1}`;
      const order = present ?? {
        content,
        answer: {
          body: {
            order_number: number,
            ...(isCard ? { tran_ref: `T${number}`, redirect_url: '/pay' } : { order_success_token: 'token' }),
          },
        },
      };
      kept.set(key, order);
      if (order.content !== content) return { status: 409, body: { code: 'key_reused' } };
      calls += 1;
      if (calls <= lost) throw new TypeError('connection lost');
      return order.answer;
    };
    return { reply, kept };
  };

  it('finds the cash order whose response was lost, even after edits of the form', async () => {
    const server = keeper(1);
    const page = load(server.reply);
    expect((await page.confirm()).kind).toBe('failed');
    page.store.set(setQuantityAtom, { productCode: 'A', quantity: 5 });
    expect(await page.confirm()).toEqual({ kind: 'placed', orderNumber: 'M1' });
    expect(server.kept.size).toBe(1);
  });

  it('replaces the unpaid card order whose response was lost with the edited one', async () => {
    const server = keeper(1);
    const page = load(server.reply);
    await page.confirm({ payment_method: 'card' });
    expect(await page.confirm({ payment_method: 'cod' })).toEqual({ kind: 'placed', orderNumber: 'M2' });
    expect(
      [...server.kept.values()].filter(
        ({ answer }) => (answer.body as { order_success_token?: string }).order_success_token,
      ),
    ).toHaveLength(1);
  });

  it('never creates two cash orders, however many responses are lost and fields edited', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(5),
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), reload: fc.boolean() }), {
          minLength: 1,
          maxLength: 8,
        }),
        async (lost, presses) => {
          session.values.clear();
          const server = keeper(lost);
          let page = load(server.reply);
          for (const { quantity, reload } of presses) {
            if (reload) page = load(server.reply);
            page.store.set(setQuantityAtom, { productCode: 'A', quantity });
            const { kind } = await page.confirm();
            expect(['placed', 'failed']).toContain(kind);
            if (kind === 'placed') break;
          }
          expect(server.kept.size).toBe(1);
        },
      ),
    );
  });

  it('after returning from the provider, is the same order only without edits', async () => {
    const page = load(() => card);
    await page.confirm({ payment_method: 'card' });
    const back = load(() => card);
    await back.confirm({ payment_method: 'card' });
    back.store.set(setQuantityAtom, { productCode: 'A', quantity: 5 });
    await back.confirm({ payment_method: 'card' });
    const [first, again, edited] = [...page.keys(), ...back.keys()];
    expect(again).toBe(first);
    expect(edited).not.toBe(first);
  });

  it('stops when something changed, reports it, prices the cart again and starts a new attempt', async () => {
    const answers: Answer[] = [{ status: 409, body: conflict }, cod];
    const page = load(() => answers.shift() ?? {});
    expect(await page.confirm()).toEqual({ kind: 'changed', changes: conflict.changes, promoRefusal: null });
    expect(page.store.get(cartChangesAtom)).toMatchObject(conflict.changes);
    await page.store.set(quoteCartAtom);
    await page.confirm();
    expect(new Set(page.keys()).size).toBe(2);
  });

  it('stops when the promo code is no longer valid', async () => {
    const page = load(() => ({
      status: 409,
      body: {
        ...conflict,
        changes: [],
        promo_error: {
          promo_code: 'X',
          reason: 'alreadyUsed',
          minimum_sub_total: null,
          starts_at: null,
          discount: null,
        },
      },
    }));
    expect(await page.confirm()).toMatchObject({ kind: 'changed', promoRefusal: { reason: 'alreadyUsed' } });
  });

  it('reports the fields that the server rejects', async () => {
    const page = load(() => ({
      status: 422,
      body: {
        errors: [
          { field: 'contact.mobile', code: 'phone', message: 'checkout.errors.mobile' },
          { field: '/address/type', code: 'enum', message: 'must be equal to one of' },
          { field: 'odd', code: 'x', message: '' },
        ],
      },
    }));
    expect(await page.confirm()).toEqual({
      kind: 'rejected',
      fields: [
        { field: 'mobile', messageKey: 'checkout.errors.mobile' },
        { field: 'addressType', messageKey: 'checkout.errors.addressType' },
      ],
    });
  });

  it('names the note and the message that are too long', async () => {
    const message = 'must NOT have more than 300 characters';
    const errors = ['address.note', 'gift.gift_message'].map((field) => ({ field, code: 'maxLength', message }));
    const page = load(() => ({ status: 422, body: { errors } }));
    expect(await page.confirm()).toEqual({
      kind: 'rejected',
      fields: [
        { field: 'note', messageKey: 'checkout.errors.noteLength' },
        { field: 'giftMessage', messageKey: 'checkout.errors.giftMessageLength' },
      ],
    });
  });

  it('names the message with a web address', async () => {
    const errors = [{ field: 'gift.gift_message', code: 'link', message: 'checkout.errors.link' }];
    const page = load(() => ({ status: 422, body: { errors } }));
    expect(await page.confirm()).toEqual({
      kind: 'rejected',
      fields: [{ field: 'giftMessage', messageKey: 'checkout.errors.link' }],
    });
  });

  it('reports when to try again, and refuses an empty cart', async () => {
    const page = load(() => ({ status: 429, headers: { 'retry-after': '30' } }));
    expect(await page.confirm()).toEqual({ kind: 'failed', messageKey: 'errors.tooMany', retryAfter: 30 });
    const { store } = createShopStore({ http: fakeServer(() => cod).http });
    expect(await store.set(placeOrderAtom, details)).toEqual({ kind: 'failed', messageKey: 'checkout.emptyCart' });
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'never redirects to %s',
    async (redirect_url) => {
      const page = load(() => ({ body: { order_number: 'M2', tran_ref: 't', redirect_url } }));
      expect((await page.confirm({ payment_method: 'card' })).kind).toBe('failed');
    },
  );

  it('prevents duplicate orders when storage is blocked', async () => {
    vi.stubGlobal('window', {});
    const answers: Answer[] = [{ status: 500 }, cod];
    const page = load(() => answers.shift() ?? {});
    await page.confirm();
    expect((await page.confirm()).kind).toBe('placed');
    expect(new Set(page.keys()).size).toBe(1);
  });

  it('starts a new attempt when the stored one is invalid', async () => {
    session.values.set(ATTEMPT_KEY, '{"key":5');
    const page = load(() => cod);
    expect((await page.confirm()).kind).toBe('placed');
    expect(page.keys()[0]).toMatch(UUID);
  });

  it('returns a result for any response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(200, 400, 401, 404, 409, 422, 429, 500),
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(
            fc.constantFrom('changes', 'promo_error', 'errors', 'order_number', 'redirect_url'),
            fc.jsonValue(),
          ),
        ),
        async (status, body) => {
          const page = load(() => ({ status, body }));
          const kinds = ['placed', 'redirect', 'changed', 'rejected', 'sessionEnded', 'failed'];
          expect(kinds).toContain((await page.confirm()).kind);
        },
      ),
    );
  });
});
