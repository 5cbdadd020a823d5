import { randomUUID } from 'node:crypto';
import type {
  AccountOrder,
  AccountOrders,
  AddressBook,
  AuthAnswer,
  OrderAnswer,
  OrderRequest,
  PromoCheckAnswer,
  Wishlist,
  WishlistEntry,
  WishlistProducts,
} from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, users, variants } from '../../src/db/schema/index.js';
import { as, register } from '../support/accounts.js';
import {
  CONTACT,
  DISCOUNTED,
  orderFor,
  place,
  PLAIN,
  placed,
  promoUsesOf,
  REGULATED,
  stockOf,
} from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let mariam: AuthAnswer;
let sara: AuthAnswer;
beforeAll(async () => {
  shop = await openTestShop({
    facts: { legalName: 'Mahd Trading LLC', trn: '100000000000003', licence: 'CN-1', address: 'Dubai' },
  });
  mariam = await register(shop, 'mariam@example.com');
  sara = await register(shop, 'sara@example.com', { firstName: 'Sara' });
});
afterAll(() => shop.close());

const order = (who: AuthAnswer, request: OrderRequest, key: string = randomUUID()) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { authorization: `Bearer ${who.access_token}`, 'idempotency-key': key },
    payload: request,
  });
async function ordered(who: AuthAnswer, changes: Partial<OrderRequest> = {}): Promise<OrderAnswer> {
  const answer = await order(
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
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<OrderAnswer>();
}
const ownOrders = async (who: AuthAnswer, page = 1) =>
  (await as(shop, who.access_token, 'GET', `auth/orders?page=${page}`)).json<AccountOrders>();
const wishlistOf = async (who: AuthAnswer) =>
  (await as(shop, who.access_token, 'GET', 'auth/wishlist')).json<Wishlist>();

it('lists the products of a guest’s wishlist by their codes, without those that are not sold', async () => {
  const products = async (codes: string) => {
    const answer = await shop.app.inject(`/api/wishlist/products?codes=${encodeURIComponent(codes)}`);
    return { status: answer.statusCode, products: answer.json<WishlistProducts>().products };
  };
  const { products: found } = await products(`${DISCOUNTED},MH-NOT-SOLD,${PLAIN},${DISCOUNTED}`);
  expect(found.map(({ product_code: code }) => code)).toEqual([DISCOUNTED, PLAIN]);
  expect(found[1]?.product.product_code).toBe(PLAIN);
  await shop.database.db.update(variants).set({ active: false }).where(eq(variants.code, PLAIN));
  expect(await products(PLAIN)).toEqual({ status: 200, products: [] });
  await shop.database.db.update(variants).set({ active: true }).where(eq(variants.code, PLAIN));
  for (const codes of ['', ',', "x' or 1=1", Array.from({ length: 51 }, (_, index) => `MH-${index}`).join(',')])
    expect((await products(codes)).status, codes).toBe(400);
});

describe('every authenticated route', () => {
  interface Operation {
    readonly method: string;
    readonly path: string;
    readonly needsToken: boolean;
  }
  const operations = async (): Promise<Operation[]> => {
    const { paths } = (await shop.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { security?: object[] }>>;
    }>();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        method: method.toUpperCase(),
        path: path.replace('/api/', ''),
        needsToken: security !== undefined,
      })),
    );
  };
  const ADDRESS = {
    type: 'home',
    firstName: 'Evil',
    lastName: 'Twin',
    mobile: '501234567',
    address: 'Street 1',
    emirates: 'Dubai',
    area: 'Al Barsha',
  };
  const BODIES: Readonly<Record<string, object>> = {
    'POST auth/password': { current_password: 'x', password: 'x' },
    'PATCH auth/me': { firstName: 'Evil' },
    'DELETE auth/me': { password: 'x' },
    'POST auth/wishlist': { product_code: PLAIN },
    'POST auth/addresses': ADDRESS,
    'PUT auth/addresses/{id}': ADDRESS,
    'POST promo-check': { code: 'MAHD10', lines: [] },
    'POST products/{id}/reviews': { rating: 1, comment: 'Evil', language: 'en' },
  };

  it('is marked as authenticated in the OpenAPI document', async () => {
    expect(
      (await operations())
        .filter(({ needsToken }) => needsToken)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([
      'DELETE auth/addresses/{id}',
      'DELETE auth/me',
      'DELETE auth/wishlist/{id}',
      'GET auth/addresses',
      'GET auth/me',
      'GET auth/me/export',
      'GET auth/orders',
      'GET auth/orders/{number}',
      'GET auth/orders/{number}/invoice',
      'GET auth/orders/{number}/returns',
      'GET auth/orders/{number}/returns/{returnNumber}/pictures',
      'GET auth/wishlist',
      'PATCH auth/me',
      'POST auth/addresses',
      'POST auth/addresses/{id}/default',
      'POST auth/logout',
      'POST auth/orders/{number}/cancel',
      'POST auth/orders/{number}/returns',
      'POST auth/password',
      'POST auth/wishlist',
      'POST products/{id}/reviews',
      'POST promo-check',
      'PUT auth/addresses/{id}',
    ]);
  });

  it('rejects missing and invalid tokens', async () => {
    for (const { method, path, needsToken } of await operations()) {
      if (!needsToken) continue;
      const url = `/api/${path.replace('{id}', 'a'.repeat(24)).replace('{number}', 'MH-123456789')}`;
      const payload = BODIES[`${method} ${path}`];
      for (const authorization of [undefined, 'Bearer', `Bearer ${'a'.repeat(43)}`, `Basic ${mariam.access_token}`]) {
        const answer = await shop.app.inject({
          method: method as 'GET',
          url,
          headers: authorization === undefined ? {} : { authorization },
          ...(payload === undefined ? {} : { payload }),
        });
        expect(answer.statusCode, `${method} ${path}`).toBe(401);
      }
    }
  });

  it('neither reveals nor changes other users’ data', async () => {
    const { order_number: number } = await ordered(mariam);
    const wish = (
      await as(shop, mariam.access_token, 'POST', 'auth/wishlist', { product_code: DISCOUNTED })
    ).json<WishlistEntry>();
    const bookOf = async () => (await as(shop, mariam.access_token, 'GET', 'auth/addresses')).json<AddressBook>();
    const [address] = (await bookOf()).addresses;
    if (address === undefined) throw new Error('No address');
    const before = [
      await ownOrders(mariam),
      await wishlistOf(mariam),
      await bookOf(),
      (await as(shop, mariam.access_token, 'GET', 'auth/me')).json(),
    ];
    for (const { method, path, needsToken } of await operations()) {
      // These end the session or need more than it.
      if (!needsToken || ['auth/logout', 'products/{id}/reviews'].includes(path)) continue;
      const spellings = path.includes('{number}')
        ? [number, number.toLowerCase(), number.replace('MH-', '')]
        : [
            path.startsWith('auth/wishlist')
              ? wish._id
              : path.startsWith('auth/addresses')
                ? address._id
                : mariam.user._id,
          ];
      for (const spelling of spellings) {
        const url = `${path.replace('{id}', spelling).replace('{number}', spelling)}${path.includes('{') ? '' : `?user_id=${mariam.user._id}`}`;
        const answer = await as(shop, sara.access_token, method as 'GET', url, {
          ...BODIES[`${method} ${path}`],
          user_id: mariam.user._id,
          _id: mariam.user._id,
        });
        if (path.includes('{')) expect(answer.statusCode, `${method} ${path}`).toBe(404);
        if (path === 'auth/wishlist' && method === 'GET') expect(answer.statusCode).toBe(403);
        for (const secret of [number, 'mariam@example.com', wish._id, address._id])
          expect(answer.body, `${method} ${path}`).not.toContain(secret);
      }
    }
    expect([
      await ownOrders(mariam),
      await wishlistOf(mariam),
      await bookOf(),
      (await as(shop, mariam.access_token, 'GET', 'auth/me')).json(),
    ]).toEqual(before);
  });
});

describe('the wishlist', () => {
  it('stores each product or size once, newest first, as product cards', async () => {
    const { access_token: token, user } = await register(shop, 'wishes@example.com');
    const add = (product_code: string) => as(shop, token, 'POST', 'auth/wishlist', { product_code });
    const first = (await add(PLAIN)).json<WishlistEntry>();
    shop.clock.advance(1_000);
    const second = (await add(REGULATED)).json<WishlistEntry>();
    expect((await add(PLAIN)).json()).toMatchObject({ status: 409, code: 'already_there' });
    expect((await add('NO-SUCH')).statusCode).toBe(404);
    const list = (await as(shop, token, 'GET', `auth/wishlist?user_id=${user._id}`)).json<Wishlist>();
    expect(list).toEqual({ wishlist: [second, first], total: 2 });
    expect(first.product).toMatchObject({
      name: expect.stringContaining('Breast Pump'),
      arabic: { name: expect.any(String) },
      default_price: expect.any(Number),
    });
    expect((await as(shop, token, 'DELETE', `auth/wishlist/${first._id}`)).statusCode).toBe(200);
    expect((await as(shop, token, 'DELETE', `auth/wishlist/${first._id}`)).statusCode).toBe(404);
    expect((await wishlistOf({ access_token: token } as AuthAnswer)).total).toBe(1);
  });

  it('accepts one of many concurrent additions', async () => {
    const { access_token: token } = await register(shop, 'hearts@example.com');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => as(shop, token, 'POST', 'auth/wishlist', { product_code: PLAIN })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
  });
});

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
      const answer = await order(who, await orderFor(shop, [{ product_code: DISCOUNTED, quantity: 1 }]));
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
    expect((await order(who, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]))).statusCode).toBe(401);
  });

  it('returns the same order for the same key', async () => {
    const request = await orderFor(shop, [{ product_code: DISCOUNTED, quantity: 2 }]);
    const key = randomUUID();
    const first = (await order(mariam, request, key)).json<OrderAnswer>();
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
    const { order_number: number } = (
      await plain.app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { authorization: `Bearer ${who.access_token}`, 'idempotency-key': randomUUID() },
        payload: request,
      })
    ).json<OrderAnswer>();
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
    expect(await check('welcome15')).toMatchObject({
      promo: { promo_code: 'WELCOME15', kind: 'percent' },
      promo_error: null,
    });
    expect((await check('NOSUCHCODE')).promo_error?.reason).toBe('notFound');
    const request = await orderFor(shop, lines, { promo_code: 'WELCOME15' });
    expect((await order(who, { ...request, contact: { ...CONTACT, email: 'first@example.com' } })).statusCode).toBe(
      200,
    );
    expect((await check('WELCOME15')).promo_error?.reason).toBe('alreadyUsed');
    expect((await order(who, { ...request, contact: { ...CONTACT, email: 'second@example.com' } })).statusCode).toBe(
      409,
    );
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
