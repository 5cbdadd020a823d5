import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../src/db/database.js';
import { register } from '../support/accounts.js';
import { almost, garbageText, type Schema } from '../support/garbage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly security?: readonly object[];
}
interface Call extends Operation {
  readonly method: Method;
  readonly path: string;
}

/** Calls the description leaves out. */
const hidden: readonly Call[] = [
  { method: 'GET', path: '/api/metrics' },
  { method: 'GET', path: '/api/payment-sandbox/payment/page/{id}' },
  { method: 'POST', path: '/api/payment-sandbox/payment/page/{id}' },
];
/** `npm run test:faults` sends many more. */
const numRuns = Number(process.env.GARBAGE_RUNS ?? 25);

let shop: TestShop;
let calls: Call[];
let token: string;
beforeAll(async () => {
  shop = await openTestShop({ metricsToken: 'a-token-of-the-tests' });
  token = (await register(shop, 'garbage@example.com')).access_token;
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
  calls = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => ({ ...operation, method: method.toUpperCase() as Method, path }))).concat(hidden);
});
afterAll(() => shop.close());

const anyBody = fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ maxLength: 200 }), fc.constantFrom('', '{', '[]', 'null', '{"lines":null}', `{"a":"${'x'.repeat(70_000)}"}`, '{"__proto__":{"a":1}}', '{"a":"\\u0000"}'));

/** What is sent in the body: what the schema describes with something wrong in it, or anything at all. */
function bodyOf({ requestBody }: Call): { type: string; body: fc.Arbitrary<string> } {
  const form = requestBody?.content['multipart/form-data']?.schema;
  if (form !== undefined) return { type: 'multipart/form-data; boundary=x', body: fc.oneof({ weight: 3, arbitrary: almost(form).map(formOf) }, { weight: 1, arbitrary: anyBody }) };
  const json = requestBody?.content['application/json']?.schema;
  return { type: 'application/json', body: json === undefined ? anyBody : fc.oneof({ weight: 3, arbitrary: almost(json).map((value) => JSON.stringify(value)) }, { weight: 1, arbitrary: anyBody }) };
}

const named = (parameters: readonly Parameter[], place: string) => fc.record(Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, almost(schema)])), place === 'path' ? {} : { requiredKeys: [] });

/** How many rows each table holds; the counters of tries are there to grow, and forged messages of a provider are kept as evidence. */
async function rows(): Promise<unknown> {
  const tables = await rowsOf<{ name: string }>(shop.database.db, sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const counted = tables.filter(({ name }) => !['rate_limits', 'payment_events'].includes(name)).map(({ name }) => sql`select ${name} as name, count(*)::int as count from ${sql.identifier(name)}`);
  return rowsOf(shop.database.db, sql.join(counted, sql` union all `));
}

it('is answered as the sender’s mistake or not at all, never as ours, on every call; what is refused leaves nothing behind', async () => {
  expect(calls.length).toBeGreaterThan(45);
  for (const call of calls) {
    const { parameters = [], method, security } = call;
    const { type, body } = bodyOf(call);
    let before = await rows();
    const given = fc.tuple(named(parameters, 'path'), named(parameters, 'query'), named(parameters, 'header'), body, fc.array(garbageText, { minLength: 5, maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(given, async ([path, query, headers, payload, spare]) => {
        let next = 0;
        const url = call.path.replace(/\{([^}]+)\}/g, (_, name: string) => encode(textIn(path[name]) ?? spare[next++] ?? ''));
        const search = Object.entries(query).map(([name, value]) => `${name}=${encode(textIn(value) ?? '')}`).join('&');
        const answer = await shop.app.inject({
          method,
          url: search === '' ? url : `${url}?${search}`,
          headers: { 'content-type': type, ...headersOf(headers), ...(security !== undefined && !call.path.endsWith('/auth/logout') ? { authorization: `Bearer ${token}` } : {}) },
          ...(method === 'GET' ? {} : { payload }),
        });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(answer.json()).toMatchObject({ status: answer.statusCode, code: expect.any(String), request_id: answer.headers['x-request-id'] });
          expect(answer.body).not.toMatch(/select |insert |node_modules|\.js:\d|\.ts:\d/);
          if (method !== 'GET') expect(await rows(), url).toEqual(before);
        } else if (method !== 'GET') before = await rows();
      }),
      { numRuns },
    );
    if (method === 'GET') expect(await rows(), call.path).toEqual(before);
  }
}, 1_200_000);

/** A value as it stands in an address. */
function textIn(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Headers that a client can send at all. */
function headersOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]): [string, string] => [name.toLowerCase(), textIn(value) ?? '']).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)));
}

it.each(['/api/category_list?%', '/api/auth/products?page=%ZZ', '/api/%E0%A4%A', '/api/auth/products/%00', '/api/navbar_search?query=a%00b', '/api/navbar_search'])('refuses %s as malformed', async (url) => {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

it('refuses a text that no database can keep', async () => {
  const payload = { name: 'Sara', email: 'sara@example.com', phone: '0501234567', message: 'a\u0000b', language: 'en' };
  expect((await shop.app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode).toBe(400);
  expect((await shop.app.inject({ method: 'POST', url: '/api/contact', payload: { ...payload, message: 'ab' } })).statusCode).toBe(200);
});

it('keeps a request id it is given and makes one otherwise', async () => {
  const own = await shop.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'abcdefgh-1234' } });
  expect(own.headers['x-request-id']).toBe('abcdefgh-1234');
  const made = await shop.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'a b\nc' } });
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

/** A multipart body of fields, not always a sound one. */
function formOf(values: unknown): string {
  if (typeof values !== 'object' || values === null) return String(values);
  const parts = Object.entries(values).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textIn(value) ?? ''}\r\n`);
  return `${parts.join('')}--x--\r\n`;
}

function encode(value: string): string {
  return [...value].map((character) => (character.length === 1 && character >= '\ud800' && character <= '\udfff' ? '%ED%A0%80' : encodeURIComponent(character))).join('');
}
