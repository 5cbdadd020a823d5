import { randomUUID } from 'node:crypto';
import type { AuthAnswer } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox, rateLimits, users } from '../../src/db/schema/index.js';
import {
  as,
  mailedLink,
  PASSWORD,
  register,
  registerVerified,
  registrationOf,
  sendForm,
  verify,
} from '../support/accounts.js';
import { CONTACT, orderFor, PLAIN, post, setStock } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: true });
});
afterAll(() => shop.close());

const logIn = (email: string, password: string, address: string, cookie?: string) =>
  sendForm(
    shop,
    'auth/login',
    { email, password },
    {
      'x-forwarded-for': address,
      ...(cookie === undefined ? {} : { cookie }),
    },
  );
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

describe('wrong passwords from strangers', () => {
  /** 12 addresses with 10 attempts each. */
  const attack = async (email: string) => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, turn) => logIn(email, `guess-${turn}`, `10.9.${turn % 12}.1`)),
    );
    return answers.map(({ statusCode }) => statusCode);
  };

  it('do not lock out a known device, and are limited across networks', async () => {
    await register(shop, 'locked@example.com');
    const cookie = cookieOf(await logIn('locked@example.com', PASSWORD, '10.0.0.1'));
    expect(cookie).toMatch(/^mahd_device=/);
    const statuses = await attack('locked@example.com');
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect((await logIn('locked@example.com', PASSWORD, '10.0.0.1')).statusCode).toBe(429);
    expect((await logIn('locked@example.com', PASSWORD, '10.0.0.1', cookie)).statusCode).toBe(200);
    // The device is known to this account only, and its guesses are limited too.
    await register(shop, 'not-hers@example.com');
    await attack('not-hers@example.com');
    expect((await logIn('not-hers@example.com', PASSWORD, '10.0.0.1', cookie)).statusCode).toBe(429);
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, turn) => logIn('locked@example.com', `guess-${turn}`, '10.0.0.1', cookie)),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    shop.clock.advance(3_601_000);
  });

  it('count again on a device that knew an earlier password', async () => {
    const email = 'earlier@example.com';
    const { access_token: token } = await register(shop, email);
    const cookie = cookieOf(await logIn(email, PASSWORD, '10.4.0.1'));
    const change = { current_password: PASSWORD, password: 'new-secret' };
    expect((await as(shop, token, 'POST', 'auth/password', change)).statusCode).toBe(200);
    for (let turn = 0; turn < 10; turn++) await logIn(email, 'guess-1', '10.4.0.1', cookie);
    expect((await logIn(email, 'guess-1', '10.4.0.1', cookie)).statusCode).toBe(429);
    shop.clock.advance(3_601_000);
  });

  it('from one network do not lock out the owner on another', async () => {
    await register(shop, 'elsewhere@example.com');
    for (let turn = 0; turn < 10; turn++) await logIn('elsewhere@example.com', 'guess-1', '10.8.0.1');
    expect((await logIn('elsewhere@example.com', PASSWORD, '10.8.0.1')).statusCode).toBe(429);
    expect((await logIn('elsewhere@example.com', PASSWORD, '10.8.0.2')).statusCode).toBe(200);
  });

  it.each(['', 'x', 'zzzzzzzz.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'are not passed by with a cookie that is made up: %s',
    async (value) => {
      const email = `${randomUUID()}@example.com`;
      const statuses = [];
      for (let turn = 0; turn < 11; turn++)
        statuses.push((await logIn(email, 'guess-1', '10.7.0.1', `mahd_device=${value}`)).statusCode);
      expect(statuses.at(-1)).toBe(429);
      shop.clock.advance(3_601_000);
    },
  );

  it('set an HttpOnly, SameSite cookie for half a year', async () => {
    await register(shop, 'cookie@example.com');
    const answer = await logIn('cookie@example.com', PASSWORD, '10.6.0.1');
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    expect(answer.headers['set-cookie']).not.toContain('cookie@example.com');
    for (let turn = 0; turn < 10; turn++) await logIn('cookie@example.com', 'guess-1', '10.6.0.1');
    expect((await logIn('cookie@example.com', PASSWORD, '10.6.0.1', cookieOf(answer))).statusCode).toBe(200);
    shop.clock.advance(181 * 24 * 3_600_000);
    for (let turn = 0; turn < 10; turn++) await logIn('cookie@example.com', 'guess-1', '10.6.0.1');
    expect((await logIn('cookie@example.com', PASSWORD, '10.6.0.1', cookieOf(answer))).statusCode).toBe(429);
  });
});

it('successful logins are limited too, generously', async () => {
  await register(shop, 'again-and-again@example.com');
  const statuses = (
    await Promise.all(
      Array.from({ length: 62 }, (_, turn) => logIn('again-and-again@example.com', PASSWORD, `10.5.${turn}.1`)),
    )
  ).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  shop.clock.advance(3_601_000);
});

it('orders placed with a user’s contact data do not use up her limit when she is logged in', async () => {
  await setStock(shop, PLAIN, 1_000);
  const token = await registerVerified(shop, 'named@example.com');
  // Paid by card, so that the number of orders decides and not their quantity.
  const order = {
    ...(await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }])),
    contact: { ...CONTACT, email: 'named@example.com' },
    payment_method: 'card',
  };
  const sendOrder = (address: string, headers: Record<string, string> = {}) =>
    post(shop, 'orders', order, { 'idempotency-key': randomUUID(), 'x-forwarded-for': address, ...headers });
  const statuses = [];
  for (let turn = 0; turn < 61; turn++) statuses.push((await sendOrder(`10.4.${turn}.1`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect((await sendOrder('10.4.0.1', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
});

describe('a cross-site page', () => {
  const own = 'http://localhost:3000';
  const form = (headers: Record<string, string>) =>
    sendForm(shop, 'auth/login', { email: 'nobody@example.com', password: 'x' }, headers);

  it.each([
    ['another Origin', { origin: 'https://evil.example' }],
    ['no Origin to show', { origin: 'null' }],
    ['what the browser says', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' }],
  ])('cannot send forms or calls: %s', async (_what, headers) => {
    expect((await form(headers)).json()).toMatchObject({ status: 403, code: 'cross_site' });
    expect((await post(shop, 'cart/quote', { lines: [] }, headers)).json()).toMatchObject({ code: 'cross_site' });
    // Reading is allowed, and so is the return from the payment page.
    expect((await shop.app.inject({ url: '/api/auth/emirates', headers })).statusCode).toBe(200);
    const back = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/return',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect(back.statusCode).toBe(303);
  });

  it.each([
    ['the shop itself', { 'sec-fetch-site': 'same-origin', origin: own }],
    ['the shop by another of its names', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
    ['a program that is no browser', {}],
    ['the shop behind a proxy that changes Host', { origin: own, host: 'inside:8080' }],
  ])('is not %s', async (_what, headers) => {
    expect((await form(headers)).statusCode).toBe(401);
    shop.clock.advance(3_601_000);
  });
});

describe('a shop that does not reveal who has an account', () => {
  it('gives the same response to every registration and mails the owner', async () => {
    const closed = await openTestShop({ revealUnknownEmail: false });
    const registering = (email: string) => sendForm(closed, 'auth/register', registrationOf(email));
    const entering = (email: string) => sendForm(closed, 'auth/login', { email, password: PASSWORD });
    const answers = [await registering('first@example.com'), await registering('first@example.com')];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'mailed' }]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    // Logging in does not reveal it either: it requires a verified address.
    expect((await entering('first@example.com')).statusCode).toBe(401);
    expect(await mailedLink(closed, 'already-registered', 'first@example.com')).toBe('http://localhost:3000/en/login');
    const link = await mailedLink(closed, 'verification', 'first@example.com');
    // Whoever registered: the link alone makes no account usable.
    expect((await verify(closed, link)).statusCode).toBe(403);
    expect((await entering('first@example.com')).statusCode).toBe(401);
    await verify(closed, link, { password: PASSWORD });
    expect((await entering('first@example.com')).json<AuthAnswer>().user.email_verified).toBe(true);
    await closed.close();
  });
});

it('a clock set back by a day extends no rate limit window', async () => {
  const ahead = await openTestShop();
  const entering = () => sendForm(ahead, 'auth/login', { email: 'clock@example.com', password: 'guess-1' });
  ahead.clock.advance(24 * 3_600_000);
  for (let turn = 0; turn < 11; turn++) await entering();
  ahead.clock.advance(-24 * 3_600_000);
  const answer = await entering();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  ahead.clock.advance(15 * 60_000 + 1_000);
  expect((await entering()).statusCode).toBe(401);
  await ahead.close();
});

it('all ports of one visitor behind a proxy count as one address', async () => {
  await shop.database.db.delete(rateLimits);
  const send = (port: number) =>
    sendForm(
      shop,
      'auth/login',
      { email: 'port@example.com', password: 'x' },
      { 'x-forwarded-for': `10.3.0.1:${port}` },
    );
  const statuses = [];
  for (let turn = 0; turn < 11; turn++) statuses.push((await send(50_000 + turn)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

describe('names, addresses and recipients', () => {
  const LINK = 'You won AED 500! https://evil.example';

  it('may not contain links in an order, which mails would carry', async () => {
    const order = await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]);
    const answer = await post(
      shop,
      'orders',
      {
        ...order,
        contact: { ...CONTACT, firstName: LINK, lastName: 'evil.example/win' },
        address: { ...order.address, address: 'www.evil.example', area: 'HTTP:evil', note: 'see https://evil.example' },
      },
      { 'idempotency-key': randomUUID() },
    );
    expect(answer.statusCode).toBe(422);
    expect(
      answer
        .json<{ errors: { field: string; message: string }[] }>()
        .errors.map(({ field, message }) => [field, message]),
    ).toEqual(
      ['contact.firstName', 'contact.lastName', 'address.address', 'address.area'].map((field) => [
        field,
        'checkout.errors.link',
      ]),
    );
  });

  it('may not contain links in a registration or profile', async () => {
    const form = registrationOf('links@example.com', { firstName: LINK });
    expect((await sendForm(shop, 'auth/register', form)).json()).toMatchObject({
      status: 'email error',
      data: [{ firstName: ['Please check the first name.'] }],
    });
    const port = registrationOf('ports@example.com', { firstName: 'evil.com:80/p' });
    expect((await sendForm(shop, 'auth/register', port)).json()).toMatchObject({ status: 'email error' });
    const { access_token: token } = await register(shop, 'nolinks@example.com');
    const change = await shop.app.inject({
      method: 'PATCH',
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${token}` },
      payload: { lastName: LINK },
    });
    expect(change.json()).toMatchObject({ status: 422, errors: [{ message: 'register.errors.link' }] });
  });

  it('accept a single address only', async () => {
    const before = (await shop.database.db.select().from(outbox)).length;
    const order = await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]);
    for (const email of [
      'victim@example.com,a@example.com',
      'x<victim@example.com',
      'g:victim@example.com',
      'a;b@example.com',
    ]) {
      const contact = { ...CONTACT, email };
      expect((await post(shop, 'orders', { ...order, contact }, { 'idempotency-key': randomUUID() })).statusCode).toBe(
        422,
      );
      expect((await sendForm(shop, 'auth/register', registrationOf(email))).json()).toMatchObject({
        status: 'email error',
      });
      const message = { name: 'A', email, phone: '0501234567', message: 'x', language: 'en' };
      expect((await post(shop, 'contact', message)).statusCode).toBe(422);
    }
    expect((await shop.database.db.select().from(outbox)).length).toBe(before);
  });

  it('may not contain bidirectional overrides', async () => {
    const turned = 'Mariam\u202egro.live\u2069';
    const order = await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]);
    const answer = await post(
      shop,
      'orders',
      {
        ...order,
        contact: { ...CONTACT, firstName: turned },
        address: { ...order.address, address: turned, area: turned, note: turned },
      },
      { 'idempotency-key': randomUUID() },
    );
    const { order: stored } =
      (await shop.admin.orders.show(answer.json<{ order_number: string }>().order_number)) ?? {};
    expect(JSON.stringify(stored)).toContain('gro.live');
    expect(JSON.stringify(stored)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    const { user } = await register(shop, 'turned@example.com', { firstName: turned, address: turned });
    expect(JSON.stringify(user)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    await shop.database.db.delete(users).where(eq(users.id, user._id));
  });
});
