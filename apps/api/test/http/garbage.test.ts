import { isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from '../../src/db/database.js';
import { outbox } from '../../src/db/schema/index.js';
import { register } from '../support/accounts.js';
import { callsOf, garbageFor, type Call, type Description } from '../support/garbageRequests.js';
import { openTestShop, type TestShop } from '../support/shop.js';

/** `npm run test:faults` sends many more. */
const numRuns = Number(process.env.GARBAGE_RUNS ?? 25);

let shop: TestShop;
let calls: Call[];
let session: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop({ metricsToken: 'a-token-of-the-tests' });
  session = { authorization: `Bearer ${(await register(shop, 'garbage@example.com')).access_token}` };
  // Writing the mail of the registration adds a row for its link.
  await vi.waitFor(async () => {
    await shop.work.mails();
    expect(await shop.database.db.select().from(outbox).where(isNull(outbox.doneAt))).toEqual([]);
  }, 20_000);
  calls = callsOf((await shop.app.inject('/api/openapi.json')).json<Description>());
});
afterAll(() => shop.close());

/** Row counts by table, except rate limits and forged payment messages, which may grow. */
async function rows(): Promise<unknown> {
  const tables = await rowsOf<{ name: string }>(
    shop.database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counted = tables
    .filter(({ name }) => !['rate_limits', 'payment_events'].includes(name))
    .map(({ name }) => sql`select ${name} as name, count(*)::int as count from ${sql.identifier(name)}`);
  return rowsOf(shop.database.db, sql.join(counted, sql` union all `));
}

it('is rejected with a 4xx by every route and leaves nothing behind', async () => {
  expect(calls.length).toBeGreaterThan(45);
  for (const call of calls) {
    let before = await rows();
    await fc.assert(
      fc.asyncProperty(garbageFor(call, session), async ({ method, url, headers, payload }) => {
        const answer = await shop.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(answer.json()).toMatchObject({
            status: answer.statusCode,
            code: expect.any(String),
            request_id: answer.headers['x-request-id'],
          });
          expect(answer.body).not.toMatch(/select |insert |node_modules|\.js:\d|\.ts:\d/);
          if (method !== 'GET') expect(await rows(), url).toEqual(before);
        } else if (method !== 'GET') before = await rows();
      }),
      { numRuns },
    );
    if (call.method === 'GET') expect(await rows(), call.path).toEqual(before);
  }
}, 1_200_000);

it.each([
  '/api/category_list?%',
  '/api/auth/products?page=%ZZ',
  '/api/%E0%A4%A',
  '/api/auth/products/%00',
  '/api/navbar_search?query=a%00b',
  '/api/navbar_search',
])('rejects %s as malformed', async (url) => {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

it('rejects text the database cannot store', async () => {
  const payload = { name: 'Sara', email: 'sara@example.com', phone: '0501234567', message: 'a\u0000b', language: 'en' };
  expect((await shop.app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(400);
  expect(
    (await shop.app.inject({ method: 'POST', url: '/api/contact', payload: { ...payload, message: 'ab' } })).statusCode,
  ).toBe(200);
});

it('reuses a given request id or creates one', async () => {
  const own = await shop.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'abcdefgh-1234' } });
  expect(own.headers['x-request-id']).toBe('abcdefgh-1234');
  const made = await shop.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'a b\nc' } });
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
