import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { AuthAnswer, OrderAnswer, OrderRequest } from '@mahd/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../src/db/database.js';
import { orders, outbox } from '../../src/db/schema/index.js';
import { enqueueMail } from '../../src/jobs/outboxWriter.js';
import { as, mailedLink, PASSWORD, register, verify } from '../support/accounts.js';
import { orderFor, PLAIN, place, placedAs, post, SOLD_OUT, stockOf } from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ facts: { legalNameEn: 'Mahd', email: 'care@shop.example' } });
});
afterAll(() => shop.close());

/** Unique markers. */
interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly street: string;
  readonly note: string;
  readonly message: string;
  readonly comment: string;
}
const person = (firstName: string, mobile: string): Person => ({
  email: `${firstName.toLowerCase()}@example.com`,
  firstName,
  lastName: `${firstName}-Alqamar`,
  mobile,
  street: `Lighthouse of ${firstName}`,
  note: `Ring for ${firstName}`,
  message: `The parcel of ${firstName} is blue`,
  comment: `Softer than a feather, says ${firstName}`,
});
const DAY = 24 * 3600_000;

/** For every table: where its personal data appears in the export, or why it holds none. */
const TABLES: Readonly<Record<string, { readonly exported: readonly string[] } | { readonly not: string }>> = {
  users: { exported: ['profile'] },
  addresses: { exported: ['addresses'] },
  sessions: { exported: ['sessions'] },
  wishes: { exported: ['wishlist'] },
  stock_alerts: { exported: ['stock_alerts'] },
  reviews: { exported: ['reviews'] },
  orders: { exported: ['orders'] },
  order_lines: { exported: ['orders'] },
  order_history: { exported: ['orders'] },
  payments: { exported: ['orders'] },
  refunds: { exported: ['orders'] },
  returns: { exported: ['returns'] },
  return_lines: { exported: ['returns'] },
  return_pictures: { exported: ['returns'] },
  return_history: { exported: ['returns'] },
  promo_uses: { exported: ['orders'] },
  unconfirmed_orders: { not: 'hashes of the contact in orders, until these are confirmed' },
  outbox: { exported: ['mails', 'messages'] },
  payment_events: { exported: ['payment_messages'] },
  mail_tokens: { not: 'hashes of links that run out within a day' },
  sandbox_transactions: { not: 'what a payment provider would hold; on localhost only' },
  rate_limits: { not: 'hashes that run out within a day' },
  applied_migrations: { not: 'nothing of people' },
  stock_announcements: { not: 'nothing of people' },
  catalogue_state: { not: 'nothing of people' },
  categories: { not: 'nothing of people' },
  products: { not: 'nothing of people' },
  variants: { not: 'nothing of people' },
  promo_codes: { not: 'nothing of people' },
  search_terms: { not: 'nothing of people' },
  searchable_articles: { not: 'nothing of people' },
  secrets: { not: 'nothing of people' },
};
/** Columns of placed orders retained by tax law, and the courier's note until delivery. */
const KEPT = [
  'orders.address',
  'orders.email',
  'orders.first_name',
  'orders.last_name',
  'orders.mobile',
  'orders.note',
];

const tableNames = async () =>
  // Only the embedded database has row counts.
  (
    await rowsOf<{ name: string }>(
      shop.database.db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'row_counts'`,
    )
  ).map(({ name }) => name);

/** Finds columns that contain one of the texts, as table.column. */
async function columnsWith(needles: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of await tableNames()) {
    const cells = await rowsOf<{ column: string; value: string }>(
      shop.database.db,
      sql`select distinct cell.key as column from ${sql.identifier(table)} as row, json_each_text(row_to_json(row)) as cell
        where ${sql.join(
          needles.map((needle) => sql`strpos(lower(cell.value), ${needle.toLowerCase()}) > 0`),
          sql` or `,
        )}`,
    );
    for (const { column } of cells) found.add(`${table}.${column}`);
  }
  return [...found].sort();
}

/** Finds mail files that contain one of the texts, also encoded. */
function filesWith(needles: readonly string[]): string[] {
  const folder = path.join(shop.dataDir, 'outbox');
  return fs.readdirSync(folder).filter((name) => {
    const mail = fs.readFileSync(path.join(folder, name), 'utf8').replace(/=\r\n/g, '');
    return needles.some((needle) => mail.includes(needle));
  });
}

const orderOf = ({ email, firstName, lastName, mobile, street, note }: Person, changes: Partial<OrderRequest> = {}) =>
  orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], {
    contact: { email, firstName, lastName, mobile },
    address: { address: street, type: 'home', emirates: 'Dubai', area: 'Al Barsha', note },
    ...changes,
  });

async function order(who: AuthAnswer, her: Person, changes: Partial<OrderRequest> = {}): Promise<OrderAnswer> {
  return placedAs(shop, who, await orderOf(her, changes));
}

const signUp = ({ email, firstName, lastName, mobile, street }: Person) =>
  register(shop, email, { firstName, lastName, mobile, address: street });
const write = ({ firstName: name, email, mobile: phone, message }: Person) =>
  post(shop, 'contact', { name, email, phone, message, language: 'en' });

const sent = () =>
  vi.waitFor(
    async () => {
      await shop.work.mails();
      const waiting = await shop.database.db
        .select()
        .from(outbox)
        .where(
          and(isNull(outbox.doneAt), sql`run_at < ${new Date(shop.clock.now() + DAY / 2).toISOString()}::timestamptz`),
        );
      expect(waiting).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );

const rowOf = async ({ order_number }: OrderAnswer) =>
  (await shop.database.db.select().from(orders).where(eq(orders.number, order_number)))[0];

/** Returns a delivered product, with a message and a picture. */
async function requestReturn(who: AuthAnswer, { order_number: number }: OrderAnswer, her: Person) {
  const form = new FormData();
  const lines = [{ position: 0, quantity: 1, reason: 'faulty', opened: true }];
  form.set('request', JSON.stringify({ lines, note: her.message }));
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
  form.append('pictures', new Blob([new Uint8Array(await picture.png().toBuffer())]));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/auth/orders/${number}/returns`,
    headers: {
      authorization: `Bearer ${who.access_token}`,
      'idempotency-key': randomUUID(),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** A customer with every kind of data. */
async function busyCustomer(her: Person) {
  const { email } = her;
  const who = await signUp(her);
  const call = (url: string, body: object) => as(shop, who.access_token, 'POST', url, body);
  await verify(shop, await mailedLink(shop, 'verification', email), { session: who.access_token });
  await call('auth/wishlist', { product_code: PLAIN });
  await call('stock-alerts', { product_code: SOLD_OUT, language: 'en' });
  await call('products/manual-breast-pump/reviews', { rating: 5, comment: her.comment, language: 'en' });
  await write(her);
  await post(shop, 'forget-password', { email });

  const delivered = await order(who, her, { promo_code: 'MAHD10' });
  for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'] as const)
    await shop.admin.orders.move(delivered.order_number, status);
  await requestReturn(who, delivered, her);
  const paid = await order(who, her, { payment_method: 'card' });
  await new HostedPage(shop, paid.redirect_url ?? '').pay(APPROVED);
  await paymentStatus(shop, paid);
  const failed = await order(who, her, { payment_method: 'card' });
  await new HostedPage(shop, failed.redirect_url ?? '').cancel();
  await paymentStatus(shop, failed);
  const open = await order(who, her, { payment_method: 'card' });
  const refused = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/callback',
    headers: { 'content-type': 'application/json', signature: 'none' },
    payload: JSON.stringify({ cart_id: paid.order_number, customer_details: { email }, more: 'x'.repeat(9_000) }),
  });
  expect(refused.statusCode).toBe(403);
  await sent();
  // Two queued mails.
  const at = new Date(shop.clock.now() + DAY);
  const { firstName: name, mobile: phone, message } = her;
  await enqueueMail(shop.database.db, { kind: 'password-reset', email, language: 'en', request: randomUUID() }, at);
  await enqueueMail(
    shop.database.db,
    { kind: 'contact', name, email: email.toUpperCase(), phone, message, language: 'en', receivedAt: at.toISOString() },
    at,
  );
  return { who, delivered, paid, failed, open };
}

it('covers every table: each is exported, deleted, or listed here as holding no personal data', async () => {
  expect((await tableNames()).sort()).toEqual(Object.keys(TABLES).sort());
});

describe('the export of an account', () => {
  it('contains the user’s data of every table', async () => {
    const her = person('Zubaida', '501239871');
    const { who, delivered, paid, failed, open } = await busyCustomer(her);
    const everything = (await as(shop, who.access_token, 'GET', 'auth/me/export')).json<Record<string, unknown[]>>();
    for (const [table, where] of Object.entries(TABLES)) {
      if (!('exported' in where)) continue;
      for (const key of where.exported)
        expect([everything[key]].flat().length, `${key} of ${table}`).toBeGreaterThan(0);
    }
    expect(everything).toMatchObject({
      profile: { email: her.email, firstName: her.firstName },
      orders: [delivered, paid, failed, open].map(({ order_number }) => ({
        order_number,
        address: { note: her.note },
      })),
      reviews: [{ comment: her.comment }],
      messages: [{ message: her.message, email: her.email }, { message: her.message }],
      mails: expect.arrayContaining(
        [
          'Please verify your email address',
          'Reset your Mahd password',
          `Your Mahd order ${delivered.order_number}`,
          `Order ${delivered.order_number}: Delivered`,
          `Your Mahd order ${paid.order_number}`,
        ].map((subject) => ({ subject, sent_at: expect.any(String) })),
      ),
      payment_messages: expect.arrayContaining([
        expect.objectContaining({ outcome: 'applied', message: expect.stringContaining(her.email) }),
        expect.objectContaining({ outcome: 'forged' }),
      ]),
    });
    expect(everything.mails).toHaveLength(9);
  });

  it('and its deletion do not touch data of an address’s real owner', async () => {
    const owner = person('Shaikha', '501239872');
    await write(owner);
    const unpaid = (await place(shop, await orderOf(owner, { payment_method: 'card' }))).json<OrderAnswer>();
    const stranger = await register(shop, owner.email);
    const file = await as(shop, stranger.access_token, 'GET', 'auth/me/export');
    expect(file.json()).toMatchObject({ messages: [], orders: [] });
    expect(file.body).not.toContain(owner.message);
    expect((await as(shop, stranger.access_token, 'DELETE', 'auth/me', { password: PASSWORD })).statusCode).toBe(200);
    expect(await columnsWith([owner.message])).toEqual(['outbox.payload']);
    expect((await rowOf(unpaid))?.email).toBe(owner.email);
  });
});

describe('the deletion of an account', () => {
  it('removes data from all tables and mail files, except placed orders that must be retained', async () => {
    const her = person('Ghaliya', '501239873');
    const stock = await stockOf(shop, PLAIN);
    const { who, delivered, paid, failed, open } = await busyCustomer(her);
    const needles = [...Object.values(her), who.user._id];
    const tables = new Set((await columnsWith(needles)).map((column) => column.split('.')[0]));
    expect([...tables].sort()).toEqual([
      'addresses',
      'mail_tokens',
      'orders',
      'outbox',
      'payment_events',
      'promo_uses',
      'returns',
      'reviews',
      'sandbox_transactions',
      'sessions',
      'stock_alerts',
      'unconfirmed_orders',
      'users',
      'wishes',
    ]);
    expect(filesWith([her.email]).length).toBeGreaterThan(6);

    expect((await as(shop, who.access_token, 'DELETE', 'auth/me', { password: PASSWORD })).statusCode).toBe(200);

    // The shop has not decided about the return yet.
    expect(await columnsWith(needles)).toEqual([...KEPT, 'returns.note']);
    expect(filesWith(needles)).toEqual([]);
    for (const kept of [delivered, paid])
      expect(await rowOf(kept)).toMatchObject({ email: her.email, userId: null, address: her.street });
    expect([(await rowOf(delivered))?.note, (await rowOf(paid))?.note]).toEqual([null, her.note]);
    expect(await rowOf(failed)).toBeUndefined();
    expect(await rowOf(open)).toMatchObject({ status: null, hold: 'released', email: '', mobile: '', address: '' });
    // Only placed orders reduce stock.
    expect(await stockOf(shop, PLAIN)).toBe(stock - 2);

    // Its note and pictures are deleted when it is closed.
    const number = `${delivered.order_number}-RT1`;
    const picturesOf = async () => (await shop.admin.returns.show(number))?.full.pictures;
    expect(await picturesOf()).toBe(1);
    await shop.admin.returns.refuse(number, 'Used');
    expect([await picturesOf(), await columnsWith([her.message])]).toEqual([0, []]);

    // The note to the courier is deleted with the delivery.
    for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED'] as const)
      await shop.admin.orders.move(paid.order_number, status);
    expect((await rowOf(paid))?.note).toBe(her.note);
    await shop.admin.orders.move(paid.order_number, 'ORDERDELIVERED');
    expect(await rowOf(paid)).toMatchObject({ note: null, gift: null, address: her.street });
  });

  it('removes the mail about a requested item also before the address is verified', async () => {
    const her = person('Noura', '501239875');
    const { access_token: token } = await register(shop, her.email);
    await as(shop, token, 'POST', 'stock-alerts', { product_code: SOLD_OUT, language: 'en' });
    await sent();
    expect(filesWith([her.email]).some((name) => name.includes('stock-alert-confirmation'))).toBe(true);
    const file = (await as(shop, token, 'GET', 'auth/me/export')).json<{ mails: object[] }>();
    expect(file.mails).toHaveLength(2);
    await as(shop, token, 'DELETE', 'auth/me', { password: PASSWORD });
    expect(filesWith([her.email])).toEqual([]);
    expect(await columnsWith([her.email])).toEqual([]);
  });

  it('still detects payment on an open page', async () => {
    const her = person('Mozah', '501239874');
    const who = await signUp(her);
    const open = await order(who, her, { payment_method: 'card' });
    await as(shop, who.access_token, 'DELETE', 'auth/me', { password: PASSWORD });
    await new HostedPage(shop, open.redirect_url ?? '').pay(APPROVED);
    await vi.waitFor(async () => expect((await rowOf(open))?.attention).toBe('paid_late'), { timeout: 10_000 });
    expect((await rowOf(open))?.status).toBeNull();
  });
});

it('a password change invalidates links that are still queued', async () => {
  const her = person('Latifa', '501239875');
  const { access_token: token } = await signUp(her);
  const at = new Date(shop.clock.now() + DAY);
  const { email } = her;
  await enqueueMail(shop.database.db, { kind: 'password-reset', email, language: 'en', request: randomUUID() }, at);
  const change = { current_password: PASSWORD, password: 'another-1' };
  expect((await as(shop, token, 'POST', 'auth/password', change)).statusCode).toBe(200);
  const resets = await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'password-reset'));
  expect(resets.filter(({ payload }) => payload.email === email)).toEqual([]);
});
