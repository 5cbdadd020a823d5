import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {
  AccountOrder,
  AccountOrders,
  AuthAnswer,
  OrderAnswer,
  OrderReturns,
  OrderSuccess,
  Problem,
  ReturnPictures,
  ReturnRequest,
  TrackAnswer,
} from '@mahd/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { returnPictures, returns } from '../../src/db/schema/index.js';
import { as, partOf, PASSWORD, register } from '../support/accounts.js';
import {
  CONTACT,
  DISCOUNTED,
  orderFor,
  placedAs,
  PLAIN,
  placed,
  post,
  promoUsesOf,
  REGULATED,
  stockOf,
} from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const DAY_MS = 86_400_000;
/** A product that is no hygiene product. */
const RACK = 'MH-CS-0010';

let shop: TestShop;
let mariam: AuthAnswer;
let sara: AuthAnswer;
beforeAll(async () => {
  shop = await openTestShop();
  mariam = await register(shop, 'mariam@example.com');
  sara = await register(shop, 'sara@example.com');
});
// Starts a new window of the rate limits.
afterEach(() => shop.clock.advance(3_600_000));
afterAll(() => shop.close());

const run = (...words: string[]) => runCommand(shop.admin, words, inject('runFolder'));

interface Buying {
  readonly who?: AuthAnswer;
  readonly language?: 'en' | 'ar';
}

async function ordered(lines: Record<string, number>, { who = mariam, language = 'en' }: Buying = {}): Promise<string> {
  const wanted = Object.entries(lines).map(([product_code, quantity]) => ({ product_code, quantity }));
  return (await placedAs(shop, who, await orderFor(shop, wanted, { language }))).order_number;
}

async function delivered(lines: Record<string, number>, buying: Buying = {}): Promise<string> {
  const number = await ordered(lines, buying);
  await deliver(number);
  return number;
}

async function deliver(number: string): Promise<void> {
  for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'])
    await run('order', 'status', number, status);
}

type Line = ReturnRequest['lines'][number];
const line = (position: number, changes: Partial<Line> = {}): Line => ({
  position,
  quantity: 1,
  reason: 'changed_mind',
  opened: false,
  ...changes,
});

interface Sending {
  readonly who?: AuthAnswer;
  readonly pictures?: readonly Buffer[];
  readonly note?: string;
  readonly key?: string;
  /** The token of the order's link, in place of a login. */
  readonly link?: string;
}

async function send(
  number: string,
  lines: readonly Line[],
  { who = mariam, pictures = [], note, key, link }: Sending = {},
) {
  const form = new FormData();
  form.set('request', JSON.stringify({ lines, note }));
  for (const picture of pictures) form.append('pictures', new Blob([new Uint8Array(picture)]), 'photo.jpg');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return shop.app.inject({
    method: 'POST',
    url: `/api/${link === undefined ? 'auth/orders' : 'orders/link'}/${number}/returns`,
    headers: {
      ...(link === undefined ? { authorization: `Bearer ${who.access_token}` } : { 'order-link': link }),
      'idempotency-key': key ?? randomUUID(),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

async function returned(number: string, lines: readonly Line[], sending: Sending = {}): Promise<OrderReturns> {
  const answer = await send(number, lines, sending);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<OrderReturns>();
}

const show = async (number: string, who = mariam) =>
  (await as(shop, who.access_token, 'GET', `auth/orders/${number}/returns`)).json<OrderReturns>();
const problemOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { code } = answer.json() as Problem & { code: string };
  return [answer.statusCode, code];
};

const bytesOf = (url = '') => Buffer.from(url.replace(/^data:image\/webp;base64,/, ''), 'base64');
const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#c93a35' } });

describe('what can be returned', () => {
  it('is nothing before delivery, and all pieces after it', async () => {
    const number = await ordered({ [RACK]: 2 });
    expect(await show(number)).toMatchObject({ until: null, can_return: false, returns: [] });
    expect(problemOf(await send(number, [line(0)]))).toEqual([409, 'not_delivered']);
    const arrived = await delivered({ [RACK]: 2, [PLAIN]: 1 });
    expect(await show(arrived)).toMatchObject({
      can_return: true,
      lines: [
        { position: 0, product_code: RACK, quantity: 2, returnable: 2, hygiene: false },
        { position: 1, product_code: PLAIN, returnable: 1, hygiene: true },
      ],
    });
  });

  it('is an order of nobody else', async () => {
    const number = await delivered({ [RACK]: 1 });
    expect((await as(shop, sara.access_token, 'GET', `auth/orders/${number}/returns`)).statusCode).toBe(404);
    expect(problemOf(await send(number, [line(0)], { who: sara }))).toEqual([404, 'unknown_order']);
    const withoutLogin = await shop.app.inject({ method: 'POST', url: `/api/auth/orders/${number}/returns` });
    expect(withoutLogin.statusCode).toBe(401);
  });

  it('is known for 15 days after the day of delivery', async () => {
    const number = await delivered({ [RACK]: 2 });
    const { until } = await show(number);
    shop.clock.advance(Date.parse(until ?? '') - shop.clock.now() - 60_000);
    expect((await send(number, [line(0)])).statusCode).toBe(200);
    shop.clock.advance(120_000);
    expect(await show(number)).toMatchObject({ can_return: false });
    const late = await send(number, [line(0, { reason: 'faulty' })]);
    expect(problemOf(late)).toEqual([409, 'return_too_late']);
    expect(late.json()).toMatchObject({ until });
    shop.clock.advance(-16 * DAY_MS);
  });

  it('is opened hygiene goods only when faulty, damaged or wrong', async () => {
    const number = await delivered({ [PLAIN]: 4, [REGULATED]: 1, [RACK]: 1 });
    expect(problemOf(await send(number, [line(0, { opened: true })]))).toEqual([422, 'opened_hygiene']);
    expect(problemOf(await send(number, [line(1, { opened: true })]))).toEqual([422, 'opened_hygiene']);
    expect((await send(number, [line(0, { opened: true, reason: 'faulty' })])).statusCode).toBe(200);
    expect((await send(number, [line(0)])).statusCode).toBe(200);
    expect((await send(number, [line(2, { opened: true })])).statusCode).toBe(200);
  });

  it('is never more than was bought', async () => {
    const number = await delivered({ [RACK]: 2 });
    expect(problemOf(await send(number, [line(0, { quantity: 3 })]))).toEqual([409, 'return_quantity']);
    expect(problemOf(await send(number, [line(0), line(0)]))).toEqual([422, 'return_lines']);
    expect(problemOf(await send(number, [line(7)]))).toEqual([422, 'return_lines']);
    expect(problemOf(await send(number, [line(0, { quantity: 0 })]))).toEqual([422, 'validation']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(number, [line(0)])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
    const { returns: made, can_return } = await show(number);
    expect(made.map(({ return_number }) => return_number).toSorted()).toEqual([`${number}-RT1`, `${number}-RT2`]);
    expect(can_return).toBe(false);
  });

  it('is requested once, however often the request is sent', async () => {
    const number = await delivered({ [RACK]: 2 });
    const key = randomUUID();
    const answers = await Promise.all([send(number, [line(0)], { key }), send(number, [line(0)], { key })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await show(number)).returns).toHaveLength(1);
    expect(problemOf(await send(number, [line(0, { reason: 'faulty' })], { key }))).toEqual([409, 'key_reused']);
  });
});

describe('a guest with the link of a mail', () => {
  it('returns products of that order only', async () => {
    const answer = await placed(shop, await orderFor(shop, [{ product_code: RACK, quantity: 2 }]));
    const number = answer.order_number;
    await deliver(number);
    const { order_success_token } = answer;
    const { order_token: token = '' } = (
      await post(shop, 'orders/success', { order_success_token })
    ).json<OrderSuccess>();
    const get = (url: string, link: string) =>
      shop.app.inject({ url: `/api/orders/link/${url}`, headers: { 'order-link': link } });
    // Its number and contact are on the parcel: they open neither pictures nor a return.
    const known = { order_number: number, contact: CONTACT.email };
    const tracked = (await post(shop, 'orders/track', known)).json<TrackAnswer>();
    expect(tracked).toMatchObject({ status: 'ORDERDELIVERED', can_return: false });
    const pictures = [await picture().jpeg().toBuffer()];
    expect(problemOf(await send(number, [line(0)], { link: tracked.token }))).toEqual([403, 'mail_link_needed']);
    expect((await post(shop, 'orders/link', { token })).json<TrackAnswer>().can_return).toBe(true);
    const sent = await send(number, [line(0, { reason: 'faulty' })], { link: token, pictures });
    expect(sent.json<OrderReturns>()).toMatchObject({
      can_return: true,
      returns: [{ state: 'requested', pictures: 1 }],
    });
    const stored = await get(`${number}/returns/${number}-RT1/pictures`, token);
    expect(stored.json<ReturnPictures>().pictures).toHaveLength(1);
    for (const path of ['returns', `returns/${number}-RT1/pictures`])
      expect(problemOf(await get(`${number}/${path}`, tracked.token))).toEqual([403, 'mail_link_needed']);
    const other = await delivered({ [RACK]: 1 });
    expect((await get(`${other}/returns`, token)).statusCode).toBe(404);
    expect(problemOf(await send(other, [line(0)], { link: token }))).toEqual([404, 'unknown_order']);
    expect((await get(`${number}/returns`, `${token}x`)).statusCode).toBe(404);
    expect((await get(`${number}/returns`, '')).statusCode).toBe(404);
    shop.clock.advance(91 * DAY_MS);
    expect((await get(`${number}/returns`, token)).statusCode).toBe(410);
    shop.clock.advance(-91 * DAY_MS);
  });
});

describe('the refund', () => {
  it('is what was paid, with the delivery fee once when the shop is at fault', async () => {
    const number = await delivered({ [DISCOUNTED]: 2 });
    const { lines, delivery_fee: fee } = await show(number);
    expect(fee).toBe(20);
    const own = (await as(shop, mariam.access_token, 'GET', `auth/orders/${number}`)).json<AccountOrder>();
    expect(lines[0]?.refundable).toBe(own.lines[0]?.line_total);
    const one = (lines[0]?.refundable ?? 0) / 2;
    expect((await returned(number, [line(0)])).returns[0]?.refund).toBe(one);
    const second = await returned(number, [line(0, { reason: 'damaged' })]);
    expect(second.returns[1]?.refund).toBe(one + 20);
    expect(second).toMatchObject({ delivery_fee: 0, can_return: false });
  });

  it('shares the promo discount and makes the code valid again when all comes back', async () => {
    await shop.database.db.execute('update users set email_verified_at = now()');
    const used = await promoUsesOf(shop, 'MAHD10');
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${sara.access_token}`, 'idempotency-key': randomUUID() },
      payload: await orderFor(shop, [{ product_code: RACK, quantity: 2 }], { promo_code: 'MAHD10' }),
    });
    const number = answer.json<{ order_number: string }>().order_number;
    expect(await promoUsesOf(shop, 'MAHD10')).toBe(used + 1);
    await deliver(number);
    const own = (await as(shop, sara.access_token, 'GET', `auth/orders/${number}`)).json<AccountOrder>();
    const { amounts } = own;
    const [first] = (await returned(number, [line(0)], { who: sara })).returns;
    const second = (await returned(number, [line(0)], { who: sara })).returns[1];
    expect((first?.refund ?? 0) + (second?.refund ?? 0)).toBeCloseTo(amounts.subTotal - amounts.promoDiscount, 2);
    for (const one of [`${number}-RT1`, `${number}-RT2`]) {
      expect(await promoUsesOf(shop, 'MAHD10')).toBe(used + 1);
      await run('returns', 'approve', one);
      await run('returns', 'receive', one);
    }
    expect(await promoUsesOf(shop, 'MAHD10')).toBe(used);
  });
});

describe('pictures', () => {
  it('are re-encoded without metadata and served to their owner alone', async () => {
    const number = await delivered({ [RACK]: 1 });
    const withPlace = await picture(2000, 1000)
      .withExif({ IFD0: { Copyright: 'private-place' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('private-place')).toBe(true);
    const pictures = [withPlace, await picture().png().toBuffer(), await picture().webp().toBuffer()];
    await returned(number, [line(0, { reason: 'faulty' })], { pictures });
    expect((await show(number)).returns[0]?.pictures).toBe(3);
    const url = `auth/orders/${number}/returns/${number}-RT1/pictures`;
    const answer = await as(shop, mariam.access_token, 'GET', url);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { pictures: urls } = answer.json<ReturnPictures>();
    expect(urls).toHaveLength(3);
    const first = bytesOf(urls[0]);
    expect(first.includes('private-place')).toBe(false);
    const { format, width, exif } = await sharp(first).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 1600, exif: undefined });
    expect((await as(shop, sara.access_token, 'GET', url)).statusCode).toBe(404);
    expect((await shop.app.inject({ url: `/api/${url}` })).statusCode).toBe(401);
    const other = await delivered({ [RACK]: 1 });
    expect((await as(shop, mariam.access_token, 'GET', url.replace(number, other))).statusCode).toBe(404);
  });

  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['of 40 MB', async () => [Buffer.alloc(40 * 1024 * 1024, 0xff)], [413, 'picture_too_large']],
    ['with a script (SVG)', async () => [script], [422, 'picture_type']],
    ['that are HTML', async () => [Buffer.from('<!doctype html><script>alert(1)</script>')], [422, 'picture_type']],
    [
      'that only start like a JPEG',
      async () => [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), script])],
      [422, 'picture_damaged'],
    ],
    [
      'that are truncated',
      async () => [(await picture(800, 800).png().toBuffer()).subarray(0, 600)],
      [422, 'picture_damaged'],
    ],
    ['from an iPhone (HEIC)', async () => [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')], [422, 'picture_heic']],
    ['that are GIFs', async () => [await picture().gif().toBuffer()], [422, 'picture_type']],
    ['that are empty', async () => [Buffer.alloc(0)], [422, 'picture_type']],
    [
      'more than four',
      async () => Promise.all(Array.from({ length: 5 }, () => picture().png().toBuffer())),
      [413, 'too_many_pictures'],
    ],
  ] as const)('%s are refused, and nothing is stored', async (_name, pictures, problem) => {
    const number = await delivered({ [RACK]: 1 });
    expect(problemOf(await send(number, [line(0, { reason: 'faulty' })], { pictures: await pictures() }))).toEqual(
      problem,
    );
    expect((await show(number)).returns).toEqual([]);
  });

  it('lose a script hidden in a real picture', async () => {
    const number = await delivered({ [RACK]: 1 });
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    await returned(number, [line(0, { reason: 'faulty' })], { pictures: [polyglot] });
    const url = `auth/orders/${number}/returns/${number}-RT1/pictures`;
    const { pictures } = (await as(shop, mariam.access_token, 'GET', url)).json<ReturnPictures>();
    expect(bytesOf(pictures[0]).includes('script')).toBe(false);
  });

  it.each([
    ['no multipart', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'a cut form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="request"\r\n\r\n{',
      400,
    ],
    ['no request', 'multipart/form-data; boundary=x', '--x--\r\n', 400],
    [
      'a NUL character, which cannot be stored',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="request"\r\n\r\n{"lines":[],"note":"\\u0000"}\r\n--x--\r\n',
      400,
    ],
  ])('refuses %s', async (_name, type, payload, status) => {
    const number = await delivered({ [RACK]: 1 });
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/auth/orders/${number}/returns`,
      headers: {
        authorization: `Bearer ${mariam.access_token}`,
        'idempotency-key': randomUUID(),
        'content-type': type,
      },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });

  it('come with any note that can be stored', async () => {
    const number = await delivered({ [RACK]: 1 });
    const note = String.raw`The label says \u0000`;
    expect((await returned(number, [line(0)], { note })).returns[0]?.note).toBe(note);
  });

  it('are limited per account', async () => {
    const noor = await register(shop, 'noor@example.com');
    const number = await delivered({ [RACK]: 1 }, { who: noor });
    const codes = [];
    for (let request = 0; request < 21; request++)
      codes.push((await send(number, [line(0, { quantity: 9 })], { who: noor })).statusCode);
    expect(codes.at(-2)).toBe(409);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('operators', () => {
  it('lead a return to its end; only unopened goods without a fault are sold again', async () => {
    const number = await delivered({ [RACK]: 2, [PLAIN]: 3 });
    const stock = { rack: await stockOf(shop, RACK), plain: await stockOf(shop, PLAIN) };
    await returned(number, [line(0), line(1, { reason: 'wrong_item', opened: true, quantity: 2 })], {
      note: 'Wrong\u001b[2J',
    });
    await returned(number, [line(1)]);
    const [first, second] = [`${number}-RT1`, `${number}-RT2`];
    expect((await run('returns', 'list')).text).toContain(first);
    expect((await run('returns', 'receive', first)).text).toMatch(
      /is requested\. Next: "returns approve" or "returns refuse"\./,
    );
    expect(await run('returns', 'approve', first.toLowerCase().replaceAll('-', ' '))).toMatchObject({ ok: true });
    expect((await run('returns', 'pickup', first)).text).toBe(`${first} is now picked_up.`);
    expect((await run('returns', 'receive', first, '--sellable')).text).toMatch(
      new RegExp(
        `^${first} is now received\\. Back in stock: 1\\. Not to be sold again: 2\\. Refund ${number}-R1: AED.+, transfer it and then run "refunds settle"\\.$`,
      ),
    );
    expect((await run('returns', 'receive', first, '--sellable')).text).toMatch(
      / is received\. Next: its refund, see "refunds list"\.$/,
    );
    await run('returns', 'approve', second);
    expect((await run('returns', 'receive', second)).text).toMatch(
      new RegExp(`^${second} is now received\\. Refund ${number}-R2: AED`),
    );
    expect(await stockOf(shop, RACK)).toBe(stock.rack + 1);
    expect(await stockOf(shop, PLAIN)).toBe(stock.plain);
    const { text } = await run('returns', 'show', first);
    expect(text).toMatch(/wrong_item, opened, hygiene/);
    expect(text).not.toContain('\u001b');
    expect(await run('returns', 'approve', 'MH-1-RT1')).toEqual({ ok: false, text: 'There is no return MH-1-RT1.' });
  });

  it('refund a card order by the provider, and a cash order by hand, for what came back', async () => {
    const card = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${mariam.access_token}`, 'idempotency-key': randomUUID() },
      payload: await orderFor(shop, [{ product_code: RACK, quantity: 2 }], { payment_method: 'card' }),
    });
    const answer = card.json<OrderAnswer>();
    await new HostedPage(shop, answer.redirect_url ?? '').pay(APPROVED);
    expect((await paymentStatus(shop, answer)).state).toBe('paid');
    await deliver(answer.order_number);
    const { refund = 0 } = (await returned(answer.order_number, [line(0)])).returns[0] ?? {};
    await run('returns', 'approve', `${answer.order_number}-RT1`);
    await run('returns', 'receive', `${answer.order_number}-RT1`);
    await expect
      .poll(
        async () => {
          await shop.work.refunds();
          return (await show(answer.order_number)).returns[0]?.state;
        },
        { timeout: 30_000 },
      )
      .toBe('refunded');
    const refundsOf = async (number: string) => (await shop.admin.orders.show(number))?.refunds;
    expect(await refundsOf(answer.order_number)).toMatchObject([
      { state: 'done', amountFils: Math.round(refund * 100) },
    ]);

    const cash = await delivered({ [RACK]: 2 });
    await returned(cash, [line(0)]);
    await run('returns', 'approve', `${cash}-RT1`);
    await run('returns', 'receive', `${cash}-RT1`);
    expect(await show(cash)).toMatchObject({ returns: [{ state: 'received' }] });
    await shop.admin.refunds.settle(`${cash}-R1`, 'TRANSFER-1');
    expect((await run('order', 'show', cash)).text).toMatch(/-R1 .* settled by hand, reference TRANSFER-1$/m);
    expect((await run('order', 'list')).text).toMatch(new RegExp(`^${cash} .* cod partly refunded `, 'm'));
    expect(await show(cash)).toMatchObject({ returns: [{ state: 'refunded' }] });
  });

  it('are named with their order until they are closed', async () => {
    const number = await delivered({ [RACK]: 1 });
    const openReturn = async () =>
      (await as(shop, mariam.access_token, 'GET', 'auth/orders'))
        .json<AccountOrders>()
        .data.find(({ order_number }) => order_number === number)?.open_return;
    expect(await openReturn()).toBeNull();
    await returned(number, [line(0)]);
    expect(await openReturn()).toEqual({ return_number: `${number}-RT1`, state: 'requested' });
    await run('returns', 'refuse', `${number}-RT1`, '--reason', 'It was used');
    expect(await openReturn()).toBeNull();
  });

  it('refuse with a reason, after which the goods can be returned again', async () => {
    const number = await delivered({ [RACK]: 1 });
    await returned(number, [line(0)]);
    expect(await run('returns', 'refuse', `${number}-RT1`)).toMatchObject({ ok: false });
    expect(await run('returns', 'refuse', `${number}-RT1`, '--reason', 'It was used')).toMatchObject({ ok: true });
    expect(await show(number)).toMatchObject({
      can_return: true,
      returns: [{ state: 'refused', refusal: 'It was used' }],
    });
    expect((await returned(number, [line(0)])).returns[1]?.return_number).toBe(`${number}-RT2`);
  });

  it('see the pictures', async () => {
    const number = await delivered({ [RACK]: 1 });
    await returned(number, [line(0, { reason: 'faulty' })], { pictures: [await picture().jpeg().toBuffer()] });
    const folder = `pictures-${randomUUID()}`;
    const { text } = await run('returns', 'show', `${number}-RT1`, '--pictures', folder);
    expect(text).toContain('Pictures: 1');
    const bytes = fs.readFileSync(path.join(inject('runFolder'), folder, `${number}-RT1-1.webp`));
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });
});

describe('mails', () => {
  it('accompany every state in the language of the order', async () => {
    const number = await delivered({ [RACK]: 2 }, { language: 'ar' });
    await returned(number, [line(0)]);
    await returned(number, [line(0)]);
    await run('returns', 'approve', `${number}-RT1`);
    await run('returns', 'pickup', `${number}-RT1`);
    await run('returns', 'receive', `${number}-RT1`);
    await run('returns', 'refuse', `${number}-RT2`, '--reason', 'مستعمل');
    const folder = path.join(shop.dataDir, 'outbox');
    const mailsOf = () => fs.readdirSync(folder).filter((name) => name.startsWith(`return-change-${number}`));
    await vi.waitFor(
      async () => {
        await shop.work.mails();
        expect(mailsOf()).toHaveLength(6);
      },
      { timeout: 60_000, interval: 50 },
    );
    const textOf = (state: string) =>
      partOf(fs.readFileSync(path.join(folder, mailsOf().find((name) => name.includes(state)) ?? ''), 'utf8'), 'plain');
    expect(textOf('RT1-requested')).toContain('وصلنا طلب الإرجاع');
    expect(textOf('RT1-approved')).toContain('سيتصل بكِ المندوب');
    expect(textOf('RT1-received')).toContain('وسنردّ إليكِ الآن');
    expect(textOf('RT2-refused')).toContain('السبب: مستعمل');
  });
});

describe('private data', () => {
  it('is exported with its pictures, and loses them when it is closed after the account was deleted', async () => {
    const huda = await register(shop, 'huda@example.com');
    const number = await delivered({ [RACK]: 1 }, { who: huda });
    await returned(number, [line(0, { reason: 'faulty' })], {
      who: huda,
      note: 'It wobbles',
      pictures: [await picture().jpeg().toBuffer()],
    });
    const exported = (await as(shop, huda.access_token, 'GET', 'auth/me/export')).json<{ returns: unknown[] }>();
    expect(exported.returns).toMatchObject([
      {
        return_number: `${number}-RT1`,
        note: 'It wobbles',
        pictures: [expect.stringMatching(/^data:image\/webp;base64,/)],
      },
    ]);
    const [row] = await shop.database.db
      .select()
      .from(returns)
      .where(eq(returns.number, `${number}-RT1`));
    await as(shop, huda.access_token, 'DELETE', 'auth/me', { password: PASSWORD });
    const picturesOf = () =>
      shop.database.db
        .select()
        .from(returnPictures)
        .where(eq(returnPictures.returnId, row?.id ?? ''));
    expect(await picturesOf()).toHaveLength(1);
    await run('returns', 'refuse', `${number}-RT1`, '--reason', 'It was used');
    expect(await picturesOf()).toEqual([]);
    const [forgotten] = await shop.database.db
      .select()
      .from(returns)
      .where(eq(returns.number, `${number}-RT1`));
    expect(forgotten?.note).toBeNull();
  });

  it('keeps pictures for 90 days after the return is closed', async () => {
    const number = await delivered({ [RACK]: 1 });
    await returned(number, [line(0, { reason: 'faulty' })], { pictures: [await picture().jpeg().toBuffer()] });
    shop.clock.advance(100 * DAY_MS);
    await shop.work.retention();
    const picturesOf = async () => {
      const [row] = await shop.database.db
        .select()
        .from(returns)
        .where(eq(returns.number, `${number}-RT1`));
      const rows = await shop.database.db
        .select()
        .from(returnPictures)
        .where(eq(returnPictures.returnId, row?.id ?? ''));
      return rows.length;
    };
    expect(await picturesOf()).toBe(1);
    await run('returns', 'refuse', `${number}-RT1`, '--reason', 'No fault found');
    shop.clock.advance(89 * DAY_MS);
    await shop.work.retention();
    expect(await picturesOf()).toBe(1);
    shop.clock.advance(2 * DAY_MS);
    await shop.work.retention();
    expect(await picturesOf()).toBe(0);
  });
});
