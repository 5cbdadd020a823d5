import type { AuthAnswer, EmailError, Profile } from '@mahd/contract';
import fs from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountService } from '../../src/accounts/service.js';
import { orders, outbox, reviews, sessions, users } from '../../src/db/schema/index.js';
import { as, logIn, PASSWORD, register, registrationOf, sendForm } from '../support/accounts.js';
import { orderFor, PLAIN, placed, post } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const userOf = async (email: string) => (await shop.database.db.select().from(users).where(eq(users.email, email)))[0];
/** To call with a user that was read before a change. */
const accountService = () =>
  new AccountService({
    db: shop.database.db,
    publicOrigin: 'http://localhost:3000',
    now: shop.clock.now,
    revealUnknownEmail: true,
    onMail: () => undefined,
    mailFolder: '',
  });
/** Resets the rate limits. */
const later = () => shop.clock.advance(3_601_000);

describe('registration', () => {
  it('creates an account, logs in, and stores neither password nor token in plain text', async () => {
    const answer = await register(shop, ' New@Example.com ', {
      kid_age: '3-6 months',
      pregnent: 'First Trimester',
      mobile: '+971 ٥٠ ١١١ ٢٢٣٣',
    });
    expect(answer).toMatchObject({
      token_type: 'bearer',
      expires_in: 30 * 24 * 3600,
      user: {
        email: 'new@example.com',
        name: 'Mariam Saeed',
        email_verified: false,
        mobile: '501112233',
        kid_age: '3-6 months',
        pregnent: 'First Trimester',
        marketing: false,
      },
    });
    const me = (await as(shop, answer.access_token, 'GET', 'auth/me')).json<Profile>();
    expect(me).toEqual(answer.user);
    const stored = JSON.stringify([
      await userOf('new@example.com'),
      await shop.database.db.select().from(sessions),
      await shop.database.db.select().from(outbox),
    ]);
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(answer.access_token);
    expect(stored).not.toContain(PASSWORD);
  });

  it('reports a taken address, in any spelling', async () => {
    await register(shop, 'taken@example.com');
    const answer = await sendForm(shop, 'auth/register', registrationOf('TAKEN@example.com'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<EmailError>()).toEqual({
      status: 'email error',
      data: [{ email: ['An account with this email already exists.'], firstName: [], lastName: [], mobile: [] }],
    });
  });

  it('creates one account for concurrent registrations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendForm(shop, 'auth/register', registrationOf('race@example.com'))),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(answers.filter((answer) => answer.json<{ status: unknown }>().status === 200)).toHaveLength(1);
    expect(await shop.database.db.select().from(users).where(eq(users.email, 'race@example.com'))).toHaveLength(1);
    later();
  });

  it.each([
    ['a name of 10 kB', { firstName: 'ن'.repeat(5_000) }, 'firstName'],
    ['a name of spaces', { lastName: ' \n ' }, 'lastName'],
    ['what is no address', { email: 'a@b' }, 'email'],
    ['a short number', { mobile: '٥٠١' }, 'mobile'],
  ])('rejects %s with the legacy error format', async (_what, changes, field) => {
    const answer = await sendForm(shop, 'auth/register', registrationOf('odd@example.com', changes));
    expect(answer.statusCode).toBe(200);
    const {
      status,
      data: [fields],
    } = answer.json<EmailError>();
    expect(status).toBe('email error');
    expect(
      Object.entries(fields ?? {})
        .filter(([, texts]) => texts.length > 0)
        .map(([name]) => name),
    ).toEqual([field]);
  });

  it.each([
    ['a short password', { password: '12345', password_confirmation: '12345' }, 'password'],
    ['passwords that differ', { password_confirmation: 'other-secret' }, 'password_confirmation'],
    ['no address', { address: '' }, 'address'],
    ['no area', { area: undefined }, 'area'],
    ['an emirate of its own', { emirates: 'Atlantis' }, 'emirates'],
    ['an unknown age', { kid_age: '40 years' }, 'kid_age'],
    ['a page of somebody else', { redirect_url: 'https://evil.example/en/register/success' }, 'redirect_url'],
    ['a page that only looks like ours', { redirect_url: 'http://localhost:3000@evil.example/' }, 'redirect_url'],
  ])('refuses %s', async (_what, changes, field) => {
    const answer = await sendForm(shop, 'auth/register', registrationOf('wrong@example.com', changes));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
    expect(await userOf('wrong@example.com')).toBeUndefined();
  });

  it('stores emoji, Arabic and hostile text unchanged', async () => {
    const { user } = await register(shop, 'emoji@example.com', {
      firstName: '🌸 مريم',
      lastName: '<b>"x"</b>\r\nBcc: a@b.example',
      address: 'شارع ١ 🏠',
      area: 'Behind the "old" market',
    });
    expect(user).toMatchObject({ firstName: '🌸 مريم', lastName: '<b>"x"</b> Bcc: a@b.example', address: 'شارع ١ 🏠' });
  });

  it('accepts multipart forms with plain fields only', async () => {
    const send = (headers: Record<string, string>, payload: string) =>
      shop.app.inject({ method: 'POST', url: '/api/auth/register', headers, payload });
    expect((await send({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', 'nothing'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\na\r\n--x--\r\n',
      ],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ] as const) {
      const answer = await send({ 'content-type': type }, body);
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${body} ${answer.body}`).toBeLessThan(500);
    }
    expect(
      (await sendForm(shop, 'auth/register', registrationOf('nul@example.com', { area: 'a\u0000b' }))).statusCode,
    ).toBe(400);
    later();
  });

  it('is limited to 120 per hour and address, including invalid forms', async () => {
    const open = await openTestShop({ trustProxy: true });
    const from = (address: string, email: string, changes = {}) =>
      sendForm(open, 'auth/register', registrationOf(email, changes), { 'x-forwarded-for': address });
    // Invalid forms are rejected before hashing.
    const mistakes = await Promise.all(
      Array.from({ length: 119 }, (_, index) => from('10.7.7.7', `family-${index}@example.com`, { lastName: ' ' })),
    );
    expect(mistakes.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect((await from('10.7.7.7', 'family-120@example.com')).json()).toMatchObject({ status: 200 });
    const stopped = await from('10.7.7.7', 'family-121@example.com');
    expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('10.7.7.8', 'family-121@example.com')).json()).toMatchObject({ status: 200 });
    open.clock.advance(3_601_000);
    expect((await from('10.7.7.7', 'family-122@example.com')).json()).toMatchObject({ status: 200 });
    await open.close();
  });
});

describe('login', () => {
  it('starts a session for the right password and otherwise always gives the same error', async () => {
    await register(shop, 'login@example.com');
    const right = await logIn(shop, ' LOGIN@example.com ', PASSWORD);
    expect(right.json<AuthAnswer>().user.email).toBe('login@example.com');
    const [wrong, unknown] = [
      await logIn(shop, 'login@example.com', 'wrong-1'),
      await logIn(shop, 'nobody@example.com', PASSWORD),
    ];
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    const said = (answer: typeof wrong) => ({ ...answer.json<object>(), request_id: '' });
    expect(said(wrong)).toEqual(said(unknown));
  });

  it('limits concurrent guesses on one account without affecting others', async () => {
    await register(shop, 'guessed@example.com');
    await register(shop, 'other@example.com');
    const guesses = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => logIn(shop, 'guessed@example.com', `guess-${index}`)),
    );
    const counts = (status: number) => guesses.filter(({ statusCode }) => statusCode === status).length;
    expect([counts(401), counts(429)]).toEqual([10, 990]);
    for (const { headers } of guesses.filter(({ statusCode }) => statusCode === 429))
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const stopped = await logIn(shop, 'guessed@example.com', PASSWORD);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    later();
    expect((await logIn(shop, 'guessed@example.com', PASSWORD)).statusCode).toBe(200);
    expect((await logIn(shop, 'other@example.com', PASSWORD)).statusCode).toBe(200);
  });

  it('limits guesses on unknown addresses in the same way', async () => {
    const statuses = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await logIn(shop, 'ghost@example.com', 'guess-1')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    later();
  });
});

describe('a session', () => {
  it('ends at once on logout, without affecting other sessions', async () => {
    const { access_token: first } = await register(shop, 'out@example.com');
    const { access_token: second } = (await logIn(shop, 'out@example.com', PASSWORD)).json<AuthAnswer>();
    expect((await as(shop, first, 'POST', 'auth/logout')).statusCode).toBe(200);
    expect((await as(shop, first, 'GET', 'auth/me')).statusCode).toBe(401);
    expect((await as(shop, second, 'GET', 'auth/me')).statusCode).toBe(200);
  });

  it('expires thirty days after its last use', async () => {
    const { access_token: token } = await register(shop, 'slide@example.com');
    const day = 24 * 3600_000;
    for (let use = 0; use < 3; use++) {
      shop.clock.advance(20 * day);
      expect((await as(shop, token, 'GET', 'auth/me')).statusCode).toBe(200);
    }
    shop.clock.advance(30 * day + 1);
    const answer = await as(shop, token, 'GET', 'auth/me');
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it.each(['', 'x', 'a'.repeat(43), 'null', '%00'])('rejects an invalid token: %s', async (token) => {
    expect((await as(shop, token, 'GET', 'auth/me')).statusCode).toBe(401);
  });
});

describe('an address in composed or decomposed letters', () => {
  const COMPOSED = 'مؤمنة@example.com';
  const [nfc, nfd] = [COMPOSED.normalize('NFC'), COMPOSED.normalize('NFD')];

  it('is one account', async () => {
    await register(shop, nfc);
    expect((await sendForm(shop, 'auth/register', registrationOf(nfd))).json<EmailError>().status).toBe('email error');
    expect((await logIn(shop, nfd, PASSWORD)).statusCode).toBe(200);
  });

  it('is composed by the migration, for one of two accounts', async () => {
    const { db } = shop.database;
    const [single, older, newer] = ['é-1@example.com', 'é-2@example.com', 'é-3@example.com'];
    for (const email of [single, older, newer]) await register(shop, email);
    const stored = async (from: string, to: string) =>
      db
        .update(users)
        .set({ email: to })
        .where(eq(users.email, from.normalize('NFC')));
    await stored(single, single.normalize('NFD'));
    await stored(older, 'é-4@example.com'.normalize('NFC'));
    await stored(newer, 'é-4@example.com'.normalize('NFD'));
    const number = (await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]))).order_number;
    await db
      .update(orders)
      .set({ email: single.normalize('NFD') })
      .where(eq(orders.number, number));
    const migration = fs.readFileSync(new URL('../../migrations/0019_composed_addresses.sql', import.meta.url), 'utf8');
    for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
    expect((await logIn(shop, single, PASSWORD)).statusCode).toBe(200);
    expect((await logIn(shop, 'é-4@example.com', PASSWORD)).statusCode).toBe(200);
    expect(await userOf('é-4@example.com'.normalize('NFD'))).toBeDefined();
    const track = { order_number: number, contact: single };
    expect((await post(shop, 'orders/track', track)).statusCode).toBe(200);
  });
});

describe('the user’s profile', () => {
  it('estimates a date from the age of the child or the trimester, which advances until the answer changes', async () => {
    const { access_token: token, user } = await register(shop, 'stage@example.com', { kid_age: '3-6 months' });
    const change = async (changes: object) =>
      (await as(shop, token, 'PATCH', 'auth/me', changes)).json<Profile>().baby_date;
    const dayAfter = (days: number, months = 0) => {
      const date = new Date(shop.clock.now());
      date.setUTCMonth(date.getUTCMonth() + months);
      date.setUTCDate(date.getUTCDate() + days);
      return date.toISOString().slice(0, 10);
    };
    expect(user.baby_date).toBe(dayAfter(0, -3));
    expect((await logIn(shop, 'stage@example.com', PASSWORD)).json<AuthAnswer>().user.baby_date).toBe(user.baby_date);
    shop.clock.advance(10 * 86_400_000);
    expect(await change({ firstName: 'Noor', kid_age: '3-6 months' })).toBe(user.baby_date);
    expect(await change({ kid_age: '9-18 months' })).toBe(dayAfter(0, -9));
    expect(await change({ kid_age: null, pregnent: 'Second Trimester' })).toBe(dayAfter(26 * 7));
    expect(await change({ pregnent: null })).toBeNull();
  });

  it('is validated as in registration; null clears an answer', async () => {
    const { access_token: token } = await register(shop, 'profile@example.com', {
      kid_age: '0-3 months',
      pregnent: 'Third Trimester',
    });
    const change = (changes: object) => as(shop, token, 'PATCH', 'auth/me', changes);
    const changed = (
      await change({
        firstName: 'Noor',
        mobile: '٠٥٢ ٣٣٣ ٤٤٥٥',
        kid_age: null,
        pregnent: null,
        marketing: true,
        email: 'evil@example.com',
        _id: 'x',
        email_verified: true,
      })
    ).json<Profile>();
    expect(changed).toMatchObject({
      name: 'Noor Saeed',
      mobile: '523334455',
      kid_age: null,
      pregnent: null,
      marketing: true,
      email: 'profile@example.com',
      email_verified: false,
    });
    const wrong = await change({ firstName: ' ', mobile: '1', emirates: 'Mars' });
    expect(wrong.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message)).toEqual([
      'register.errors.firstName',
      'register.errors.mobileLength',
      'register.errors.emirates',
    ]);
    expect((await change({ kid_age: 'x' })).statusCode).toBe(422);
  });

  it('changes the password with the current one and ends other sessions', async () => {
    const { access_token: token } = await register(shop, 'change@example.com');
    const { access_token: elsewhere } = (await logIn(shop, 'change@example.com', PASSWORD)).json<AuthAnswer>();
    const change = (current_password: string, password: string) =>
      as(shop, token, 'POST', 'auth/password', { current_password, password });
    expect((await change('wrong-1', 'new-secret')).json()).toMatchObject({ status: 422, code: 'wrong_password' });
    expect((await change(PASSWORD, '12345')).json()).toMatchObject({
      status: 422,
      errors: [{ message: 'reset.tooShort' }],
    });
    expect((await change(PASSWORD, PASSWORD)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'password', message: 'reset.unchanged' }],
    });
    expect((await change(PASSWORD, 'new-secret')).statusCode).toBe(200);
    expect([
      (await as(shop, token, 'GET', 'auth/me')).statusCode,
      (await as(shop, elsewhere, 'GET', 'auth/me')).statusCode,
    ]).toEqual([200, 401]);
  });

  it('changes the password once when many requests have the same current one', async () => {
    const { access_token: token } = await register(shop, 'once@example.com');
    const wanted = Array.from({ length: 6 }, (_, turn) => `new-secret-${turn}`);
    const answers = await Promise.all(
      wanted.map((password) => as(shop, token, 'POST', 'auth/password', { current_password: PASSWORD, password })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const set = wanted[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await logIn(shop, 'once@example.com', set)).statusCode).toBe(200);
    later();
  });

  /** An account whose password changes after `user` was read with the former one. */
  async function changedMeanwhile(email: string) {
    const { access_token: token } = await register(shop, email);
    const accounts = accountService();
    const user = await accounts.findByPassword({ email, password: PASSWORD, user_type: 'user' });
    if (user === null) throw new Error('The password is wrong');
    const change = { current_password: PASSWORD, password: 'new-secret' };
    expect((await as(shop, token, 'POST', 'auth/password', change)).statusCode).toBe(200);
    return { accounts, user, token };
  }

  it('gives no session for a password that is changed during the login', async () => {
    const { accounts, user } = await changedMeanwhile('racing@example.com');
    expect(await accounts.logIn(user)).toBeNull();
  });

  it('is not deleted by a password that was changed meanwhile', async () => {
    const { accounts, user, token } = await changedMeanwhile('staying@example.com');
    await expect(accounts.remove({ user, tokenHash: '' }, PASSWORD)).rejects.toMatchObject({ code: 'wrong_password' });
    expect((await as(shop, token, 'GET', 'auth/me')).statusCode).toBe(200);
  });

  it('limits password guesses in an open session', async () => {
    const { access_token: token } = await register(shop, 'open@example.com');
    later();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () =>
        as(shop, token, 'POST', 'auth/password', { current_password: 'guess-1', password: 'new-secret' }),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    later();
  });

  it('can be exported and deleted; orders remain', async () => {
    const { access_token: token, user } = await register(shop, 'gone@example.com');
    await as(shop, token, 'POST', 'auth/wishlist', { product_code: PLAIN });
    await as(shop, token, 'POST', 'products/manual-breast-pump/reviews', {
      rating: 5,
      comment: 'Lovely',
      language: 'en',
    });
    const order = await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]);
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      payload: order,
    });
    const { order_number } = placed.json<{ order_number: string }>();

    const file = await as(shop, token, 'GET', 'auth/me/export');
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.json()).toMatchObject({
      profile: { email: 'gone@example.com' },
      orders: [{ order_number }],
      wishlist: [{ product_code: PLAIN }],
      reviews: [{ comment: 'Lovely' }],
      sessions: [{}],
    });
    expect(file.body).not.toMatch(/argon2|password|token/i);

    expect((await as(shop, token, 'DELETE', 'auth/me', { password: 'wrong-1' })).statusCode).toBe(422);
    expect((await as(shop, token, 'DELETE', 'auth/me', { password: PASSWORD })).statusCode).toBe(200);
    expect((await as(shop, token, 'GET', 'auth/me')).statusCode).toBe(401);
    expect(await shop.database.db.select().from(reviews).where(eq(reviews.userId, user._id))).toEqual([]);
    expect((await shop.admin.orders.show(order_number))?.order.userId).toBeNull();
    expect((await register(shop, 'gone@example.com')).user._id).not.toBe(user._id);
  });
});
