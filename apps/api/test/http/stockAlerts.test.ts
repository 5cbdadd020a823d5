import type { Product, StockAlertConfirmed } from '@mahd/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { outbox, rateLimits, stockAlerts, stockAnnouncements, variants } from '../../src/db/schema/index.js';
import { notifyOfStock } from '../../src/stockAlerts/notify.js';
import { as, mailedLink, register, registerVerified } from '../support/accounts.js';
import { orderFor, PLAIN, placed, post, REGULATED, setStock, SOLD_OUT, stockOf } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const DAY_MS = 24 * 3600_000;

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.database;
  await setStock(shop, SOLD_OUT, 0);
  for (const table of [stockAlerts, stockAnnouncements, rateLimits, outbox]) await db.delete(table);
});

const ask = (email: string, changes: object = {}) =>
  post(shop, 'stock-alerts', { product_code: SOLD_OUT, email, language: 'en', ...changes });
const tokenOf = (link: string) => /#(?:confirm|stop)=(.+)$/.exec(link)?.[1] ?? '';
const confirmLink = (to: string, besides: readonly string[] = []) =>
  mailedLink(shop, 'stock-alert-confirmation', to, besides);
async function confirmed(email: string, changes: object = {}): Promise<StockAlertConfirmed> {
  expect((await ask(email, changes)).json()).toEqual({ status: 'confirmation_sent' });
  const answer = await post(shop, 'stock-alerts/confirm', { token: tokenOf(await confirmLink(email)) });
  expect(answer.statusCode).toBe(200);
  return answer.json<StockAlertConfirmed>();
}
/** Saves confirmed requests without mails. */
const waiting = (emails: readonly string[]) =>
  shop.database.db.insert(stockAlerts).values(
    emails.map((email) => ({
      productCode: SOLD_OUT,
      email,
      language: 'en' as const,
      createdAt: new Date(),
      confirmedAt: new Date(),
    })),
  );
const notified = async () =>
  (await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'stock-alert')).orderBy(asc(outbox.id))).map(
    ({ payload }) => payload.email,
  );
/** Runs the job with this many pieces in stock. */
async function withStock(pieces: number): Promise<void> {
  await setStock(shop, SOLD_OUT, pieces);
  await shop.work.stockAlerts();
}
const command = async (...args: string[]) => (await runCommand(shop.admin, args, '/')).text;

it('mails a guest once who confirmed the address, and names the product and nothing else', async () => {
  const { route, in_stock: inStock } = await confirmed('guest@example.com');
  expect(inStock).toBe(false);
  expect(await command('alerts', 'list')).toMatch(new RegExp(`${SOLD_OUT} +guest@example.com \\(en\\)$`));
  await withStock(3);
  await withStock(3);
  expect(await notified()).toEqual(['guest@example.com']);
  expect(await mailedLink(shop, 'stock-alert', 'guest@example.com', [await confirmLink('guest@example.com')])).toBe(
    `http://localhost:3000/en/product/${route}?variant=${SOLD_OUT}`,
  );
  expect(await command('alerts', 'list', '--state', 'notified')).toContain('guest@example.com');
});

it('mails nobody who did not confirm', async () => {
  await ask('silent@example.com');
  await withStock(5);
  expect(await notified()).toEqual([]);
  expect(await command('alerts', 'list')).toBe('No request is waiting.');
  expect(await command('alerts', 'list', '--state', 'unconfirmed')).toContain('silent@example.com');
});

it('needs one press of a logged-in customer with a verified address', async () => {
  const token = await registerVerified(shop, 'member@example.com');
  const request = { product_code: SOLD_OUT, language: 'ar', email: 'stranger@example.com' };
  for (let press = 0; press < 2; press++)
    expect((await as(shop, token, 'POST', 'stock-alerts', request)).json()).toEqual({ status: 'waiting' });
  await withStock(2);
  expect(await notified()).toEqual(['member@example.com']);
});

it('asks a logged-in customer to confirm an address that was never verified', async () => {
  const { access_token: token } = await register(shop, 'unverified@example.com');
  const answer = await as(shop, token, 'POST', 'stock-alerts', { product_code: SOLD_OUT, language: 'en' });
  expect(answer.json()).toEqual({ status: 'confirmation_sent' });
});

it('confirms an address once per device', async () => {
  const { token } = await confirmed('twice@example.com');
  const other = { product_code: PLAIN };
  const stock = await stockOf(shop, PLAIN);
  await setStock(shop, PLAIN, 0);
  expect((await ask('twice@example.com', { ...other, token })).json()).toEqual({ status: 'waiting' });
  expect((await ask('victim@example.com', { ...other, token })).json()).toEqual({ status: 'confirmation_sent' });
  await setStock(shop, PLAIN, stock);
});

it('mails ten thousand waiting people only as often as there are pieces, in their order', async () => {
  const emails = Array.from({ length: 10_000 }, (_, index) => `waiting-${index}@example.com`);
  for (let from = 0; from < emails.length; from += 1000) await waiting(emails.slice(from, from + 1000));
  await withStock(1);
  await withStock(1);
  expect(await notified()).toEqual(emails.slice(0, 1));
  // Sold, and two more pieces arrive.
  await placed(shop, await orderFor(shop, [{ product_code: SOLD_OUT, quantity: 1 }]));
  await shop.work.stockAlerts();
  await withStock(2);
  expect(await notified()).toEqual(emails.slice(0, 3));
  // A piece more than the two that were announced and are still there.
  await withStock(3);
  expect(await notified()).toEqual(emails.slice(0, 4));
});

it('mails many at a time without holding up other mails', async () => {
  const emails = Array.from({ length: 70 }, (_, index) => `many-${index}@example.com`);
  await waiting(emails);
  await setStock(shop, SOLD_OUT, 1000);
  const runs = [];
  for (let run = 0; run < 2; run++)
    runs.push(await notifyOfStock({ db: shop.database.db, now: shop.clock.now, isStopping: () => false }));
  expect(Math.max(...runs)).toBeLessThanOrEqual(50);
  expect(await notified()).toEqual(emails);
});

it('stops all requests of an address with the link of a mail', async () => {
  await confirmed('stop@example.com');
  const [alert] = await shop.database.db.select().from(stockAlerts);
  const { token } = (
    await post(shop, 'stock-alerts/confirm', { token: tokenOf(await confirmLink('stop@example.com')) })
  ).json<StockAlertConfirmed>();
  expect(alert?.email).toBe('stop@example.com');
  expect((await post(shop, 'stock-alerts/stop', { token })).json()).toEqual({ status: 'stopped' });
  await withStock(5);
  expect(await notified()).toEqual([]);
});

it('refuses altered, foreign and expired links', async () => {
  await ask('links@example.com');
  const token = tokenOf(await confirmLink('links@example.com'));
  for (const wrong of ['nonsense', `${token}x`, `x${token}`])
    expect((await post(shop, 'stock-alerts/confirm', { token: wrong })).statusCode, wrong).toBe(404);
  expect((await post(shop, 'stock-alerts/stop', { token })).statusCode).toBe(404);
  shop.clock.advance(8 * DAY_MS);
  expect((await post(shop, 'stock-alerts/confirm', { token })).statusCode).toBe(410);
});

it('refuses items in stock, unknown items and invalid addresses', async () => {
  expect((await ask('a@example.com', { product_code: PLAIN })).statusCode).toBe(409);
  expect((await ask('a@example.com', { product_code: 'MH-NONE' })).statusCode).toBe(404);
  for (const email of ['', 'nobody', 'a@b', 'a@example.com\r\nBcc: b@example.com'])
    expect((await ask(email)).statusCode, email).toBe(422);
  expect(await shop.database.db.select().from(stockAlerts)).toEqual([]);
});

it('mails one confirmation an hour, however often the same item is asked for', async () => {
  const mails = async () => (await shop.database.db.select().from(outbox)).length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('eager@example.com')));
  for (const answer of answers) expect(answer.json()).toEqual({ status: 'confirmation_sent' });
  expect(await mails()).toBe(1);
  shop.clock.advance(3600_000);
  await ask('eager@example.com');
  expect(await mails()).toBe(2);
});

it('limits confirmation mails to one mailbox, however it is written', async () => {
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt++) answers.push((await ask(`victim+${attempt}@example.com`)).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

it('says when an address waits for too many items', async () => {
  const email = 'collector@example.com';
  const codes = await shop.database.db.select({ code: variants.code }).from(variants).limit(50);
  await shop.database.db
    .insert(stockAlerts)
    .values(codes.map(({ code }) => ({ productCode: code, email, language: 'en' as const, createdAt: new Date() })));
  const answer = await ask(email);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'too_many_alerts']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

it('limits requests of one network to many strangers', async () => {
  const answers = [];
  for (let index = 0; index < 31; index++) answers.push((await ask(`stranger-${index}@example.com`)).statusCode);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
});

it('exports the requests of an account, and deletes them with it', async () => {
  const token = await registerVerified(shop, 'leaving@example.com');
  await confirmed('leaving@example.com');
  const exported = (await as(shop, token, 'GET', 'auth/me/export')).json<{ stock_alerts: object[] }>();
  expect(exported.stock_alerts).toMatchObject([{ product_code: SOLD_OUT, language: 'en' }]);
  await as(shop, token, 'DELETE', 'auth/me', { password: 'secret-1' });
  expect(await shop.database.db.select().from(stockAlerts)).toEqual([]);
});

it('deletes unconfirmed requests after a week and others after a year', async () => {
  await ask('unconfirmed@example.com');
  await waiting(['patient@example.com']);
  const left = async () => (await shop.database.db.select().from(stockAlerts)).map(({ email }) => email);
  shop.clock.advance(8 * DAY_MS);
  await shop.work.retention();
  expect(await left()).toEqual(['patient@example.com']);
  shop.clock.advance(366 * DAY_MS);
  await shop.work.retention();
  expect(await left()).toEqual([]);
});

it('suggests up to three products in stock beside a sold-out one, never regulated goods', async () => {
  const read = async (code: string) => (await shop.app.inject(`/api/auth/products/${code}`)).json<Product>();
  const { alternatives, category } = await read(SOLD_OUT);
  expect(alternatives).toHaveLength(3);
  for (const other of alternatives)
    expect(other).toMatchObject({ category, regulated_feeding: false, default_stock: expect.any(Number) as number });
  expect(alternatives.every(({ default_stock: stock }) => stock > 0)).toBe(true);
  expect((await read(PLAIN)).alternatives).toEqual([]);
  const stock = await stockOf(shop, REGULATED);
  await setStock(shop, REGULATED, 0);
  expect((await read(REGULATED)).alternatives).toEqual([]);
  await setStock(shop, REGULATED, stock);
});
