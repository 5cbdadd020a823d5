import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { rowsOf, type Database } from '../../src/db/database.js';
import { reviews, users } from '../../src/db/schema/index.js';
import { writeReview } from '../../src/reviews/service.js';
import { as, register } from '../support/accounts.js';
import { quote } from '../support/buying.js';
import { onPostgres, openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...words: string[]) => runCommand(shop.admin, words, inject('runFolder'));
/** Waits until another connection waits for a lock of this transaction. */
const untilWaitedFor = (tx: Database) =>
  expect
    .poll(
      () => rowsOf(tx, sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`),
      { timeout: 20_000 },
    )
    .toHaveLength(1);

describe('arguments', () => {
  it('are refused when one is missing, unknown or too many', async () => {
    expect(await run('promo', 'create')).toMatchObject({
      ok: false,
      text: expect.stringMatching(/^A required value is missing: <code>\.\n/),
    });
    expect(await run('order', 'lists')).toMatchObject({
      ok: false,
      text: expect.stringMatching(/^Unknown command "order lists"/),
    });
    expect(await run('order', 'list', '1', '2')).toMatchObject({
      ok: false,
      text: expect.stringContaining('Unexpected argument "2".'),
    });
    expect(await run('promo', 'list', '--nonsense')).toMatchObject({
      ok: false,
      text: expect.stringMatching(/^There is no option --nonsense\.\n/),
    });
    expect((await run('order', 'list', '-5')).text).toMatch(/^There is no option -5\.\n/);
    expect((await run('promo', 'create', 'X', '--amount', '-5')).text).toMatch(
      /^--amount needs a value; .*--amount=-…\.\n/,
    );
    expect((await run('promo', 'create', 'X', '--once=yes')).text).toMatch(/^--once takes no value\.\n/);
  });

  it('name the similar commands when there is no such one', async () => {
    expect((await run('orders', 'lst')).text).toMatch(
      /^Unknown command "orders lst"\. Did you mean:\n {2}order list \[how many\] \[options\]\n/,
    );
    expect((await run('orders', 'lst')).text).not.toContain('promo');
    expect(await run('nonsense')).toEqual({
      ok: false,
      text: 'Unknown command "nonsense". "help" lists all commands.',
    });
  });
});

describe('files that cannot be written', () => {
  it('are named with the reason', async () => {
    const folder = inject('runFolder');
    const missing = path.join('no-folder', 'x.tar.gz');
    expect(await run('backup', 'create', missing)).toEqual({
      ok: false,
      text: `${path.join(folder, missing)} cannot be written: its folder does not exist.`,
    });
    const present = `${randomUUID()}.txt`;
    fs.writeFileSync(path.join(folder, present), '');
    expect((await run('backup', 'create', path.join(present, 'x'))).text).toMatch(/: its folder is a file\.$/);
    expect((await run('catalogue', 'import', `${present}/x.csv`)).text).toMatch(/^File not found/);
    fs.mkdirSync(path.join(folder, 'folder.csv'), { recursive: true });
    expect((await run('catalogue', 'import', 'folder.csv')).text).toMatch(/: it is a folder\.$/);
  });
});

describe('marketing consents', () => {
  it('are listed with their time for verified addresses, until they are withdrawn', async () => {
    const verify = (email: string) =>
      shop.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email));
    await register(shop, 'unverified@example.com', { marketing: 'true' });
    await register(shop, 'silent@example.com');
    await verify('silent@example.com');
    expect((await run('marketing', 'list')).text).toBe('email,first_name,last_name,language,agreed_at,unsubscribe_url');

    const { access_token: token } = await register(shop, 'agreed@example.com', {
      marketing: 'true',
      firstName: '=A1+1',
      lastName: 'Al "Saeed", Noor',
    });
    await verify('agreed@example.com');
    const [user] = await shop.database.db.select().from(users).where(eq(users.email, 'agreed@example.com'));
    const agreedAt = user?.marketingAt?.toISOString() ?? '';
    expect((await run('marketing', 'list')).text.split('\n')[1]).toContain(
      `agreed@example.com,'=A1+1,"Al ""Saeed"", Noor",en,${agreedAt},http`,
    );
    expect(JSON.parse((await run('marketing', 'list', '--format', 'json')).text)).toEqual([
      {
        email: 'agreed@example.com',
        first_name: '=A1+1',
        last_name: 'Al "Saeed", Noor',
        language: 'en',
        agreed_at: agreedAt,
        unsubscribe_url: expect.stringContaining('/api/marketing/unsubscribe?token='),
      },
    ]);
    expect((await run('marketing', 'list', '--format', 'xml')).ok).toBe(false);
    const file = path.join(inject('runFolder'), `${randomUUID()}.json`);
    expect(await run('marketing', 'list', '--format', 'json', '--output', file)).toEqual({
      ok: true,
      text: `Written: ${file}`,
    });
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject([{ email: 'agreed@example.com' }]);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    await as(shop, token, 'PATCH', 'auth/me', { marketing: false });
    expect((await run('marketing', 'list', '--format', 'json')).text).toBe('[]');
  });

  it('are withdrawn by the link of a mail, with one click of a mail client or in the page it leads to', async () => {
    const { access_token: token } = await register(shop, 'reader@example.com', { marketing: 'true' });
    await shop.database.db
      .update(users)
      .set({ emailVerifiedAt: new Date(), language: 'ar' })
      .where(eq(users.email, 'reader@example.com'));
    const list = async () =>
      JSON.parse((await run('marketing', 'list', '--format', 'json')).text) as { readonly unsubscribe_url: string }[];
    const { pathname, search, searchParams } = new URL((await list())[0]?.unsubscribe_url ?? '');
    const url = pathname + search;

    // Opening the link changes nothing: mail clients do that on their own.
    const opened = await shop.app.inject(url);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/ar/unsubscribe#token=${searchParams.get('token')}`,
    ]);
    expect(await list()).toHaveLength(1);
    const oneClick = () =>
      shop.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await oneClick()).json()).toEqual({ status: 'unsubscribed' });
    expect(await list()).toEqual([]);
    expect((await oneClick()).statusCode).toBe(200);

    // A change that does not name the consent keeps it as it is, also when it is withdrawn meanwhile.
    await as(shop, token, 'PATCH', 'auth/me', { marketing: true });
    const saving = await shop.database.db.transaction(async (tx) => {
      await tx.update(users).set({ marketingAt: null }).where(eq(users.email, 'reader@example.com'));
      const request = as(shop, token, 'PATCH', 'auth/me', { firstName: 'Maha' }).then(({ statusCode }) => statusCode);
      // On the embedded engine nothing of the request runs before the transaction has ended.
      if (onPostgres) await untilWaitedFor(tx);
      return { request };
    });
    expect(await saving.request).toBe(200);
    expect(await list()).toEqual([]);

    await as(shop, token, 'PATCH', 'auth/me', { marketing: true });
    const press = (address: string) => shop.app.inject({ method: 'POST', url: address, payload: {} });
    expect((await press(`${url}x`)).json()).toMatchObject({ status: 404, code: 'unknown_link' });
    expect((await shop.app.inject(`${pathname}?token=x`)).headers.location).toBe('/en/unsubscribe#token=x');
    expect(await list()).toHaveLength(1);
    expect((await press(url)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    shop.clock.advance(366 * 24 * 3600_000);
    expect((await press(url)).json()).toMatchObject({ status: 410, code: 'expired_link' });
  });
});

describe('promo codes', () => {
  it('are created, listed, disabled and enabled, and apply as described', async () => {
    expect(
      (
        await run(
          'promo',
          'create',
          'spring-٢٦',
          '--percent',
          '12.5',
          '--minimum',
          '50',
          '--limit',
          '3',
          '--until',
          '2030-01-31',
          '--once',
        )
      ).text,
    ).toContain(
      'SPRING-26 created: 12.5% off, for AED\u00a050.00 and more, until 2030-01-31, once per customer, 3 uses at most.',
    );
    const applied = async () =>
      (await quote(shop, [{ product_code: 'MH-BF-0001', quantity: 1 }], { promo_code: 'spring-26' })).promo;
    expect(await applied()).toMatchObject({ promo_code: 'SPRING-26', kind: 'percent', value: 12.5, discount: 18.63 });
    expect((await run('promo', 'list')).text).toMatch(/SPRING-26 +on .*\(0 of 3 uses\)/);
    expect(await run('promo', 'create', 'SPRING-26', '--amount', '5')).toMatchObject({
      ok: false,
      text: expect.stringContaining('already'),
    });
    expect((await run('promo', 'disable', 'spring-26')).ok).toBe(true);
    expect(await applied()).toBeNull();
    expect((await run('promo', 'enable', 'spring-26')).ok).toBe(true);
    expect(await applied()).not.toBeNull();
    expect((await run('promo', 'disable', 'nobody')).ok).toBe(false);
  });

  it.each([
    [['x'], /not a promo code/],
    [['GOOD'], /either --percent or --amount/],
    [['GOOD', '--percent', '5', '--amount', '5'], /either/],
    [['GOOD', '--percent', '0'], /above 0/],
    [['GOOD', '--percent', '101'], /at most 100/],
    [['GOOD', '--percent', '1.005'], /two decimals/],
    [['GOOD', '--amount', 'ten'], /amount in AED/],
    [['GOOD', '--amount', '5', '--from', '2026-02-20x'], /days such as/],
    [['GOOD', '--amount', '5', '--from', '2026-02-30'], /days such as/],
    [['GOOD', '--amount', '5', '--until', '2026-06-31'], /days such as/],
    [['GOOD', '--amount', '5', '--from', '2026-02-02', '--until', '2026-02-01'], /before the first/],
    [['GOOD', '--amount', '0'], /above 0 and at most 100000/],
    [['GOOD', '--amount', '999999999'], /above 0 and at most 100000/],
    [['GOOD', '--amount', '5', '--minimum', '99999999'], /at most 100000/],
    [['GOOD', '--amount', '5', '--limit', '0'], /from 1 to 1000000/],
    [['GOOD', '--amount', '5', '--limit', '99999999999'], /from 1 to 1000000/],
  ])('are not created from %j', async (words, reason) => {
    expect(await run('promo', 'create', ...words)).toMatchObject({ ok: false, text: expect.stringMatching(reason) });
    expect((await run('promo', 'list')).text).not.toContain('GOOD');
  });
});

describe('reviews', () => {
  it('are held, approved or rejected, and listed by state', async () => {
    await writeReview(
      shop.database.db,
      'baby-lotion',
      { rating: 4, comment: 'Lovely smell', language: 'en' },
      { userId: 'u1', firstName: 'Mona', email: 'm@example.com', emailVerified: true },
      new Date(),
    );
    const waiting = (await run('review', 'list')).text;
    expect(waiting).toMatch(/★★★★☆ {2}baby-lotion {2}Mona[\s\S]+Lovely smell/);
    const [row] = await shop.database.db.select().from(reviews).where(eq(reviews.userId, 'u1'));
    expect(await run('review', 'approve', row?.id ?? '')).toEqual({ ok: true, text: 'The review is approved.' });
    expect((await run('review', 'list')).text).toBe('No reviews are waiting.');
    expect((await run('review', 'list', '--state', 'approved')).text).toContain('Lovely smell');
    expect((await run('review', 'reject', row?.id ?? '')).ok).toBe(true);
    expect(await run('review', 'approve', '0')).toMatchObject({ ok: false, text: 'Review not found: 0.' });
    expect(await run('review', 'approve', row?.id ?? '', '0')).toEqual({
      ok: false,
      text: '1 of 2 reviews are approved. Review not found: 0.',
    });
    expect((await run('review', 'list', '--state', 'odd')).ok).toBe(false);
  });
});
