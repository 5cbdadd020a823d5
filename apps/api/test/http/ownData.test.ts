import type { AccountOrders, AddressBook, AuthAnswer, Wishlist, WishlistEntry, WishlistProducts } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../../src/db/schema/index.js';
import { as, register } from '../support/accounts.js';
import { DISCOUNTED, orderFor, PLAIN, placedAs, REGULATED } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let mariam: AuthAnswer;
let sara: AuthAnswer;
beforeAll(async () => {
  shop = await openTestShop();
  mariam = await register(shop, 'mariam@example.com');
  sara = await register(shop, 'sara@example.com', { firstName: 'Sara' });
});
afterAll(() => shop.close());

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
      'DELETE products/{id}/reviews/own',
      'GET auth/addresses',
      'GET auth/me',
      'GET auth/me/export',
      'GET auth/orders',
      'GET auth/orders/{number}',
      'GET auth/orders/{number}/invoice',
      'GET auth/orders/{number}/returns',
      'GET auth/orders/{number}/returns/{returnNumber}/pictures',
      'GET auth/wishlist',
      'GET products/{id}/reviews/own',
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
    const { order_number: number } = await placedAs(
      shop,
      mariam,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }]),
    );
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
