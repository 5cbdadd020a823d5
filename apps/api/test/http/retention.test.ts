import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { OrderAnswer } from '@mahd/contract';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mailTokens, orders, outbox, paymentEvents, payments, reviews, sessions } from '../../src/db/schema/index.js';
import { register } from '../support/accounts.js';
import { orderFor, PLAIN, placed, post, promoUsesOf, stockOf } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const TOKEN = 'a-token-of-the-tests';
const DAY = 24 * 3600_000;
const YEAR = 365.25 * DAY;

let shop: TestShop;
let opened: number;
beforeAll(async () => {
  shop = await openTestShop({ metricsToken: TOKEN });
  opened = shop.clock.now();
});
afterAll(() => shop.close());

/** Runs the job at an offset from the start of the tests. */
async function after(ms: number): Promise<void> {
  shop.clock.advance(opened + ms - shop.clock.now());
  await shop.work.retention();
}
const rowOf = async ({ order_number }: OrderAnswer) =>
  (await shop.database.db.select().from(orders).where(eq(orders.number, order_number)))[0];
const order = async (changes: object = {}) =>
  placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], changes));
async function deletedOf(kind: string): Promise<number> {
  const { body } = await shop.app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(new RegExp(`^mahd_deleted_total{kind="${kind}"} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
}
const allSent = () =>
  vi.waitFor(
    async () => {
      await shop.work.mails();
      expect(await shop.database.db.select().from(outbox).where(isNull(outbox.doneAt))).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
const kindsOfMails = async () =>
  (await shop.database.db.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind).sort();

it('deletes unpaid orders, releases their reservations, and keeps orders with money', async () => {
  const { db } = shop.database;
  const [stock, used] = [await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')];
  const card = { payment_method: 'card' };
  const [forgotten, late, reviewed] = [
    await order({ ...card, promo_code: 'MAHD10' }),
    await order(card),
    await order(card),
  ];
  const cash = await order();
  await db.update(orders).set({ attention: 'paid_late' }).where(eq(orders.number, late.order_number));
  await db
    .update(payments)
    .set({ state: 'review' })
    .where(eq(payments.tranRef, reviewed.tran_ref ?? ''));
  expect([await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')]).toEqual([stock - 4, used + 1]);
  await allSent();

  await after(29 * DAY);
  expect(await rowOf(forgotten)).toBeDefined();
  await after(31 * DAY);
  expect(await rowOf(forgotten)).toBeUndefined();
  for (const kept of [late, reviewed, cash]) expect(await rowOf(kept)).toBeDefined();
  expect([await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')]).toEqual([stock - 3, used]);
});

it('deletes data when its period ends, and not before', async () => {
  opened = shop.clock.now();
  const { db } = shop.database;
  await db.delete(outbox);
  const { user } = await register(shop, 'kept@example.com');
  const cash = await order();
  await post(shop, 'contact', {
    name: 'Aisha',
    email: 'a@example.com',
    phone: '0501234567',
    message: 'Hi',
    language: 'en',
  });
  await allSent();
  const at = new Date(opened);
  const mail = { payload: {}, runAt: at };
  await db.insert(outbox).values([
    { ...mail, kind: 'status-change', dedupeKey: 'failed', failedAt: at },
    // A payment under review is kept.
    { ...mail, kind: 'verification', dedupeKey: 'waiting', runAt: new Date(opened + 20 * YEAR) },
  ]);
  const event = { kind: 'callback' as const, tranRef: null, body: '{}', receivedAt: at };
  await db.insert(paymentEvents).values([
    { ...event, bodyHash: 'genuine', signatureValid: true, outcome: 'applied' },
    { ...event, bodyHash: 'forged', signatureValid: false, outcome: 'forged' },
  ]);
  const [sample] = await db.select().from(reviews).limit(1);
  if (sample === undefined) throw new Error('There are no reviews');
  const review = { ...sample, sample: false, createdAt: at };
  for (const state of ['held', 'refused', 'approved'] as const)
    await db.insert(reviews).values({ ...review, id: state, userId: state, state });
  await db
    .insert(mailTokens)
    .values({ tokenHash: 'link', userId: user._id, purpose: 'verification', expiresAt: new Date(opened + DAY) });

  const folder = path.join(shop.dataDir, 'outbox');
  for (const file of fs.readdirSync(folder)) fs.utimesSync(path.join(folder, file), at, at);
  const files = fs.readdirSync(folder).length;
  expect(files).toBeGreaterThan(0);
  const events = async () => (await db.select().from(paymentEvents)).map(({ bodyHash }) => bodyHash).sort();
  const states = async () =>
    (await db.select().from(reviews).where(eq(reviews.sample, false))).map(({ id }) => id).sort();

  await after(DAY - 60_000);
  expect(await db.select().from(mailTokens).where(eq(mailTokens.tokenHash, 'link'))).toHaveLength(1);
  await after(29 * DAY);
  expect(await db.select().from(mailTokens).where(eq(mailTokens.tokenHash, 'link'))).toEqual([]);
  expect(await db.select().from(sessions)).toHaveLength(1);
  await after(31 * DAY);
  expect(await db.select().from(sessions)).toEqual([]);

  await after(89 * DAY);
  const every = ['contact', 'order-confirmation', 'status-change', 'verification', 'verification'];
  expect([await kindsOfMails(), await events(), fs.readdirSync(folder).length]).toEqual([
    every,
    ['forged', 'genuine'],
    files,
  ]);
  await after(91 * DAY);
  expect([await kindsOfMails(), await events(), fs.readdirSync(folder)]).toEqual([
    ['contact', 'verification'],
    ['genuine'],
    [],
  ]);

  await after(364 * DAY);
  expect([await events(), await states()]).toEqual([['genuine'], ['approved', 'held', 'refused']]);
  await after(367 * DAY);
  expect([await events(), await states()]).toEqual([[], ['approved']]);

  await after(2 * YEAR - 2 * DAY);
  expect(await kindsOfMails()).toContain('contact');
  await after(2 * YEAR + 2 * DAY);
  expect(await kindsOfMails()).toEqual(['verification']);

  await after(5 * YEAR - 2 * DAY);
  expect(await rowOf(cash)).toMatchObject({ status: 'ORDERPLACED' });
  await after(5 * YEAR + 2 * DAY);
  // Those of the test above too: money arrived for them, but they were never placed.
  expect(await db.select().from(orders)).toEqual([]);
  expect(await deletedOf('orders')).toBe(4);
});

it('works in batches and deletes each row once across processes', async () => {
  const { db } = shop.database;
  const old = new Date(shop.clock.now() - 91 * DAY);
  await db.insert(outbox).values(
    Array.from({ length: 450 }, () => ({
      kind: 'status-change',
      dedupeKey: randomUUID(),
      payload: {},
      runAt: old,
      doneAt: old,
    })),
  );
  const before = await deletedOf('mails');
  await Promise.all([shop.work.retention(), shop.work.retention(), shop.work.retention()]);
  await shop.work.retention();
  expect((await deletedOf('mails')) - before).toBe(450);
  expect(await db.select().from(outbox).where(eq(outbox.kind, 'status-change'))).toEqual([]);
});
