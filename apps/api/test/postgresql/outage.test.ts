import { randomUUID } from 'node:crypto';
import type { OrderAnswer } from '@mahd/contract';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres, TIMEOUTS, type ConnectionTimeouts } from '../../src/db/postgres.js';
import { orders } from '../../src/db/schema/index.js';
import { logIn } from '../support/accounts.js';
import { orderFor, place, PLAIN, post, stockOf } from '../support/buying.js';
import { openDatabaseProxy } from '../support/databaseProxy.js';
import { configurationFor, openTestShop, type TestShop } from '../support/shop.js';

/** The real time-outs, shortened alike. All are still longer than that of the health check, 2 s. */
const timeouts: ConnectionTimeouts = {
  connect: TIMEOUTS.connect * 0.4,
  statement: TIMEOUTS.statement * 0.4,
  idleTransaction: TIMEOUTS.idleTransaction * 0.4,
  idle: TIMEOUTS.idle * 0.4,
  silence: TIMEOUTS.silence * 0.4,
};
/** These tests wait for them, concurrently. */
const PATIENCE = { timeout: 300_000 };

const LINES = [{ product_code: PLAIN, quantity: 1 }];
const quote = (shop: TestShop) => post(shop, 'cart/quote', { lines: LINES });
const get = (shop: TestShop, path: string) => shop.app.inject(`/api/${path}`);
const health = async (shop: TestShop) => [
  (await get(shop, 'health/live')).statusCode,
  (await get(shop, 'health/ready')).statusCode,
];

type Answer = Awaited<ReturnType<typeof quote>>;
const expectAway = (answer: Answer) =>
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'unavailable' }),
  ]);

async function shopBehindProxy() {
  const { databaseUrl = '' } = await configurationFor();
  const proxy = await openDatabaseProxy(databaseUrl);
  const shop = await openTestShop(
    { databaseUrl: proxy.url },
    true,
    () => false,
    (_configuration, onLost) => openPostgres(proxy.url, onLost, timeouts),
  );
  const close = async () => {
    await shop.close();
    await proxy.close();
  };
  return { shop, proxy, databaseUrl, close };
}

it('reports unavailability while the database is down, and recovers', async () => {
  const { shop, proxy, close } = await shopBehindProxy();
  const order = await orderFor(shop, LINES);
  expect(await health(shop)).toEqual([200, 200]);

  // Connections are cut during requests and an order's transaction, and again before new ones.
  const dead = proxy.hangAt('commit', 'before');
  const underWay = [place(shop, order)];
  await dead;
  underWay.push(quote(shop), quote(shop));
  await new Promise(setImmediate);
  proxy.cut();
  for (const answer of [...(await Promise.all(underWay)), await quote(shop)]) expectAway(answer);
  expect(await health(shop)).toEqual([200, 503]);
  proxy.restore();
  expect([await health(shop), (await quote(shop)).statusCode]).toEqual([[200, 200], 200]);
  await close();
});

it.concurrent(
  'times out on a dead connection, health checks first, and recovers with the network',
  PATIENCE,
  async () => {
    const { shop, proxy, close } = await shopBehindProxy();
    const order = await orderFor(shop, LINES);
    proxy.hang();
    const answered: string[] = [];
    const noting = async <T>(name: string, answer: Promise<T>) => answer.finally(() => answered.push(name));
    // More than the pool size.
    const waiting = [
      ...Array.from({ length: 12 }, () => quote(shop)),
      place(shop, order),
      logIn(shop, 'aisha@example.com', 'secret-1'),
      get(shop, 'navbar_search?query=lotion'),
    ];
    const all = noting('all', Promise.all(waiting));
    expect(await noting('health', health(shop))).toEqual([200, 503]);
    for (const answer of await all) expectAway(answer);
    expect(answered).toEqual(['health', 'all']);
    proxy.restore();
    expect([await health(shop), (await quote(shop)).statusCode, (await place(shop, order)).statusCode]).toEqual([
      [200, 200],
      200,
      200,
    ]);
    await close();
  },
);

it.concurrent.each([
  ['before it is written', 'before'],
  ['when it is written and nobody was told', 'after'],
] as const)(
  'creates one order when the connection dies %s and the request is retried',
  PATIENCE,
  async (_when, when) => {
    const { shop, proxy, close } = await shopBehindProxy();
    const order = await orderFor(shop, LINES);
    const stock = await stockOf(shop, PLAIN);
    const key = randomUUID();
    void proxy.hangAt('commit', when);
    expectAway(await place(shop, order, key));
    proxy.restore();
    // The database has dropped the dead session and released its locks.
    const again = await place(shop, order, key);
    const { order_number: number } = again.json<OrderAnswer>();
    expect([again.statusCode, (await shop.database.db.select().from(orders)).map((row) => row.number)]).toEqual([
      200,
      [number],
    ]);
    expect(await stockOf(shop, PLAIN)).toBe(stock - 1);
    await close();
  },
);

it.concurrent('reports unavailability when a lock is not released', PATIENCE, async () => {
  const { shop, databaseUrl, close } = await shopBehindProxy();
  const order = await orderFor(shop, LINES);
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('select from variants where code = $1 for update', [PLAIN]);
  expectAway(await place(shop, order));
  await other.query('rollback');
  await other.end();
  expect((await place(shop, order)).statusCode).toBe(200);
  await close();
});
