import fs from 'node:fs';
import path from 'node:path';
import type { AccountOrders, AuthAnswer, TrackAnswer } from '@mahd/contract';
import { DEFAULT_DELIVERY, deliveryPromise } from '@mahd/rules/shop/delivery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { GuestOrders } from '../../src/orders/guestOrders.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';
import { orders, outbox } from '../../src/db/schema/index.js';
import { mailedLink, partOf, register, verify, as, logIn } from '../support/accounts.js';
import { CONTACT, orderFor, PLAIN, placed, post, stockOf } from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const DAY = 24 * 3600_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...words: string[]) => runCommand(shop.admin, words, process.cwd());
const newOrder = async (changes = {}) =>
  (await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }], changes))).order_number;

/** The text of an order's confirmation, or of another mail by its file name. */
async function mailOf(number: string, name = `order-confirmation-${number}`): Promise<string> {
  const file = path.join(shop.dataDir, 'outbox', `${name}.eml`);
  await expect
    .poll(
      async () => {
        await shop.work.mails();
        return fs.existsSync(file);
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return partOf(fs.readFileSync(file, 'utf8'), 'plain');
}

/** The token of the link in an order's confirmation. */
async function mailedToken(number: string): Promise<string> {
  const link = new RegExp(`/en/order-tracking\\?order=${number}#link=([A-Za-z0-9_.-]+)`);
  return link.exec(await mailOf(number))?.[1] ?? '';
}

const open = (token: string) => post(shop, 'orders/link', { token });
const cancel = (token: string) => post(shop, 'orders/link/cancel', { token });
const invoice = (token: string) => post(shop, 'orders/link/invoice', { token });

describe('the link in an order’s mails', () => {
  it('shows the order without its contact and address, and is not stored anywhere', async () => {
    const number = await newOrder();
    const answer = await open(await mailedToken(number));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const order = answer.json<TrackAnswer>();
    expect(order).toMatchObject({
      order_number: number,
      status: 'ORDERPLACED',
      can_cancel: true,
      promo_discount: 0,
      shipping_charges: 0,
      final_total: 298,
      lines: [{ product_code: PLAIN, quantity: 2 }],
      delivery: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      courier: null,
      refunds: [],
    });
    for (const secret of [CONTACT.email, CONTACT.firstName, '501234567', 'Palm Tower'])
      expect(answer.body).not.toContain(secret);
  });

  it('cancels the order once, releases its stock and refunds a card payment', async () => {
    const before = await stockOf(shop, PLAIN);
    const answer = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }], { payment_method: 'card' }),
    );
    await new HostedPage(shop, answer.redirect_url ?? '').pay(APPROVED);
    expect((await paymentStatus(shop, answer)).state).toBe('paid');
    const token = await mailedToken(answer.order_number);
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await stockOf(shop, PLAIN)).toBe(before);
    // The link of a cancelled order still shows it, with its refund.
    await expect
      .poll(async () => (await open(token)).json<TrackAnswer>())
      .toMatchObject({
        status: 'ORDERCANCELLED',
        can_cancel: false,
        delivery: null,
        refunds: [{ state: 'done', method: 'card', amount: 298 }],
      });
  });

  it('opens the invoice with its credit notes; a token from tracking by number and contact does not', async () => {
    const answer = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }], { payment_method: 'card' }),
    );
    await new HostedPage(shop, answer.redirect_url ?? '').pay(APPROVED);
    await paymentStatus(shop, answer);
    const number = answer.order_number;
    const token = await mailedToken(number);

    const tracked = (
      await post(shop, 'orders/track', { order_number: number, contact: CONTACT.email })
    ).json<TrackAnswer>();
    expect(tracked.has_invoice).toBe(false);
    expect((await open(tracked.token)).json()).toMatchObject({ order_number: number, has_invoice: false });
    const refused = [
      await invoice(tracked.token),
      await invoice((await open(tracked.token)).json<TrackAnswer>().token),
    ];
    for (const response of refused) expect(response.json()).toMatchObject({ status: 404, code: 'no_invoice' });

    expect((await open(token)).json<TrackAnswer>().has_invoice).toBe(true);
    const page = await invoice(token);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    for (const part of [number, 'Palm Tower', '298']) expect(page.body).toContain(part);
    await cancel(token);
    const [refund] = (await open(token)).json<TrackAnswer>().refunds;
    expect((await invoice(token)).body).toContain(refund?.reference);
  });

  it('has no invoice for an order cancelled before payment', async () => {
    const token = await mailedToken(await newOrder());
    expect((await cancel(token)).json()).toMatchObject({ has_invoice: false });
    expect((await invoice(token)).statusCode).toBe(404);
  });

  it('is refused when it was altered, with limits on guessing', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const [token, other] = [await mailedToken(first), await mailedToken(second)];
    const [payload, signature] = token.split('.');
    const guesses = [
      `${other.split('.')[0]}.${signature}`,
      `${payload}.${other.split('.')[1]}`,
      `${payload}.`,
      `${token}.x`,
      'x',
    ];
    for (const guess of guesses)
      for (const use of [open, cancel, invoice])
        expect((await use(guess)).json()).toMatchObject({ status: 404, code: 'unknown_link' });
    expect((await open('')).statusCode).toBe(422);
    for (let tries = 3 * guesses.length; tries < 30; tries++) await open('x');
    expect((await open('x')).statusCode).toBe(429);
    shop.clock.advance(DAY);
    expect((await open(token)).statusCode).toBe(200);
  });

  it('cannot cancel an order that is being prepared', async () => {
    const number = await newOrder();
    const token = await mailedToken(number);
    await shop.admin.orders.move(number, 'ORDERCONFIRMED');
    expect((await cancel(token)).json()).toMatchObject({ status: 409, code: 'too_late' });
  });

  it('expires', async () => {
    const token = await mailedToken(await newOrder());
    shop.clock.advance(91 * DAY);
    for (const use of [open, cancel, invoice])
      expect((await use(token)).json()).toMatchObject({ status: 410, code: 'expired_link' });
  });
});

describe('order tracking', () => {
  it('gives access to the order, as the links do', async () => {
    const number = await newOrder();
    const tracked = (
      await post(shop, 'orders/track', { order_number: number, contact: CONTACT.email })
    ).json<TrackAnswer>();
    expect(tracked).toMatchObject({ can_cancel: true, lines: [{ quantity: 2 }] });
    expect((await cancel(tracked.token)).json()).toMatchObject({ status: 'ORDERCANCELLED', can_cancel: false });
  });
});

describe('order dispatch', () => {
  const tracked = async (number: string) =>
    (await post(shop, 'orders/track', { order_number: number, contact: CONTACT.email })).json<TrackAnswer>();

  it('records the courier, and shows and mails it', async () => {
    const number = await newOrder();
    for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED'] as const) await shop.admin.orders.move(number, status);
    const url = 'https://www.aramex.com/track?id=47';
    const dispatched = await run('order', 'dispatch', number, '--courier', 'Aramex', '--tracking', '47', '--url', url);
    expect(dispatched).toEqual({ ok: true, text: `${number} is now ORDERDISPATCHED.` });
    expect(await tracked(number)).toMatchObject({
      status: 'ORDERDISPATCHED',
      courier: { name: 'Aramex', tracking_number: '47', url },
    });
    expect((await run('order', 'show', number)).text).toContain(`Aramex  47  ${url}`);
    const [change] = (await shop.database.db.select().from(outbox))
      .filter(({ payload }) => payload.orderNumber === number && payload.status === 'ORDERDISPATCHED')
      .map(({ payload }) => String(payload.change));
    const mail = await mailOf(number, `status-change-${number}-${change}`);
    expect(mail).toContain('Courier: \u2068Aramex\u2069, tracking number \u206647\u2069');
    expect(mail).toContain(url);

    // The number was wrong: another one replaces it, and the customer gets a mail about it.
    const again = await run('order', 'dispatch', number, '--courier', 'Aramex', '--tracking', '48');
    expect(again).toEqual({ ok: true, text: `${number} is now ORDERDISPATCHED.` });
    expect((await tracked(number)).courier).toEqual({ name: 'Aramex', tracking_number: '48', url: null });
    const changes = (await shop.database.db.select().from(outbox))
      .filter(({ payload }) => payload.orderNumber === number && payload.status === 'ORDERDISPATCHED')
      .map(({ payload }) => Number(payload.change));
    expect(changes).toHaveLength(2);
    expect(await mailOf(number, `status-change-${number}-${Math.max(...changes)}`)).toContain('\u206648\u2069');
    expect((await run('order', 'dispatch', number, '--courier', 'Aramex', '--tracking', '48')).ok).toBe(false);

    // Sent again without a courier: the old number is not that of the new parcel.
    for (const status of ['ORDERNOTDELIVERED', 'ORDERDISPATCHED'] as const)
      await shop.admin.orders.move(number, status);
    expect((await tracked(number)).courier).toBeNull();
  });

  it('refuses missing and unsafe options, and orders that are not prepared', async () => {
    const number = await newOrder();
    for (const [options, message] of [
      [['--courier', 'Aramex'], /--courier and --tracking are required/],
      [['--courier', ' ', '--tracking', '47'], /required/],
      [['--courier', 'Aramex', '--tracking', '47', '--url', 'javascript:alert(1)'], /https/],
      [['--courier', 'Aramex', '--tracking', '47', '--url', 'http://aramex.com'], /https/],
      [['--courier', 'Aramex', '--tracking', '47'], /ORDERPLACED.*ORDERCONFIRMED or/],
    ] as const)
      expect(await run('order', 'dispatch', number, ...options)).toMatchObject({
        ok: false,
        text: expect.stringMatching(message),
      });
    expect((await shop.admin.orders.show(number))?.order.courier).toBeNull();
  });
});

describe('the promised days', () => {
  it('stay when the delivery times of the shop change', async () => {
    const number = await newOrder();
    const card = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { payment_method: 'card' }),
    );
    await new HostedPage(shop, card.redirect_url ?? '').pay(APPROVED);
    await paymentStatus(shop, card);
    const slower = { ...DEFAULT_DELIVERY, daysByEmirate: {}, otherDays: { min: 20, max: 30 } };
    const later = new GuestOrders({
      db: shop.database.db,
      links: new OrderTokens('secret', 'order-link', Date.now),
      delivery: slower,
      now: shop.clock.now,
    });
    for (const each of [number, card.order_number]) {
      const fullOrder = await shop.admin.orders.show(each);
      if (fullOrder?.order.placedAt == null) throw new Error('The order is not placed');
      const { order } = fullOrder;
      const promised = deliveryPromise(fullOrder.order.placedAt.getTime(), order.emirate, DEFAULT_DELIVERY);
      expect(later.tracked(fullOrder).delivery).toMatchObject({ from: promised.from, to: promised.to });
      // Orders of earlier versions have none.
      const unknown = { ...fullOrder, order: { ...order, deliveryFrom: null, deliveryTo: null } };
      expect(Date.parse(later.tracked(unknown).delivery?.to ?? '')).toBeGreaterThan(Date.parse(promised.to));
    }
  });
});

describe('a verified account', () => {
  it('has the earlier guest orders with its address, and nobody else’s', async () => {
    const contact = { ...CONTACT, email: 'guest@example.com' };
    const [own, other] = [await newOrder({ contact }), await newOrder()];
    const listed = async (token: string) =>
      (await shop.app.inject({ url: '/api/auth/orders', headers: { authorization: `Bearer ${token}` } }))
        .json<AccountOrders>()
        .data.map(({ order_number }) => order_number);
    const { access_token: token } = await register(shop, contact.email);
    expect(await listed(token)).toEqual([]);
    const link = await mailedLink(shop, 'verification', contact.email);
    // Who registered may be somebody else.
    expect((await verify(shop, link)).statusCode).toBe(403);
    expect(await listed(token)).toEqual([]);
    expect((await verify(shop, link, { session: token })).statusCode).toBe(200);
    expect(await listed(token)).toEqual([own]);
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.number, other));
    expect(row?.userId).toBeNull();

    // Placed without a login, after the verification.
    const later = await newOrder({ contact: { ...contact, email: ' Guest@Example.com' } });
    expect(await listed(token)).toEqual([later, own]);
  });

  it('has them too when a password reset verified the address', async () => {
    const contact = { ...CONTACT, email: 'reset@example.com' };
    const number = await newOrder({ contact });
    await register(shop, contact.email);
    await post(shop, 'forget-password', { email: contact.email });
    const token = new URLSearchParams(
      new URL(await mailedLink(shop, 'password-reset', contact.email)).hash.slice(1),
    ).get('reset');
    expect((await post(shop, 'auth/password/reset', { token, password: 'new-secret' })).statusCode).toBe(200);
    const { access_token: session } = (await logIn(shop, contact.email, 'new-secret')).json<AuthAnswer>();
    const listed = (await as(shop, session, 'GET', 'auth/orders')).json<AccountOrders>();
    expect(listed.data.map(({ order_number }) => order_number)).toEqual([number]);
  });

  it('does not have guest orders with its address before the verification', async () => {
    const contact = { ...CONTACT, email: 'unverified@example.com' };
    await register(shop, contact.email);
    const number = await newOrder({ contact });
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.number, number));
    expect(row?.userId).toBeNull();
  });
});
