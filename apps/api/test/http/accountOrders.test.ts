import { randomUUID } from 'node:crypto';
import type {
  AccountOrder,
  AccountOrders,
  AuthAnswer,
  OrderAnswer,
  OrderRequest,
  PromoCheckAnswer,
} from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, users } from '../../src/db/schema/index.js';
import { as, register } from '../support/accounts.js';
import {
  CONTACT,
  DISCOUNTED,
  orderFor,
  place,
  PLAIN,
  placeAs,
  placed,
  placedAs,
  promoUsesOf,
  stockOf,
} from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let mariam: AuthAnswer;
let sara: AuthAnswer;
beforeAll(async () => {
  shop = await openTestShop({
    facts: {
      legalNameEn: 'Mahd Trading LLC',
      legalNameAr: 'Mahd Trading LLC',
      trn: '100000000000003',
      licence: 'CN-1',
      address: 'Dubai',
    },
  });
  mariam = await register(shop, 'mariam@example.com');
  sara = await register(shop, 'sara@example.com', { firstName: 'Sara' });
});
afterAll(() => shop.close());

const ordered = async (who: AuthAnswer, changes: Partial<OrderRequest> = {}) =>
  placedAs(
    shop,
    who,
    await orderFor(
      shop,
      [
        { product_code: PLAIN, quantity: 2 },
        { product_code: DISCOUNTED, quantity: 1 },
      ],
      changes,
    ),
  );
const ownOrders = async (who: AuthAnswer, page = 1) =>
  (await as(shop, who.access_token, 'GET', `auth/orders?page=${page}`)).json<AccountOrders>();

describe('orders of an account', () => {
  it('lists orders placed while logged in, newest first, in pages', async () => {
    const who = await register(shop, 'pages@example.com');
    await placed(
      shop,
      await orderFor(shop, [{ product_code: DISCOUNTED, quantity: 1 }], {
        contact: { ...CONTACT, email: 'pages@example.com' },
      }),
    );
    expect(await ownOrders(who)).toEqual({ data: [], total: 0, page: 1, per_page: 10 });
    const numbers: string[] = [];
    for (let made = 0; made < 11; made++) {
      const answer = await placeAs(shop, who, await orderFor(shop, [{ product_code: DISCOUNTED, quantity: 1 }]));
      numbers.unshift(answer.json<OrderAnswer>().order_number);
      shop.clock.advance(1_000);
    }
    const [first, second] = [await ownOrders(who), await ownOrders(who, 2)];
    expect([...first.data, ...second.data].map(({ order_number }) => order_number)).toEqual(numbers);
    expect([first.total, first.data.length, second.data.length]).toEqual([11, 10, 1]);
    expect(first.data[0]).toMatchObject({
      status: 'ORDERPLACED',
      payment_method: 'cod',
      payment_state: null,
      open_return: null,
      items: 1,
      can_cancel: true,
      has_invoice: true,
    });
  });

  it('shows an order in full', async () => {
    const { order_number: number } = await ordered(sara, { promo_code: 'MAHD10' });
    const shown = (await as(shop, sara.access_token, 'GET', `auth/orders/${number}`)).json<AccountOrder>();
    expect(shown).toMatchObject({
      order_number: number,
      items: 3,
      promo_code: 'MAHD10',
      contact: { email: CONTACT.email, mobile: '+971501234567' },
      address: { emirates: 'Dubai', type: 'home', note: null },
    });
    expect(shown.lines.map(({ product_code, quantity }) => [product_code, quantity]).sort()).toEqual(
      [
        [PLAIN, 2],
        [DISCOUNTED, 1],
      ].sort(),
    );
    expect(shown.amounts.finalTotal).toBe(shown.final_total);
    expect(shown.steps.map(({ state }) => state)).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming']);
  });

  it('cancels an order once before it is prepared, and releases stock and promo code', async () => {
    const [stock, used] = [await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')];
    const { order_number: number } = await ordered(sara, { promo_code: 'MAHD10' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => as(shop, sara.access_token, 'POST', `auth/orders/${number}/cancel`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect([await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')]).toEqual([stock, used]);
    const shown = (await as(shop, sara.access_token, 'GET', `auth/orders/${number}`)).json<AccountOrder>();
    expect(shown).toMatchObject({ status: 'ORDERCANCELLED', can_cancel: false, has_invoice: false, refunds: [] });
    expect((await as(shop, sara.access_token, 'GET', `auth/orders/${number}/invoice`)).statusCode).toBe(404);

    const { order_number: confirmed } = await ordered(sara);
    await shop.admin.orders.move(confirmed, 'ORDERCONFIRMED');
    expect((await as(shop, sara.access_token, 'POST', `auth/orders/${confirmed}/cancel`)).json()).toMatchObject({
      status: 409,
      code: 'too_late',
    });
  });

  it('refunds cancelled card orders and shows unpaid ones while their payment is open', async () => {
    const answer = await ordered(sara, { payment_method: 'card' });
    const find = async () =>
      (await ownOrders(sara)).data.find(({ order_number }) => order_number === answer.order_number);
    expect(await find()).toMatchObject({
      status: null,
      payment_state: 'pending',
      payment_page: answer.redirect_url,
      can_cancel: false,
      has_invoice: false,
    });
    expect((await as(shop, sara.access_token, 'POST', `auth/orders/${answer.order_number}/cancel`)).statusCode).toBe(
      409,
    );
    await new HostedPage(shop, answer.redirect_url ?? '').pay(APPROVED);
    expect((await paymentStatus(shop, answer)).state).toBe('paid');
    const cancelled = (
      await as(shop, sara.access_token, 'POST', `auth/orders/${answer.order_number}/cancel`)
    ).json<AccountOrder>();
    expect(cancelled).toMatchObject({
      status: 'ORDERCANCELLED',
      payment_state: 'paid',
      payment_page: null,
      refunds: [{ amount: cancelled.final_total, method: 'card' }],
    });

    const failing = await ordered(sara, { payment_method: 'card' });
    await new HostedPage(shop, failing.redirect_url ?? '').cancel();
    expect((await paymentStatus(shop, failing)).state).toBe('cancelled');
    expect((await ownOrders(sara)).data.map(({ order_number }) => order_number)).not.toContain(failing.order_number);
  });

  it('rejects an order with an expired session', async () => {
    const who = await register(shop, 'ended@example.com');
    await as(shop, who.access_token, 'POST', 'auth/logout');
    expect((await placeAs(shop, who, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]))).statusCode).toBe(
      401,
    );
  });

  it('returns the same order for the same key', async () => {
    const request = await orderFor(shop, [{ product_code: DISCOUNTED, quantity: 2 }]);
    const key = randomUUID();
    const first = (await placeAs(shop, mariam, request, key)).json<OrderAnswer>();
    const again = (await place(shop, request, key)).json<OrderAnswer>();
    expect(again.order_number).toBe(first.order_number);
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.number, first.order_number));
    expect(row?.userId).toBe(mariam.user._id);
  });
});

describe('the tax invoice', () => {
  it('shows both languages, the seller’s registration and the tax, without active content', async () => {
    const contact = { ...CONTACT, firstName: '<script>alert(1)</script>', lastName: '"مريم"' };
    const { order_number: number } = await ordered(sara, { contact, promo_code: 'MAHD10', language: 'ar' });
    const answer = await as(shop, sara.access_token, 'GET', `auth/orders/${number}/invoice`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="ar" dir="rtl">');
    for (const part of [
      'Tax Invoice',
      'فاتورة ضريبية',
      '100000000000003',
      'Mahd Trading LLC',
      number,
      'VAT 5% included',
      'Manual Breast Pump',
      'شفاط حليب يدوي',
      '&#60;script&#62;',
    ])
      expect(answer.body, part).toContain(part);
    expect(answer.body).not.toMatch(/<script|style="|<style|onerror/);
    const css = await shop.app.inject('/api/invoice.css');
    expect([css.statusCode, css.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('is a plain invoice if the seller is not registered', async () => {
    const plain = await openTestShop();
    const who = await register(plain, 'untaxed@example.com');
    const request = await orderFor(plain, [{ product_code: PLAIN, quantity: 1 }]);
    const { order_number: number } = await placedAs(plain, who, request);
    const { body } = await as(plain, who.access_token, 'GET', `auth/orders/${number}/invoice`);
    expect(body).toContain('Invoice');
    expect(body).not.toMatch(/Tax Invoice|VAT 5%/);
    await plain.close();
  });
});

describe('promo codes of a logged-in user', () => {
  it('are checked against the cart and used once per customer, whatever the e-mail', async () => {
    const who = await register(shop, 'promo@example.com');
    await shop.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, who.user._id));
    const lines = [{ product_code: PLAIN, quantity: 1 }];
    const check = async (code: string) =>
      (await as(shop, who.access_token, 'POST', 'promo-check', { code, lines })).json<PromoCheckAnswer>();
    expect(await check('welcome15')).toEqual({
      promo_code: 'WELCOME15',
      kind: 'percent',
      value: 15,
      discount: expect.any(Number),
    });
    expect(await check('NOSUCHCODE')).toMatchObject({ promo_code: 'NOSUCHCODE', reason: 'notFound' });
    const request = await orderFor(shop, lines, { promo_code: 'WELCOME15' });
    expect(
      (await placeAs(shop, who, { ...request, contact: { ...CONTACT, email: 'first@example.com' } })).statusCode,
    ).toBe(200);
    expect(await check('WELCOME15')).toMatchObject({ reason: 'alreadyUsed' });
    expect(
      (await placeAs(shop, who, { ...request, contact: { ...CONTACT, email: 'second@example.com' } })).statusCode,
    ).toBe(409);
  });
});

describe('the order rate limit', () => {
  it('counts by normalised mailbox with Retry-After; refused orders and retries do not count', async () => {
    const request = {
      ...(await orderFor(shop, [{ product_code: DISCOUNTED, quantity: 1 }])),
      contact: { ...CONTACT, email: 'flood@example.com' },
      // Cash orders would reach the quantity limit first.
      payment_method: 'card' as const,
    };
    const key = randomUUID();
    for (let tries = 0; tries < 3; tries++) {
      expect((await place(shop, request, key)).statusCode).toBe(200);
      expect((await place(shop, { ...request, seen_total: 1 })).statusCode).toBe(409);
    }
    const statuses: number[] = [];
    for (let made = 1; made < 61; made++)
      statuses.push(
        (await place(shop, { ...request, contact: { ...CONTACT, email: `flood+${made}@example.com` } })).statusCode,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(59);
    expect(statuses.at(-1)).toBe(429);
    shop.clock.advance(3_601_000);
    expect((await place(shop, request)).statusCode).toBe(200);
  });
});
