import { randomUUID } from 'node:crypto';
import type { OrderAnswer, OrderConflict, OrderSuccess, Product, TrackAnswer } from '@mahd/contract';
import { MAX_QUANTITY } from '@mahd/rules/shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, outbox, variants } from '../../src/db/schema/index.js';
import {
  ADDRESS,
  CONTACT,
  DISCOUNTED,
  orderFor,
  PLAIN,
  place,
  placed,
  post,
  promoUsesOf,
  setStock,
  SOLD_OUT,
  stockOf,
  UNPRICED,
} from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const one = (product_code: string, quantity = 1) => ({ product_code, quantity });
const countOrders = async () => (await shop.database.db.select({ id: orders.id }).from(orders)).length;

describe('a cash order', () => {
  it('is placed at once, reserves stock and returns a token for the thank-you page', async () => {
    const before = await stockOf(shop, PLAIN);
    const answer = await placed(shop, await orderFor(shop, [one(PLAIN, 2), one(DISCOUNTED)]));
    expect(answer.order_number).toMatch(/^MH-\d{9}$/);
    expect(await stockOf(shop, PLAIN)).toBe(before - 2);
    const success = await post(shop, 'orders/success', { order_success_token: answer.order_success_token });
    const { order_token: token, ...order } = success.json<OrderSuccess>();
    expect(order).toEqual({ order_number: answer.order_number, payment_method: 'cod', final_total: 342.25 });
    const linked = await post(shop, 'orders/link', { token });
    expect(linked.json()).toMatchObject({
      order_number: answer.order_number,
      lines: [{ quantity: 2 }, { quantity: 1 }],
    });
  });

  it('creates one order, one mail and one stock change, however often it is sent', async () => {
    const order = await orderFor(shop, [one(PLAIN)]);
    const key = randomUUID();
    const [stock, count] = [await stockOf(shop, PLAIN), await countOrders()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(shop, order, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const numbers = new Set(answers.map((answer) => answer.json<OrderAnswer>().order_number));
    expect(numbers.size).toBe(1);
    expect(await countOrders()).toBe(count + 1);
    expect(await stockOf(shop, PLAIN)).toBe(stock - 1);
    const mails = await shop.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `order-confirmation:${[...numbers][0]}`));
    expect(mails).toHaveLength(1);
  });

  it('sells the largest quantity of a cart', async () => {
    await setStock(shop, DISCOUNTED, MAX_QUANTITY + 1);
    const answer = await placed(shop, await orderFor(shop, [one(DISCOUNTED, MAX_QUANTITY)]));
    expect(answer.order_number).toMatch(/^MH-/);
    expect(await stockOf(shop, DISCOUNTED)).toBe(1);
  });

  it('rejects a reused key and a missing or malformed key', async () => {
    const order = await orderFor(shop, [one(PLAIN)]);
    const key = randomUUID();
    await place(shop, order, key);
    const other = await place(shop, { ...order, address: { ...ADDRESS, area: 'Deira' } }, key);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'key_reused']);
    expect((await place(shop, order, 'not-a-uuid')).statusCode).toBe(400);
    expect((await post(shop, 'orders', order)).statusCode).toBe(400);
  });

  it('sells exactly the available stock to concurrent shoppers', async () => {
    await setStock(shop, 'MH-BF-0003', 5);
    const order = await orderFor(shop, [one('MH-BF-0003')]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, serial) =>
        place(shop, {
          ...order,
          contact: { ...CONTACT, email: `last-${serial}@example.com`, mobile: String(501_000_000 + serial) },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15);
    expect(await stockOf(shop, 'MH-BF-0003')).toBe(0);
  });

  it('invalidates cached pages when the last piece is sold', async () => {
    await setStock(shop, 'MH-BF-0004', 1);
    const before = await shop.version();
    await placed(shop, await orderFor(shop, [one('MH-BF-0004')]));
    shop.clock.advance(2_000);
    expect(await shop.version()).not.toBe(before);
  });

  it('invalidates cached pages when one of two sizes is sold out, and when it is there again', async () => {
    const product = (await shop.app.inject('/api/auth/products/wide-neck-nipple')).json<Product>();
    const [small = '', large = ''] = product.variations.map(({ code }) => code);
    await setStock(shop, small, 5);
    await setStock(shop, large, 2);
    const isNewAfter = async (change: () => Promise<unknown>) => {
      shop.clock.advance(2_000);
      const before = await shop.version();
      await change();
      shop.clock.advance(2_000);
      return (await shop.version()) !== before;
    };
    const buy = async () => placed(shop, await orderFor(shop, [one(large)]));
    expect(await isNewAfter(buy)).toBe(false);
    let number = '';
    expect(await isNewAfter(async () => ({ order_number: number } = await buy()))).toBe(true);
    expect(await isNewAfter(() => shop.admin.orders.move(number, 'ORDERCANCELLED'))).toBe(true);
  });
});

describe('an order that differs from what was seen', () => {
  const conflict = async (order: Parameters<typeof place>[1]) => {
    const count = await countOrders();
    const answer = await place(shop, order);
    expect(answer.statusCode, answer.body).toBe(409);
    expect(await countOrders()).toBe(count);
    return answer.json<OrderConflict>();
  };

  it.each([
    ['a lower total', { seen_total: 1 }, ['total']],
    ['an unknown promo code', { promo_code: 'NOSUCHCODE' }, ['promo']],
    ['an expired promo code', { promo_code: 'EID25' }, ['promo']],
  ])('is refused for %s without writing anything', async (_what, changes, reasons) => {
    const order = await orderFor(shop, [one(PLAIN)]);
    const answer = await conflict({ ...order, ...changes });
    expect(answer.changes.map(({ reason }) => reason)).toEqual(reasons);
    expect(answer.promo_error !== null).toBe(reasons.includes('promo'));
  });

  it('is refused when a price was tampered with or has changed', async () => {
    const order = await orderFor(shop, [one(PLAIN)]);
    const tampered = await conflict({ ...order, lines: [{ ...one(PLAIN), seen_price: 1 }], seen_total: 21 });
    expect(tampered.changes.map(({ reason }) => reason)).toEqual(['price', 'total']);
    const seen = await orderFor(shop, [one('MH-BF-0005')]);
    await shop.database.db.update(variants).set({ priceFils: 99_900 }).where(eq(variants.code, 'MH-BF-0005'));
    const changed = await conflict({ ...seen, lines: [{ ...one('MH-BF-0005'), seen_price: 1.5 }] });
    expect(changed.changes[0]).toMatchObject({ reason: 'price', now: 999 });
  });

  it('is refused when products are sold out, naming them', async () => {
    const order = await orderFor(shop, [one('MH-BF-0002', 2)]);
    await setStock(shop, 'MH-BF-0002', 1);
    const answer = await conflict(order);
    expect(answer.changes[0]).toMatchObject({
      product_code: 'MH-BF-0002',
      reason: 'stock',
      before: 2,
      now: 1,
      name: expect.stringContaining('Breast Pump'),
    });
    expect((await conflict(await orderFor(shop, [one(SOLD_OUT)]))).changes[0]?.reason).toBe('stock');
    expect((await conflict(await orderFor(shop, [one(UNPRICED)]))).changes[0]?.reason).toBe('unpriced');
  });
});

describe('an order form', () => {
  it('is validated field by field, in the order and with the messages of the form', async () => {
    const order = await orderFor(shop, [one(PLAIN)]);
    const wrong = await place(shop, {
      ...order,
      contact: { email: 'no', firstName: ' ', lastName: '', mobile: '12' },
      address: { ...ADDRESS, address: ' ', emirates: 'Atlantis', area: '' },
    });
    expect(wrong.statusCode).toBe(422);
    expect(
      wrong
        .json<{ errors: { field: string; message: string }[] }>()
        .errors.map(({ field, message }) => [field, message]),
    ).toEqual([
      ['contact.firstName', 'checkout.errors.firstName'],
      ['contact.lastName', 'checkout.errors.lastName'],
      ['contact.email', 'checkout.errors.email'],
      ['contact.mobile', 'checkout.errors.mobileLength'],
      ['address.address', 'checkout.errors.address'],
      ['address.emirates', 'checkout.errors.emirates'],
      ['address.area', 'checkout.errors.area'],
    ]);
  });

  it.each(['Other', 'أخرى'])('refuses the area %s, which no courier finds', async (area) => {
    const answer = await place(shop, { ...(await orderFor(shop, [one(PLAIN)])), address: { ...ADDRESS, area } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: unknown[] }>().errors).toMatchObject([
      { field: 'address.area', message: 'checkout.errors.area' },
    ]);
  });

  it('accepts any notation of a mobile number, and a custom area', async () => {
    const order = await orderFor(shop, [one(PLAIN)]);
    const answer = await placed(shop, {
      ...order,
      contact: { ...CONTACT, mobile: '+971 ٥٠ ١٢٣ ٤٥٦٧' },
      address: { ...ADDRESS, area: 'Behind the old market' },
    });
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.number, answer.order_number));
    expect(row).toMatchObject({ mobile: '+971501234567', area: 'Behind the old market', email: CONTACT.email });
  });

  it.each([
    ['no lines', { lines: [] }],
    ['a foreign payment method', { payment_method: 'gold' }],
    ['a foreign language', { language: 'fr' }],
    ['a total that is text', { seen_total: '149' }],
  ])('refuses %s', async (_what, changes) => {
    const order = await orderFor(shop, [one(PLAIN)]);
    expect((await place(shop, { ...order, ...changes } as typeof order)).statusCode).toBe(422);
  });
});

describe('a once-per-customer promo code', () => {
  it('is used once per customer, even for concurrent orders', async () => {
    const contact = { ...CONTACT, email: 'once@example.com' };
    const order = { ...(await orderFor(shop, [one(PLAIN)], { promo_code: 'WELCOME15' })), contact };
    const used = await promoUsesOf(shop, 'WELCOME15');
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(shop, order)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await promoUsesOf(shop, 'WELCOME15')).toBe(used + 1);
    const again = await place(shop, { ...order, contact: { ...contact, email: ' ONCE@example.com ' } });
    expect(again.json<OrderConflict>().promo_error?.reason).toBe('alreadyUsed');
  });
});

describe('the thank-you page', () => {
  it('requires a valid token, which expires after half an hour', async () => {
    const { order_success_token: token = '' } = await placed(shop, await orderFor(shop, [one(PLAIN)]));
    const open = async (given: string) =>
      (await post(shop, 'orders/success', { order_success_token: given })).statusCode;
    expect(await open(token)).toBe(200);
    const [payload = '', signature = ''] = token.split('.');
    const other = Buffer.from('MH-100000000.zzzzzzzz').toString('base64url');
    for (const made of ['', 'x', `${other}.${signature}`, `${payload}.${'A'.repeat(43)}`, `${token}.x`])
      expect(await open(made), made).toBe(404);
    shop.clock.advance(31 * 60_000);
    expect(await open(token)).toBe(404);
  });
});

describe('tracking', () => {
  it('shows an order by number and e-mail or mobile', async () => {
    const { order_number } = await placed(
      shop,
      await orderFor(shop, [one(PLAIN)], { contact: { ...CONTACT, email: 'track@example.com' } }),
    );
    const typed = ` ${order_number.replace('-', ' ').toLowerCase()} `;
    for (const contact of ['Track@Example.com', '0501234567', '+971501234567']) {
      const answer = await post(shop, 'orders/track', { order_number: typed, contact });
      expect(answer.json<TrackAnswer>()).toMatchObject({
        order_number,
        status: 'ORDERPLACED',
        steps: [{ step: 'confirmed', at: null }, {}, {}, {}],
      });
      expect(answer.body).not.toContain('Aisha');
    }
    await shop.admin.orders.move(order_number, 'ORDERCONFIRMED');
    await shop.admin.orders.move(order_number, 'ORDERPROCESSED');
    const later = (
      await post(shop, 'orders/track', { order_number, contact: 'track@example.com' })
    ).json<TrackAnswer>();
    expect(later.status).toBe('ORDERPROCESSED');
    expect(later.steps.map(({ state }) => state)).toEqual(['done', 'current', 'upcoming', 'upcoming']);
    expect(later.steps[0]?.at).toMatch(/^\d{4}-/);
  });

  it('reveals nothing otherwise, and limits guesses', async () => {
    const { order_number } = await placed(shop, await orderFor(shop, [one(PLAIN)]));
    const ask = (contact: string, number = order_number) =>
      post(shop, 'orders/track', { order_number: number, contact });
    const [wrong, unknown] = [await ask('somebody@example.com'), await ask(CONTACT.email, 'MH-000000001')];
    expect([wrong.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(wrong.json<{ detail: string }>().detail).toBe(unknown.json<{ detail: string }>().detail);
    // With the guess above, ten are allowed, also concurrently.
    const answers = await Promise.all(Array.from({ length: 20 }, (_, tries) => ask(`guess${tries}@example.com`)));
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9);
    for (const stopped of answers.filter(({ statusCode }) => statusCode !== 404))
      expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
    shop.clock.advance(601_000);
    expect((await ask(CONTACT.email)).statusCode).toBe(200);
  });

  it('of an order is not closed to its customer by guesses from elsewhere, which are limited over all networks', async () => {
    const { order_number } = await placed(shop, await orderFor(shop, [one(PLAIN)]));
    const askFrom = (remoteAddress: string, contact: string) =>
      shop.app.inject({ method: 'POST', url: '/api/orders/track', payload: { order_number, contact }, remoteAddress });
    const guess = async (network: number) => {
      const statuses = [];
      for (let turn = 0; turn < 11; turn++)
        statuses.push((await askFrom(`10.3.${network}.1`, `guess${turn}@example.com`)).statusCode);
      return statuses;
    };
    expect((await guess(0)).at(-1)).toBe(429);
    expect((await askFrom('10.4.0.1', CONTACT.email)).statusCode).toBe(200);
    for (let network = 1; network < 10; network++) await guess(network);
    expect((await askFrom('10.4.0.1', 'guess@example.com')).statusCode).toBe(429);
    shop.clock.advance(3_601_000);
  });
});
