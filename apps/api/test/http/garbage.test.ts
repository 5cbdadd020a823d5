import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '../support/accounts.js';
import { openTestShop, type TestShop } from '../support/shop.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Call {
  readonly method: Method;
  readonly path: string;
  readonly query: readonly string[];
  readonly takesForm: boolean;
  readonly needsToken: boolean;
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly security?: readonly object[];
}

let shop: TestShop;
let calls: Call[];
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  token = (await register(shop, 'garbage@example.com')).access_token;
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, security }]) => ({
      method: method.toUpperCase() as Method,
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      takesForm: requestBody?.content['multipart/form-data'] !== undefined,
      needsToken: security !== undefined,
    })),
  );
});
afterAll(() => shop.close());

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom('null', '..', '%00', "' or 1=1 --", '0', '-1', '1e9', '٣', '\u0000', '\ud800', 'A'.repeat(500)));
const body = fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ maxLength: 200 }), fc.constantFrom('', '{', '[]', 'null', '{"lines":null}', `{"a":"${'x'.repeat(70_000)}"}`, '{"__proto__":{"a":1}}', '{"a":"\\u0000"}'));
const fields = fc.dictionary(fc.constantFrom('email', 'password', 'password_confirmation', 'firstName', 'lastName', 'mobile', 'address', 'area', 'emirates', 'redirect_url', 'kid_age', 'x'), text);
const form = fc.oneof(fields.map(formOf), body);

it('is answered as the sender’s mistake or not at all, never as ours, on every call', async () => {
  expect(calls.length).toBeGreaterThan(15);
  for (const call of calls) {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 5, maxLength: 5 }), fc.dictionary(fc.constantFrom(...call.query, 'x'), text), call.takesForm ? form : body, async (parts, query, payload) => {
        let next = 0;
        const path = call.path.replace(/\{[^}]+\}/g, () => encode(parts[next++ % parts.length] ?? ''));
        const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`).join('&');
        const answer = await shop.app.inject({
          method: call.method,
          url: search === '' ? path : `${path}?${search}`,
          headers: { 'content-type': call.takesForm ? 'multipart/form-data; boundary=x' : 'application/json', ...(call.needsToken && !call.path.endsWith('/auth/logout') ? { authorization: `Bearer ${token}` } : {}) },
          ...(call.method === 'GET' ? {} : { payload }),
        });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        expect(answer.headers['x-request-id']).toBeTruthy();
        if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ status: answer.statusCode, code: expect.any(String) });
      }),
      { numRuns: 25 },
    );
  }
});

it.each(['/api/category_list?%', '/api/auth/products?page=%ZZ', '/api/%E0%A4%A', '/api/auth/products/%00', '/api/navbar_search?query=a%00b', '/api/navbar_search'])('refuses %s as malformed', async (url) => {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

it('keeps a request id it is given and makes one otherwise', async () => {
  const own = await shop.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'abcdefgh-1234' } });
  expect(own.headers['x-request-id']).toBe('abcdefgh-1234');
  const made = await shop.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'a b\nc' } });
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

/** A multipart body of fields, not always a sound one. */
function formOf(values: Record<string, string>): string {
  return `${Object.entries(values).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--x--\r\n`;
}

function encode(value: string): string {
  return [...value].map((character) => (character.length === 1 && character >= '\ud800' && character <= '\udfff' ? '%ED%A0%80' : encodeURIComponent(character))).join('');
}
