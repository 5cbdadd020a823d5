import { randomUUID } from 'node:crypto';
import type { OrderConflict, OrderRequest } from '@mahd/contract';
import { DEFAULT_PAYMENT_OPTIONS, UNCONFIRMED_LIMITS, type PaymentMethod } from '@mahd/rules/shop';
import { eq, ne, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { promoCodes, unconfirmedOrders, users } from '../../src/db/schema/index.js';
import { register, registerVerified } from '../support/accounts.js';
import { CONTACT, orderFor, post, promoUsesOf, setStock, stockOf } from '../support/buying.js';
import { APPROVED, HostedPage } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    trustProxy: true,
    paymentOptions: { ...DEFAULT_PAYMENT_OPTIONS, methods: ['card', 'applepay', 'cod'] },
  });
  for (const code of [...CHEAP, DEAR]) await setStock(shop, code, 10_000);
});
afterAll(() => shop.close());

/** Cheap products, so that quantity decides, and one for AED 149. */
const CHEAP = ['MH-SK-0004', 'MH-SK-0005', 'MH-SK-0006'];
const DEAR = 'MH-BF-0001';
const { guestCash, verifiedCash } = UNCONFIRMED_LIMITS;

let people = 0;
/** A new customer at a new address. */
const somebody = () => {
  const serial = ++people;
  return {
    contact: { ...CONTACT, email: `guest-${serial}@example.com`, mobile: String(500_000_000 + serial) },
    address: `10.1.${serial}.1`,
  };
};
type Sender = ReturnType<typeof somebody> & { token?: string };

const send = (order: OrderRequest, { address, token }: Sender, key: string = randomUUID()) =>
  post(shop, 'orders', order, {
    'idempotency-key': key,
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
const buying = async (pieces: number, who: Sender, changes: Partial<OrderRequest> = {}, codes = CHEAP) => {
  const lines = codes
    .map((product_code, index) => ({ product_code, quantity: Math.min(10, pieces - index * 10) }))
    .filter(({ quantity }) => quantity > 0);
  return send({ ...(await orderFor(shop, lines)), contact: who.contact, ...changes }, who);
};
const said = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.statusCode === 200
    ? 'taken'
    : (answer.json<{ errors?: { message: string }[] }>().errors?.[0]?.message ?? answer.body);

describe('unconfirmed cash orders', () => {
  it('are limited by quantity for guests, and reserve nothing above it', async () => {
    const who = somebody();
    const before = await stockOf(shop, DEAR);
    const order = await orderFor(shop, [
      { product_code: DEAR, quantity: 1 },
      ...CHEAP.map((product_code) => ({ product_code, quantity: 10 })),
    ]);
    const answer = await send({ ...order, contact: who.contact }, who);
    expect([answer.statusCode, said(answer)]).toEqual([422, 'checkout.errors.cashOrderGuest']);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await stockOf(shop, DEAR)).toBe(before);
    // The same order is accepted by card.
    expect(said(await send({ ...order, contact: who.contact, payment_method: 'card' }, who))).toBe('taken');
  });

  it('are counted by mobile and normalised mailbox until they are confirmed', async () => {
    const who = somebody();
    const first = await buying(30, who, { contact: { ...who.contact, email: 'lots@gmail.com' } });
    expect(said(first)).toBe('taken');
    const again = (email: string, mobile: string) =>
      buying(30, { ...who, address: somebody().address }, { contact: { ...who.contact, email, mobile } });
    expect(said(await again('somebody-else@example.com', who.contact.mobile))).toBe('checkout.errors.cashWaitingGuest');
    expect(said(await again('l.o.t.s+2@gmail.com', somebody().contact.mobile))).toBe(
      'checkout.errors.cashWaitingGuest',
    );
    expect(said(await again('somebody-else@example.com', somebody().contact.mobile))).toBe('taken');
    await shop.admin.orders.move(first.json<{ order_number: string }>().order_number, 'ORDERCONFIRMED');
    expect(said(await again('lots@gmail.com', somebody().contact.mobile))).toBe('taken');
  });

  it('are limited per network, also for new contacts and concurrent orders', async () => {
    const { address } = somebody();
    const answers = await Promise.all(Array.from({ length: 15 }, async () => buying(30, { ...somebody(), address })));
    const taken = answers.filter((answer) => said(answer) === 'taken').length;
    expect(taken).toBe(guestCash.network.pieces / 30);
    expect(new Set(answers.map(said))).toEqual(new Set(['taken', 'checkout.errors.cashWaitingGuest']));
    // Others on the same network can pay by card or log in.
    expect(said(await buying(3, { ...somebody(), address }, { payment_method: 'card' }))).toBe('taken');
    const token = await registerVerified(shop, 'neighbour@example.com');
    expect(said(await buying(3, { ...somebody(), address, token }))).toBe('taken');
  });

  it('are limited by value, more generously for verified accounts', async () => {
    const dear = [DEAR, 'MH-BF-0002'];
    await setStock(shop, 'MH-BF-0002', 10_000);
    const guest = somebody();
    expect(said(await buying(20, guest, {}, dear))).toBe('checkout.errors.cashOrderGuest');
    const { access_token: unverified } = await register(shop, 'unverified-buyer@example.com');
    expect(said(await buying(20, { ...guest, token: unverified }, {}, dear))).toBe('checkout.errors.cashOrderGuest');
    await shop.database.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.email, 'unverified-buyer@example.com'));
    expect(said(await buying(20, { ...guest, token: unverified }, {}, dear))).toBe('taken');
    expect(verifiedCash.contact.value).toBeGreaterThan(guestCash.contact.value);
  });

  it('with a user’s contact data do not count against her account', async () => {
    const her = { ...somebody(), token: await registerVerified(shop, 'mariam.named@example.com') };
    const contact = { ...her.contact, email: 'mariam.named@example.com' };
    for (let turn = 0; turn < 2; turn++) await buying(30, somebody(), { contact });
    expect(said(await buying(3, somebody(), { contact }))).toBe('taken');
    expect(said(await buying(30, somebody(), { contact }))).toBe('checkout.errors.cashWaitingGuest');
    expect(said(await buying(30, her, { contact }))).toBe('taken');
  });

  it('are refused once and not counted for retries', async () => {
    const who = somebody();
    const order = { ...(await orderFor(shop, [{ product_code: CHEAP[0] ?? '', quantity: 10 }])), contact: who.contact };
    const key = randomUUID();
    for (let turn = 0; turn < 6; turn++) expect((await send(order, who, key)).statusCode).toBe(200);
  });
});

describe('unpaid online orders', () => {
  it('are limited until they are paid or expired', async () => {
    const who = somebody();
    const paying = (method: PaymentMethod = 'card') => buying(30, who, { payment_method: method });
    const answers = [];
    for (let turn = 0; turn < 7; turn++) answers.push(await paying(turn === 1 ? 'applepay' : 'card'));
    expect(answers.map(said)).toEqual([...Array<string>(6).fill('taken'), 'checkout.errors.onlineWaiting']);
    await new HostedPage(shop, answers[0]?.json<{ redirect_url: string }>().redirect_url ?? '').pay(APPROVED);
    await post(shop, 'payments/status', answers[0]?.json());
    expect(said(await paying())).toBe('taken');
    shop.clock.advance(31 * 60_000);
    await shop.work.payments();
    const rows = await shop.database.db
      .select()
      .from(unconfirmedOrders)
      .where(ne(unconfirmedOrders.paymentMethod, 'cod'));
    expect(rows).toEqual([]);
  });
});

describe('a promo code', () => {
  const line = [{ product_code: DEAR, quantity: 1 }];
  const withCode = async (promo_code: string, who: Sender, changes: Partial<OrderRequest> = {}) => {
    const quoted = await post(
      shop,
      'cart/quote',
      { lines: line, promo_code },
      { authorization: `Bearer ${who.token}` },
    );
    const order = await orderFor(shop, line);
    const seen_total = quoted.json<{ paymentDetails: { finalTotal: number } }>().paymentDetails.finalTotal;
    return send({ ...order, contact: who.contact, promo_code, seen_total, ...changes }, who);
  };
  const refusal = (answer: Awaited<ReturnType<typeof send>>) =>
    answer.statusCode === 200 ? 'taken' : answer.json<OrderConflict>().promo_error?.reason;

  it('requires a verified address if it is once per customer', async () => {
    const { access_token: token } = await register(shop, 'not.verified@example.com');
    expect(refusal(await withCode('WELCOME15', { ...somebody(), token }))).toBe('verifyFirst');
  });

  it('is used by the account that orders, whatever address is typed', async () => {
    const stranger = { ...somebody(), token: await registerVerified(shop, 'stranger@example.com') };
    const owner = { ...somebody(), token: await registerVerified(shop, 'victim@example.com') };
    const contact = { ...stranger.contact, email: 'victim@example.com' };
    expect(refusal(await withCode('WELCOME15', stranger, { contact }))).toBe('taken');
    expect(refusal(await withCode('WELCOME15', owner))).toBe('taken');
    expect(refusal(await withCode('WELCOME15', owner))).toBe('alreadyUsed');
  });

  it('is used once per mailbox, across accounts and deletion', async () => {
    const first = { ...somebody(), token: await registerVerified(shop, 'm.s+1@gmail.com') };
    expect(refusal(await withCode('WELCOME15', first))).toBe('taken');
    const second = { ...somebody(), token: await registerVerified(shop, 'ms+2@gmail.com') };
    expect(refusal(await withCode('WELCOME15', second))).toBe('alreadyUsed');
    await shop.database.db.delete(users).where(like(users.email, 'm%+%@gmail.com'));
    const third = { ...somebody(), token: await registerVerified(shop, 'ms@gmail.com') };
    expect(refusal(await withCode('WELCOME15', third))).toBe('alreadyUsed');
  });

  it('is held at most once by an account’s unpaid card orders', async () => {
    await shop.database.db.update(promoCodes).set({ usageLimit: 2, usedCount: 0 }).where(eq(promoCodes.code, 'TAKE15'));
    const who = { ...somebody(), token: await registerVerified(shop, 'unpaid@example.com') };
    const card = { payment_method: 'card' } as const;
    const answers = [];
    for (let turn = 0; turn < 3; turn++) answers.push(await withCode('TAKE15', who, card));
    expect(answers.map(refusal)).toEqual(['taken', 'taken', 'taken']);
    expect(await promoUsesOf(shop, 'TAKE15')).toBe(1);
    const other = { ...somebody(), token: await registerVerified(shop, 'other-buyer@example.com') };
    expect(refusal(await withCode('TAKE15', other))).toBe('taken');
    // Concurrent orders hold at most one use; the others may be retried.
    const many = await Promise.all(Array.from({ length: 6 }, () => withCode('TAKE15', who, card)));
    expect(many.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
    expect(await promoUsesOf(shop, 'TAKE15')).toBe(2);
  });

  it('and goods of an unpaid order stay reserved when the next order is refused', async () => {
    await shop.database.db.update(promoCodes).set({ usageLimit: 9, usedCount: 0 }).where(eq(promoCodes.code, 'TAKE15'));
    const who = { ...somebody(), token: await registerVerified(shop, 'refused-next@example.com') };
    const card = { payment_method: 'card' } as const;
    const { order_number: number } = (await withCode('TAKE15', who, card)).json<{ order_number: string }>();
    const held = async () => [
      (await shop.admin.orders.show(number))?.order.hold,
      await stockOf(shop, DEAR),
      await promoUsesOf(shop, 'TAKE15'),
    ];
    const before = await held();
    expect([before[0], before[2]]).toEqual(['held', 1]);
    expect((await withCode('TAKE15', who, { ...card, seen_total: 1 })).statusCode).toBe(409);
    expect((await withCode('TAKE15', who, { ...card, contact: { ...who.contact, mobile: '1' } })).statusCode).toBe(422);
    expect(await held()).toEqual(before);
    expect((await withCode('TAKE15', who, card)).statusCode).toBe(200);
    expect(await held()).toEqual(['released', before[1], 1]);
  });

  it('that somebody used up before the money came is shown to a person', async () => {
    await shop.database.db.update(promoCodes).set({ usageLimit: 1, usedCount: 0 }).where(eq(promoCodes.code, 'TAKE15'));
    const who = { ...somebody(), token: await registerVerified(shop, 'two-pages@example.com') };
    const [first, second] = [
      await withCode('TAKE15', who, { payment_method: 'card' }),
      await withCode('TAKE15', who, { payment_method: 'card' }),
    ].map((answer) => answer.json<{ order_number: string; redirect_url: string; tran_ref: string }>());
    for (const answer of [second, first]) {
      await new HostedPage(shop, answer?.redirect_url ?? '').pay(APPROVED);
      await post(shop, 'payments/status', answer);
    }
    const attentionOf = async (number = '') => (await shop.admin.orders.show(number))?.order.attention;
    expect([await attentionOf(second?.order_number), await attentionOf(first?.order_number)]).toEqual([
      null,
      'paid_without_promo',
    ]);
  });
});

describe('operators', () => {
  const run = (...words: string[]) => runCommand(shop.admin, ['order', 'cancel', ...words], inject('runFolder'));

  it('cancel unconfirmed orders of a network or a contact at once; goods come back exactly once', async () => {
    const { address } = somebody();
    const mobile = somebody().contact.mobile;
    const stock = await stockOf(shop, CHEAP[0] ?? '');
    const numbers: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const who = { ...somebody(), address };
      const answer = await buying(5, who, turn === 3 ? { contact: { ...who.contact, mobile } } : {});
      numbers.push(answer.json<{ order_number: string }>().order_number);
    }
    const [first = '', confirmed = '', ...rest] = numbers;
    await shop.admin.orders.move(confirmed, 'ORDERCONFIRMED');
    const dry = await run('--same-address-as', first, '--dry-run');
    expect(dry).toMatchObject({ ok: true, text: expect.stringMatching(/^3 orders, .*would be cancelled\.$/m) });
    for (const number of [first, ...rest]) expect(dry.text).toContain(number);
    expect(dry.text).not.toContain(confirmed);
    expect(await stockOf(shop, CHEAP[0] ?? '')).toBe(stock - 20);

    const both = await Promise.all([run('--same-address-as', first), run('--contact', mobile)]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect(await stockOf(shop, CHEAP[0] ?? '')).toBe(stock - 5);
    expect((await shop.admin.orders.show(confirmed))?.order.status).toBe('ORDERCONFIRMED');
    expect((await shop.admin.orders.show(first))?.order.status).toBe('ORDERCANCELLED');
    expect((await run('--same-address-as', first)).text).toContain('is unknown');
  });

  it('cancel by e-mail in any spelling and by time, and must say which', async () => {
    const who = { ...somebody(), contact: { ...CONTACT, email: 's.pam+1@gmail.com', mobile: '509999999' } };
    const { order_number: number } = (await buying(1, who)).json<{ order_number: string }>();
    const createdAt = (await shop.admin.orders.show(number))!.order.createdAt.getTime();
    const at = new Date(createdAt + 4 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
    expect(await run()).toMatchObject({ ok: false, text: expect.stringContaining('Specify --contact') });
    for (const wrong of ['yesterday', '2026-02-30 08:15'])
      expect((await run('--from', wrong)).text).toMatch(/must be moments/);
    expect((await run('--contact', 'spam@gmail.com', '--until', '2020-01-01 00:00')).text).toContain('No unconfirmed');
    expect((await run('--contact', 'SPAM@googlemail.com', '--from', at, '--until', at)).text).toMatch(
      /1 order, .*cancelled/,
    );
  });
});
