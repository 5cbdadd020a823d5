import { randomUUID } from 'node:crypto';
import type { OrderAnswer } from '@mahd/contract';
import pg from 'pg';
import { expect, it } from 'vitest';
import { orders } from '../../src/db/schema/index.js';
import { logIn } from '../support/accounts.js';
import { orderFor, place, PLAIN, post, stockOf } from '../support/buying.js';
import { openLine } from '../support/line.js';
import { configurationFor, openTestShop, type TestShop } from '../support/shop.js';

/** A dead line is given up after some seconds, which the tests below really wait, all at the same time. */
const PATIENCE = { timeout: 120_000 };

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

async function shopOnLine() {
  const { databaseUrl = '' } = await configurationFor();
  const line = await openLine(databaseUrl);
  const shop = await openTestShop({ databaseUrl: line.url });
  const close = async () => {
    await shop.close();
    await line.close();
  };
  return { shop, line, databaseUrl, close };
}

it('says that it is away for a moment while the database is, stays alive, and is there again with it', async () => {
  const { shop, line, close } = await shopOnLine();
  const order = await orderFor(shop, LINES);
  expect(await health(shop)).toEqual([200, 200]);

  // Cut while calls and the transaction of an order are under way, and again before new ones.
  const dead = line.dieAt('commit', 'before');
  const underWay = [place(shop, order)];
  await dead;
  underWay.push(quote(shop), quote(shop));
  await new Promise(setImmediate);
  line.cut();
  for (const answer of [...(await Promise.all(underWay)), await quote(shop)]) expectAway(answer);
  expect(await health(shop)).toEqual([200, 503]);
  line.mend();
  expect([await health(shop), (await quote(shop)).statusCode]).toEqual([[200, 200], 200]);
  await close();
});

it.concurrent(
  'gives a dead line up: every call that waits on it is answered, the load balancer first, and new ones work as soon as it is back',
  PATIENCE,
  async () => {
    const { shop, line, close } = await shopOnLine();
    const order = await orderFor(shop, LINES);
    line.die();
    const answered: string[] = [];
    const noting = async <T>(name: string, answer: Promise<T>) => answer.finally(() => answered.push(name));
    // More than there are connections.
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
    line.mend();
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
  'takes an order once when the line goes dead %s and it is asked for again',
  PATIENCE,
  async (_when, when) => {
    const { shop, line, close } = await shopOnLine();
    const order = await orderFor(shop, LINES);
    const stock = await stockOf(shop, PLAIN);
    const key = randomUUID();
    void line.dieAt('commit', when);
    expectAway(await place(shop, order, key));
    line.mend();
    // The database has given the dead connection up as well: what it held is free.
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

it.concurrent('says that it is away when a lock is not given free', PATIENCE, async () => {
  const { shop, databaseUrl, close } = await shopOnLine();
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
