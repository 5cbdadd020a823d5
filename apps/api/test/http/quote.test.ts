import { randomUUID } from 'node:crypto';
import type { OrderConflict, Quote } from '@mahd/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../support/accounts.js';
import {
  customerHeaders,
  DISCOUNTED,
  orderFor,
  place,
  PLAIN,
  post,
  promoUsesOf,
  quote,
  REGULATED,
  setStock,
  SOLD_OUT,
  UNPRICED,
} from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const one = (product_code: string, quantity = 1) => ({ product_code, quantity });

describe('a quote', () => {
  it('is all zeros for an empty cart', async () => {
    const { lines, paymentDetails } = await quote(shop, []);
    expect(lines).toEqual([]);
    expect(Object.values(paymentDetails).every((amount) => amount === 0)).toBe(true);
  });

  it('sums prices, discount, delivery and VAT from the database', async () => {
    const quoted = await quote(shop, [one(DISCOUNTED, 2)]);
    expect(quoted.lines[0]).toMatchObject({
      product_code: DISCOUNTED,
      quantity: 2,
      price: 59,
      discounted_price: 44.25,
      discount: 25,
      line_total: 88.5,
      regulated_feeding: false,
    });
    expect(quoted.lines[0]?.arabic.name).toMatch(/[\u0600-\u06ff]/);
    expect(quoted.paymentDetails).toEqual({
      productsValue: 118,
      discount: 29.5,
      subTotal: 88.5,
      promoDiscount: 0,
      shippingCharges: 20,
      finalTotal: 108.5,
      vat: 5.17,
      freeDeliveryRemaining: 10.5,
    });
    expect(quoted.changes).toEqual([]);
  });

  it('merges lines of the same product', async () => {
    const quoted = await quote(shop, [one(PLAIN, 2), one(PLAIN, 3)]);
    expect(quoted.lines.map(({ quantity }) => quantity)).toEqual([5]);
    expect((await quote(shop, [one(PLAIN, 8), one(PLAIN, 8)])).lines[0]).toMatchObject({
      quantity: 10,
      asked_quantity: 16,
    });
  });

  it('ignores client prices and reports differences', async () => {
    const quoted = await quote(shop, [
      { ...one(PLAIN), seen_price: 1 },
      { ...one(DISCOUNTED), seen_price: 44.25 },
    ]);
    expect(quoted.lines[0]?.price).toBe(149);
    expect(quoted.changes).toEqual([
      expect.objectContaining({ product_code: PLAIN, reason: 'price', before: 1, now: 149 }),
    ]);
  });

  it('names products that are gone, out of stock, short or without a price', async () => {
    await setStock(shop, 'MH-BF-0002', 3);
    const quoted = await quote(shop, [
      one('MH-XX-9999'),
      one(SOLD_OUT),
      one(UNPRICED),
      one('MH-BF-0002', 5),
      one('MH-BT-G001'),
    ]);
    const reasons = quoted.changes.map(({ product_code, reason, now }) => [product_code, reason, now]);
    expect(reasons).toEqual([
      ['MH-XX-9999', 'gone', 0],
      [SOLD_OUT, 'stock', 0],
      [UNPRICED, 'unpriced', null],
      ['MH-BF-0002', 'stock', 3],
      ['MH-BT-G001', 'gone', 0],
    ]);
    expect(quoted.changes[1]?.arabic?.name).toMatch(/[\u0600-\u06ff]/);
    expect(quoted.lines.map(({ product_code, quantity }) => [product_code, quantity])).toEqual([
      [SOLD_OUT, 0],
      ['MH-BF-0002', 3],
    ]);
    expect(quoted.paymentDetails.subTotal).toBe(942.3);
  });

  it.each([
    ['quantity 0', { lines: [one(PLAIN, 0)] }],
    ['quantity 11', { lines: [one(PLAIN, 11)] }],
    ['quantity as text', { lines: [{ product_code: PLAIN, quantity: '2' }] }],
    ['a fraction', { lines: [one(PLAIN, 1.5)] }],
    ['no lines', {}],
    ['a negative price', { lines: [{ ...one(PLAIN), seen_price: -1 }] }],
    ['a code that cannot be one', { lines: [one("x' or 1=1")] }],
  ])('rejects %s and names the field', async (_what, body) => {
    const answer = await post(shop, 'cart/quote', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toMatch(/^lines/);
  });
});

describe('a promo code', () => {
  const basket = [one(PLAIN)];

  it('takes off its percentage or amount, in any spelling', async () => {
    const percent = await quote(shop, basket, { promo_code: ' mahd10 ' });
    expect(percent.promo).toEqual({ promo_code: 'MAHD10', kind: 'percent', value: 10, discount: 14.9 });
    expect(percent.paymentDetails).toMatchObject({ promoDiscount: 14.9, finalTotal: 134.1, shippingCharges: 0 });
    const fixed = await quote(shop, basket, { promo_code: 'TAKE15' });
    expect(fixed.promo).toMatchObject({ kind: 'fixed', value: 15, discount: 15 });
  });

  it.each([
    ['', 'empty'],
    ['NOSUCHCODE', 'notFound'],
    ['EID25', 'expired'],
    ['FIRST100', 'limitReached'],
    ['SAVE40', 'minimumNotMet'],
  ])('refuses %j: %s', async (promo_code, reason) => {
    const { promo, promo_error, paymentDetails }: Quote = await quote(shop, basket, { promo_code });
    expect(promo).toBeNull();
    expect(promo_error?.reason).toBe(reason);
    expect(paymentDetails.promoDiscount).toBe(0);
    expect(promo_error?.minimum_sub_total).toBe(reason === 'minimumNotMet' ? 250 : null);
  });

  it('excludes regulated feeding products', async () => {
    const mixed = await quote(shop, [one(PLAIN), one(REGULATED)], { promo_code: 'MAHD10' });
    expect(mixed.promo?.discount).toBe(14.9);
    expect((await quote(shop, [one(REGULATED)], { promo_code: 'MAHD10' })).promo_error?.reason).toBe('notForFeeding');
  });

  it('limits guesses, also concurrent ones; existing codes do not count', async () => {
    const guess = async (promo_code = 'GUESS') =>
      post(shop, 'cart/quote', { lines: basket, promo_code }, await customerHeaders(shop, promo_code));
    shop.clock.advance(601_000);
    for (let turn = 0; turn < 40; turn++) expect((await guess('MAHD10')).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess()));
    const reasons = answers.map((answer) => answer.json<Quote>().promo_error?.reason);
    expect(reasons.filter((reason) => reason === 'notFound')).toHaveLength(30);
    expect(reasons.filter((reason) => reason === 'tooManyTries')).toHaveLength(30);
    // The cart is priced all the same.
    for (const answer of answers) expect(answer.json<Quote>().lines).toHaveLength(basket.length);
    expect((await guess('MAHD10')).json<Quote>().promo_error?.reason).toBe('tooManyTries');
    shop.clock.advance(601_000);
    expect((await guess('MAHD10')).json<Quote>().promo?.promo_code).toBe('MAHD10');
  });

  it('limits guesses by ordering', async () => {
    const order = { ...(await orderFor(shop, basket)), promo_code: 'GUESS' };
    shop.clock.advance(601_000);
    const refusal = async () => {
      const answer = await place(shop, order);
      return [answer.statusCode, answer.json<OrderConflict>().promo_error?.reason];
    };
    for (let turn = 0; turn < 30; turn++) expect(await refusal()).toEqual([409, 'notFound']);
    expect(await refusal()).toEqual([409, 'tooManyTries']);
    expect((await place(shop, { ...order, promo_code: null })).statusCode).toBe(200);
    shop.clock.advance(601_000);
    expect(await refusal()).toEqual([409, 'notFound']);
  });

  it('limits guesses of one account from many addresses', async () => {
    const open = await openTestShop({ trustProxy: true });
    const { access_token: token } = await register(open, 'many@example.com');
    const guess = (turn: number) =>
      post(
        open,
        'cart/quote',
        { lines: basket, promo_code: `GUESS${turn}` },
        { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.1.${turn}` },
      );
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => guess(turn)));
    const reasons = answers.map((answer) => answer.json<Quote>().promo_error?.reason);
    expect(reasons.filter((reason) => reason === 'notFound')).toHaveLength(30);
    expect(reasons.filter((reason) => reason === 'tooManyTries')).toHaveLength(10);
    await open.close();
  });
});

describe('a promo code from a guest', () => {
  it.each([
    ['MAHD10', { reason: 'loginFirst', discount: 14.9 }],
    ['EID25', { reason: 'expired', discount: null }],
    ['NOSUCHCODE', { reason: 'notFound', discount: null }],
  ])('%s requires login only if it works, and says what it gives', async (promo_code, error) => {
    const answer = (await post(shop, 'cart/quote', { lines: [one(PLAIN)], promo_code })).json<Quote>();
    expect(answer).toMatchObject({
      promo: null,
      promo_error: { promo_code, minimum_sub_total: null, starts_at: null, ...error },
      paymentDetails: { promoDiscount: 0, finalTotal: 149 },
    });
  });

  it('cannot be guessed without end, while known codes are never limited', async () => {
    const open = await openTestShop();
    const guess = (promo_code: string) => post(open, 'cart/quote', { lines: [one(PLAIN)], promo_code });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => guess(`GUESS${turn}`)));
    const reasons = answers.map((answer) => answer.json<Quote>().promo_error?.reason);
    expect(reasons.filter((reason) => reason === 'tooManyTries')).toHaveLength(10);

    // Guests of the network may go on buying, and customers may use their codes.
    const order = await orderFor(open, [one(PLAIN)]);
    const withCode = await post(
      open,
      'orders',
      { ...order, promo_code: 'MAHD10' },
      { 'idempotency-key': randomUUID() },
    );
    expect([withCode.statusCode, withCode.json<OrderConflict>().promo_error?.reason]).toEqual([409, 'tooManyTries']);
    expect((await post(open, 'orders', order, { 'idempotency-key': randomUUID() })).statusCode).toBe(200);
    expect((await quote(open, [one(PLAIN)], { promo_code: 'MAHD10' })).promo?.promo_code).toBe('MAHD10');

    open.clock.advance(601_000);
    const known = await Promise.all(Array.from({ length: 20 }, () => guess('MAHD10')));
    expect(known.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await open.close();
  });

  it('is neither applied to nor used by an order', async () => {
    const order = await orderFor(shop, [one(PLAIN)], { promo_code: 'MAHD10' });
    const used = await promoUsesOf(shop, 'MAHD10');
    const answer = await post(shop, 'orders', order, { 'idempotency-key': randomUUID() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<OrderConflict>().promo_error?.reason).toBe('loginFirst');
    expect(await promoUsesOf(shop, 'MAHD10')).toBe(used);
  });
});
