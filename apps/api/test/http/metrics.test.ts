import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.js';
import { createMetrics } from '../../src/metrics/shopMetrics.js';
import { orderFor, PLAIN, placed } from '../support/buying.js';
import { HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const TOKEN = 'a-token-of-the-tests';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ metricsToken: TOKEN });
});
afterAll(() => shop.close());

const read = (authorization?: string) =>
  shop.app.inject({ url: '/api/metrics', ...(authorization === undefined ? {} : { headers: { authorization } }) });
const valueOf = async (line: string) =>
  Number(
    (await read(`Bearer ${TOKEN}`)).body
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

it('require the token', async () => {
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.toUpperCase()}`, TOKEN])
    expect((await read(wrong)).statusCode).toBe(404);
  const answer = await read(`Bearer ${TOKEN}`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
});

it('answer 404 if no token is configured', async () => {
  const other = await openTestShop();
  const answers = await Promise.all(
    [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }].map((headers) =>
      other.app.inject({ url: '/api/metrics', headers }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  await other.close();
});

it('count responses by route pattern', async () => {
  const line = 'http_requests_total{method="GET",route="/api/auth/products/:idOrRoute",status="404"}';
  for (const name of ['one', 'two', 'three"}']) await shop.app.inject(`/api/auth/products/${encodeURIComponent(name)}`);
  expect(await valueOf(line)).toBe(3);
  await shop.app.inject('/api/nowhere/at-all');
  const { body } = await read(`Bearer ${TOKEN}`);
  expect(body).toContain('route="unknown",status="404"');
  expect(body).not.toMatch(/at-all|three/);
  expect(await valueOf('http_request_duration_seconds_count{method="GET",route="/api/auth/products/:idOrRoute"}')).toBe(
    3,
  );
  expect(
    await valueOf('http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/auth/products/:idOrRoute"}'),
  ).toBe(3);
});

it('are valid lines of the format, each metric described once', async () => {
  const lines = (await read(`Bearer ${TOKEN}`)).body.split('\n').filter((line) => line !== '');
  for (const line of lines)
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{([a-zA-Z]+="[^"]*",?)+\})? ([0-9.e+-]+|Nan))$/);
  const described = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  expect(new Set(described).size).toBe(described.length);
  expect(described).toEqual(
    expect.arrayContaining([
      'process_start_time_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'mahd_mails',
    ]),
  );
});

it('report the number of queued mails', async () => {
  const waiting = await valueOf('mahd_mails{state="waiting"}');
  expect(waiting).toBeGreaterThanOrEqual(0);
  await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]));
  await shop.work.mails();
  expect(await valueOf('mahd_mails{state="failed"}')).toBe(0);
});

it('report refunds that are not done', async () => {
  const answer = await placed(
    shop,
    await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { payment_method: 'card' }),
  );
  await new HostedPage(shop, answer.redirect_url ?? '').pay('4000 0000 0000 5126');
  expect((await paymentStatus(shop, answer)).state).toBe('paid');
  await shop.admin.orders.move(answer.order_number, 'ORDERCANCELLED');
  await expect.poll(async () => (await shop.admin.refunds.list('refused', 1)).length).toBe(1);
  expect(await valueOf('mahd_refunds{state="refused",method="card"}')).toBe(1);
});

it('omit the mail gauge while the database is down', async () => {
  const db = { execute: () => Promise.reject(new Error('down')) } as unknown as Database;
  const lines = (await createMetrics(db).metrics()).split('\n');
  expect(lines.filter((line) => line.startsWith('mahd_mails'))).toEqual([]);
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
});

it('record Web Vitals and reject unknown fields', async () => {
  const send = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/vitals', payload });
  expect((await send({ page: 'home', lcp: 1400, cls: 0.02, inp: 40 })).statusCode).toBe(200);
  expect((await send({ page: 'home', lcp: 5000 })).statusCode).toBe(200);
  for (const wrong of [
    { page: 'mother@example.com' },
    { page: 'home', lcp: -1 },
    { page: 'home', lcp: '1' },
    { page: 'home', name: 'x' },
    {},
  ])
    expect((await send(wrong)).statusCode).toBe(422);
  expect(await valueOf('web_vitals_seconds_bucket{le="1.8",page="home",name="lcp"}')).toBe(1);
  expect(await valueOf('web_vitals_seconds_count{page="home",name="lcp"}')).toBe(2);
  expect(await valueOf('web_vitals_layout_shift_sum{page="home"}')).toBe(0.02);
});
