import type { AuthAnswer, Profile, VerifyAnswer } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTokens, outbox, users } from '../../src/db/schema/index.js';
import {
  as,
  LANDING,
  logIn,
  mailedLink,
  PASSWORD,
  register,
  registrationOf,
  sendForm,
  tokenOf,
  verify,
} from '../support/accounts.js';
import { post } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('reset') ?? tokenOf(link);
/** Resets the rate limits. */
const later = () => shop.clock.advance(3_601_000);

describe('the verification mail', () => {
  it('leads to a page that verifies when asked to, and may be used again', async () => {
    const { access_token: token } = await register(shop, 'verify@example.com', {
      redirect_url: 'http://localhost:3000/ar/register/success',
    });
    const link = await mailedLink(shop, 'verification', 'verify@example.com');
    const stored = JSON.stringify([
      await shop.database.db.select().from(mailTokens),
      await shop.database.db.select().from(outbox),
    ]);
    expect(stored).not.toContain(tokenIn(link));
    // A mail program that opens the link verifies nothing: the server does not see the token.
    expect(new URL(link)).toMatchObject({ pathname: '/ar/verify-email', search: '' });
    const isVerified = async () => (await as(shop, token, 'GET', 'auth/me')).json<Profile>().email_verified;
    expect(await isVerified()).toBe(false);
    for (let press = 0; press < 2; press++) {
      const answer = await verify(shop, link, { session: token });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'verified', path: '/ar/register/success' }]);
    }
    expect(await isVerified()).toBe(true);
    expect((await as(shop, token, 'POST', 'auth/verify-email/resend', {})).json()).toEqual({ status: 'verified' });
  });

  it('may be verified by GET in a session; without one, GET leads to the page that asks', async () => {
    const { access_token: token } = await register(shop, 'get@example.com');
    const link = await mailedLink(shop, 'verification', 'get@example.com');
    const follow = (headers = {}) =>
      shop.app.inject({ url: `/api/auth/verify-email?token=${tokenOf(link)}&language=en`, headers });
    const isVerified = async () => (await as(shop, token, 'GET', 'auth/me')).json<Profile>().email_verified;
    const asked = await follow();
    expect([asked.statusCode, asked.headers.location]).toEqual([303, link]);
    expect(await isVerified()).toBe(false);
    const answer = await follow({ authorization: `Bearer ${token}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, LANDING]);
    expect(await isVerified()).toBe(true);
    expect((await follow()).headers.location).toBe(LANDING);
  });

  it.each(['x', 'a'.repeat(43)])('reports an invalid link: %s', async (token) => {
    expect((await post(shop, 'auth/verify-email', { token })).json()).toMatchObject({
      status: 404,
      code: 'unknown_link',
    });
    const answer = await shop.app.inject(`/api/auth/verify-email?token=${token}&language=ar`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      'http://localhost:3000/ar/register/success?failed=1',
    ]);
  });

  it('can be sent again; an old link expires', async () => {
    const { access_token: token } = await register(shop, 'again@example.com');
    const first = await mailedLink(shop, 'verification', 'again@example.com');
    shop.clock.advance(24 * 3600_000 + 1);
    expect((await verify(shop, first)).statusCode).toBe(404);
    expect((await as(shop, token, 'POST', 'auth/verify-email/resend', { redirect_url: LANDING })).json()).toEqual({
      status: 'sent',
    });
    const second = await mailedLink(shop, 'verification', 'again@example.com', [first]);
    expect((await verify(shop, second, { session: token })).json()).toEqual({
      status: 'verified',
      path: '/en/register/success',
    });
  });

  it('is not sent to unknown addresses, which the response does not reveal', async () => {
    const ask = (email: string) => post(shop, 'auth/verify-email/resend', { email, redirect_url: LANDING });
    await register(shop, 'unverified@example.com');
    expect((await ask('unverified@example.com')).json()).toEqual({ status: 'sent' });
    expect((await ask('nobody@example.com')).json()).toEqual({ status: 'sent' });
    expect((await post(shop, 'auth/verify-email/resend', {})).statusCode).toBe(401);
    later();
  });
});

describe('an address that someone else registered', () => {
  const EVIL = 'evil-secret';
  const OWNER = 'owner-secret';
  const registered = async (email: string) => {
    const { access_token: session } = await register(shop, email, { password: EVIL, password_confirmation: EVIL });
    return { session, link: await mailedLink(shop, 'verification', email) };
  };
  const profileOf = async (session: string) => (await as(shop, session, 'GET', 'auth/me')).json<Profile>();

  it('is not verified by its owner’s press alone, in whichever session', async () => {
    const { session, link } = await registered('victim@example.com');
    const { access_token: other } = await register(shop, 'victims-other@example.com');
    for (const by of [{}, { session: other }])
      expect((await verify(shop, link, by)).json()).toMatchObject({ status: 403, code: 'password_needed' });
    expect((await verify(shop, link, { session: 'gone' })).statusCode).toBe(401);
    expect((await profileOf(session)).email_verified).toBe(false);
    later();
  });

  it('is the owner’s alone after she chose a password of her own', async () => {
    const email = 'taken@example.com';
    const { session, link } = await registered(email);
    await post(shop, 'forget-password', { email });
    const token = tokenIn(await mailedLink(shop, 'password-reset', email));
    expect((await post(shop, 'auth/password/reset', { token, password: OWNER })).statusCode).toBe(200);
    expect((await as(shop, session, 'GET', 'auth/me')).statusCode).toBe(401);
    expect((await logIn(shop, email, EVIL)).statusCode).toBe(401);
    expect((await logIn(shop, email, OWNER)).json<AuthAnswer>().user.email_verified).toBe(true);
    // The link of the first mail has nothing left to do, and opens no session.
    expect((await verify(shop, link, { password: EVIL })).json()).toEqual({
      status: 'verified',
      path: '/en/register/success',
    });
    later();
  });

  it('is verified by the password of registration on another device, which is logged in', async () => {
    const email = 'devices@example.com';
    const { link } = await registered(email);
    const answer = await verify(shop, link, { password: EVIL });
    expect(answer.json()).toMatchObject({
      status: 'verified',
      path: '/en/register/success',
      session: { user: { email, email_verified: true } },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/^mahd_device=/);
    const { session } = answer.json<VerifyAnswer>();
    expect((await profileOf(session?.access_token ?? '')).email_verified).toBe(true);
    // Pressed again: nothing to prove, and no session to get.
    expect((await verify(shop, link)).json()).toEqual({ status: 'verified', path: '/en/register/success' });
    later();
  });

  it('counts wrong passwords with those of logins', async () => {
    const email = 'guessed-link@example.com';
    const { session, link } = await registered(email);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, turn) => verify(shop, link, { password: `guess-${turn}` })),
    );
    expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(10).fill(422),
      ...Array<number>(4).fill(429),
    ]);
    expect(guesses.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      code: 'wrong_password',
      errors: [{ field: 'password' }],
    });
    expect((await logIn(shop, email, EVIL)).statusCode).toBe(429);
    expect((await profileOf(session)).email_verified).toBe(false);
    later();
    for (let tries = 0; tries < 10; tries++) await logIn(shop, email, 'guess-1');
    expect((await verify(shop, link, { password: EVIL })).statusCode).toBe(429);
    later();
    expect((await verify(shop, link, { password: EVIL })).statusCode).toBe(200);
    later();
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, redirect = 'http://localhost:3000/ar/login') =>
    post(shop, 'forget-password', { email, redirect_url: redirect });

  it('is reset by a link once, which ends all sessions', async () => {
    const { access_token: token } = await register(shop, 'forgot@example.com');
    expect((await forgot('FORGOT@example.com')).json()).toEqual({ status: 200 });
    const link = await mailedLink(shop, 'password-reset', 'forgot@example.com');
    expect(link).toMatch(/^http:\/\/localhost:3000\/ar\/login#reset=[\w-]{43}$/);
    expect((await post(shop, 'auth/password/reset', { token: tokenIn(link), password: '123' })).statusCode).toBe(422);
    const resets = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(shop, 'auth/password/reset', { token: tokenIn(link), password: 'new-secret' }),
      ),
    );
    expect(resets.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await as(shop, token, 'GET', 'auth/me')).statusCode).toBe(401);
    expect((await logIn(shop, 'forgot@example.com', PASSWORD)).statusCode).toBe(401);
    expect((await logIn(shop, 'forgot@example.com', 'new-secret')).json<AuthAnswer>().user.email_verified).toBe(true);
    expect(await mailedLink(shop, 'password-changed', 'forgot@example.com')).toBe('http://localhost:3000/en/login');
    later();
  });

  it('has a link that works for an hour and invalidates earlier ones', async () => {
    await register(shop, 'hour@example.com');
    await forgot('hour@example.com');
    const first = await mailedLink(shop, 'password-reset', 'hour@example.com');
    shop.clock.advance(3600_001);
    expect(
      (await post(shop, 'auth/password/reset', { token: tokenIn(first), password: 'new-secret' })).json(),
    ).toMatchObject({ status: 404, code: 'unknown_link' });
    await forgot('hour@example.com');
    const second = await mailedLink(shop, 'password-reset', 'hour@example.com', [first]);
    await forgot('hour@example.com');
    const third = await mailedLink(shop, 'password-reset', 'hour@example.com', [first, second]);
    expect(
      (await post(shop, 'auth/password/reset', { token: tokenIn(third), password: 'new-secret' })).statusCode,
    ).toBe(200);
    expect(
      (await post(shop, 'auth/password/reset', { token: tokenIn(second), password: 'evil-secret' })).statusCode,
    ).toBe(404);
    later();
  });

  it('reveals unknown addresses only if configured, and never redirects to another site', async () => {
    expect((await forgot('nobody@example.com')).json()).toEqual({ status: 404 });
    expect((await forgot('nobody@example.com', 'https://evil.example/en/login')).statusCode).toBe(422);
    const closed = await openTestShop({ revealUnknownEmail: false });
    expect((await post(closed, 'forget-password', { email: 'nobody@example.com' })).json()).toEqual({ status: 200 });
    await closed.close();
  });

  it('is limited to five requests an hour', async () => {
    const statuses = [];
    for (let tries = 0; tries < 6; tries++) statuses.push((await forgot('often@example.com')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    later();
  });
});

describe('mails to one mailbox', () => {
  const forgot = (email: string) => post(shop, 'forget-password', { email });
  const resend = (email: string) => post(shop, 'auth/verify-email/resend', { email });
  const statusesOf = async (count: number, ask: (turn: number) => Promise<{ statusCode: number }>) => {
    const statuses = [];
    for (let turn = 0; turn < count; turn++) statuses.push((await ask(turn)).statusCode);
    return statuses;
  };
  const tenThenNone = [...Array<number>(10).fill(200), 429];

  it('are limited to ten an hour across spellings', async () => {
    later();
    const registering = (email: string) => sendForm(shop, 'auth/register', registrationOf(email));
    expect(
      await statusesOf(11, (turn) => registering(`${turn % 2 === 0 ? 'Flooded' : 'f.l.o.oded'}+${turn}@gmail.com`)),
    ).toEqual(tenThenNone);
    expect((await forgot('flooded@gmail.com')).statusCode).toBe(429);
    expect((await registering('flooded@example.com')).statusCode).toBe(200);
    later();
    expect((await registering('flooded@gmail.com')).json()).toMatchObject({ status: 200 });
  });

  it('are limited alike with and without an account', async () => {
    await register(shop, 'has.account@example.com');
    later();
    const asking = (email: string) =>
      statusesOf(11, (turn) =>
        turn < 5 ? forgot(email) : turn < 10 ? resend(email) : sendForm(shop, 'auth/register', registrationOf(email)),
      );
    const known = await asking('has.account@example.com');
    expect(known).toEqual(tenThenNone);
    expect(await asking('no.account@example.com')).toEqual(known);
    later();
  });

  it('are limited for repeated password changes of an unverified account', async () => {
    const { access_token: token } = await register(shop, 'in-her-name@example.com');
    const change = (turn: number) =>
      as(shop, token, 'POST', 'auth/password', {
        current_password: `${PASSWORD}${turn || ''}`,
        password: `${PASSWORD}${turn + 1}`,
      });
    expect(await statusesOf(10, change)).toEqual([...Array<number>(9).fill(200), 429]);
    expect((await logIn(shop, 'in-her-name@example.com', `${PASSWORD}9`)).statusCode).toBe(200);
    later();
  });

  it('do not block password changes of a verified account', async () => {
    const { access_token: token, user } = await register(shop, 'owner@example.com');
    await shop.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user._id));
    await statusesOf(5, () => forgot('owner@example.com'));
    await statusesOf(5, () => resend('owner@example.com'));
    expect((await sendForm(shop, 'auth/register', registrationOf('owner+2@example.com'))).statusCode).toBe(429);
    expect(
      (await as(shop, token, 'POST', 'auth/password', { current_password: PASSWORD, password: 'new-secret' }))
        .statusCode,
    ).toBe(200);
    later();
  });

  it('do not count if not sent: invalid form, wrong password', async () => {
    later();
    const { access_token: token } = await register(shop, 'careless@example.com');
    const wrong = [
      ...(await statusesOf(6, () =>
        sendForm(shop, 'auth/register', registrationOf('careless@example.com', { mobile: '1' })),
      )),
      ...(await statusesOf(6, () =>
        as(shop, token, 'POST', 'auth/password', { current_password: 'wrong-1', password: 'new-secret' }),
      )),
    ];
    expect(wrong).toEqual([200, 200, 200, 200, 200, 200, 422, 422, 422, 422, 422, 422]);
    expect((await forgot('careless@example.com')).statusCode).toBe(200);
    later();
  });
});
