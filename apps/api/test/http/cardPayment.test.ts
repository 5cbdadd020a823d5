import { createHmac, randomUUID } from 'node:crypto';
import type { OrderAnswer, OrderRequest } from '@mahd/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { orders, outbox, paymentEvents, payments, sandboxTransactions, secrets } from '../../src/db/schema/index.js';
import {
  CONTACT,
  DISCOUNTED,
  orderFor,
  PLAIN,
  place,
  placed,
  post,
  promoUsesOf,
  setStock,
  stockOf,
} from '../support/buying.js';
import { APPROVED, CHALLENGED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
/** A product no other test in this file buys. */
const UNTOUCHED = 'MH-HC-0001';
const one = (product_code: string, quantity = 1) => ({ product_code, quantity });

async function cardOrder(
  changes: Partial<OrderRequest> = {},
  lines = [one(PLAIN)],
): Promise<{ answer: OrderAnswer; page: HostedPage }> {
  const answer = await placed(shop, await orderFor(shop, lines, { payment_method: 'card', ...changes }));
  return { answer, page: new HostedPage(shop, answer.redirect_url ?? '') };
}

const sendReturn = (fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/payments/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const rowOf = async ({ order_number }: OrderAnswer) =>
  (await shop.database.db.select().from(orders).where(eq(orders.number, order_number)))[0];
const mailsOf = async ({ order_number }: OrderAnswer) =>
  shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `order-confirmation:${order_number}`));

/** A callback with its signature. */
async function callbackOf(
  answer: OrderAnswer,
  changes: Record<string, unknown> = {},
): Promise<{ body: string; signature: string }> {
  const key = await serverKey();
  const told = await shop.app.inject({
    method: 'POST',
    url: '/api/payment-sandbox/payment/query',
    headers: { authorization: key },
    payload: { profile_id: 99_999, tran_ref: answer.tran_ref },
  });
  const body = JSON.stringify({ ...told.json<object>(), ...changes });
  return { body, signature: createHmac('sha256', key).update(body).digest('hex') };
}
const sendCallback = ({ body, signature }: { body: string; signature: string }) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/payments/callback',
    headers: { 'content-type': 'application/json', signature },
    payload: body,
  });
const serverKey = async () =>
  (await shop.database.db.select().from(secrets).where(eq(secrets.name, 'payment-sandbox')))[0]?.value ?? '';

describe('a card order', () => {
  it('waits for payment: not placed, not tracked, stock reserved', async () => {
    const before = await stockOf(shop, PLAIN);
    const { answer } = await cardOrder();
    expect(answer.tran_ref).toMatch(/^TST/);
    expect(answer.order_success_token).toBeUndefined();
    expect(await rowOf(answer)).toMatchObject({ status: null, hold: 'held' });
    expect(await stockOf(shop, PLAIN)).toBe(before - 1);
    expect(await paymentStatus(shop, answer)).toEqual({ state: 'pending' });
    expect(
      (await post(shop, 'orders/track', { order_number: answer.order_number, contact: CONTACT.email })).statusCode,
    ).toBe(404);
  });

  it('requests one payment page, however often it is sent', async () => {
    const order = await orderFor(shop, [one(PLAIN)], { payment_method: 'card' });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(shop, order, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const { order_number } = answers[0]?.json<OrderAnswer>() ?? {};
    expect(
      await shop.database.db
        .select()
        .from(sandboxTransactions)
        .where(eq(sandboxTransactions.cartId, String(order_number))),
    ).toHaveLength(1);
  });

  it('is placed when the provider confirms payment, with one mail, and returns in its language', async () => {
    const { answer, page } = await cardOrder({ language: 'ar' }, [one(PLAIN), one(DISCOUNTED)]);
    const html = (await page.open()).body;
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('الدفع بالبطاقة');
    const back = await page.pay(APPROVED);
    const callback = await callbackOf(answer);
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendCallback(callback)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const returned = await sendReturn(back ?? {});
    expect(returned.statusCode).toBe(303);
    expect(returned.headers.location).toBe(
      `/ar/checkout/success#order_number=${answer.order_number}&tran_ref=${answer.tran_ref}`,
    );
    const status = await paymentStatus(shop, answer);
    expect(status.state).toBe('paid');
    expect((await post(shop, 'orders/success', { order_success_token: status.order_success_token })).statusCode).toBe(
      200,
    );
    expect(await rowOf(answer)).toMatchObject({ status: 'ORDERPLACED', hold: 'kept' });
    expect(await mailsOf(answer)).toHaveLength(1);
  });

  it('asks for a one-time code for 3-D Secure cards: paid if right, declined if wrong', async () => {
    const right = await cardOrder();
    expect(await right.page.pay(CHALLENGED)).toBeNull();
    expect((await right.page.open()).body).toContain('one-time-code');
    await right.page.confirm('123456');
    expect((await paymentStatus(shop, right.answer)).state).toBe('paid');

    const wrong = await cardOrder();
    await wrong.page.pay(CHALLENGED);
    await wrong.page.confirm('000000');
    expect((await paymentStatus(shop, wrong.answer)).state).toBe('declined');
  });

  it.each([
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'declined'],
    ['4000 0000 0000 0069', 'declined'],
    ['4000 0000 0000 0119', 'declined'],
    ['5555 5555 5555 4444', 'declined'],
  ])('with card %s is %s: not placed, stock and promo code released', async (number, state) => {
    const [stock, used] = [await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')];
    const { answer, page } = await cardOrder({ promo_code: 'MAHD10' });
    expect(await promoUsesOf(shop, 'MAHD10')).toBe(used + 1);
    await page.pay(number);
    expect((await paymentStatus(shop, answer)).state).toBe(state);
    expect(await rowOf(answer)).toMatchObject({ status: null, hold: 'released' });
    expect([await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')]).toEqual([stock, used]);
    expect(await mailsOf(answer)).toHaveLength(0);
  });

  it('can be cancelled on the page and ordered again', async () => {
    const { answer, page } = await cardOrder();
    await page.cancel();
    expect((await paymentStatus(shop, answer)).state).toBe('cancelled');
    const again = await cardOrder();
    await again.page.pay(APPROVED);
    expect((await paymentStatus(shop, again.answer)).state).toBe('paid');
  });

  it('keeps its reservation while under review', async () => {
    const { answer, page } = await cardOrder();
    await page.pay('4000 0000 0000 9235');
    expect(await paymentStatus(shop, answer)).toEqual({ state: 'pending', reason: 'review' });
    shop.clock.advance(40 * MINUTE);
    await shop.work.payments();
    expect(await rowOf(answer)).toMatchObject({ status: null, hold: 'held' });
  });

  it('leads to no thank-you page once its order is cancelled', async () => {
    const { answer, page } = await cardOrder();
    await page.pay(APPROVED);
    const { order_success_token } = await paymentStatus(shop, answer);
    expect((await post(shop, 'orders/success', { order_success_token })).statusCode).toBe(200);
    await shop.admin.orders.move(answer.order_number, 'ORDERCANCELLED');
    expect(await paymentStatus(shop, answer)).toEqual({ state: 'paid' });
    expect((await post(shop, 'orders/success', { order_success_token })).statusCode).toBe(404);
  });

  it('reveals its state only with order number and payment reference', async () => {
    const { answer } = await cardOrder();
    expect(
      (await post(shop, 'payments/status', { order_number: answer.order_number, tran_ref: 'TST1' })).statusCode,
    ).toBe(404);
    expect(
      (await post(shop, 'payments/status', { order_number: 'MH-100000000', tran_ref: answer.tran_ref })).statusCode,
    ).toBe(404);
  });
});

describe('the payment status', () => {
  it('returns a token for the thank-you page for a day, and limits guessing and polling', async () => {
    const open = await openTestShop({ trustProxy: true });
    const order = await orderFor(open, [one(PLAIN)], { payment_method: 'card' });
    const answer = await placed(open, order);
    await new HostedPage(open, answer.redirect_url ?? '').pay(APPROVED);
    const ask = (tran_ref = answer.tran_ref, address = '10.0.0.1') =>
      post(open, 'payments/status', { order_number: answer.order_number, tran_ref }, { 'x-forwarded-for': address });
    expect((await ask()).json()).toMatchObject({ state: 'paid', order_success_token: expect.any(String) });
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, turn) => ask(`TST${turn}`, '10.0.0.2')));
    expect(guesses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30);
    const asked = await Promise.all(Array.from({ length: 155 }, (_, turn) => ask(answer.tran_ref, `10.1.${turn}.1`)));
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(149);
    open.clock.advance(25 * 60 * MINUTE);
    expect((await ask()).json()).toEqual({ state: 'paid' });
    await open.close();
  });
});

describe('the payment page', () => {
  it('shows validation errors in the shopper’s language and keeps the name', async () => {
    const { page } = await cardOrder({ language: 'ar' });
    const wrong = await page.send({
      action: 'pay',
      number: '4111 1111 1111 1112',
      name: '<b>Aisha',
      expiry: '01/20',
      cvv: '1',
    });
    for (const message of ['يُرجى مراجعة رقم البطاقة.', 'يُرجى مراجعة تاريخ الانتهاء.', 'يُرجى مراجعة رمز الأمان.'])
      expect(wrong.body).toContain(message);
    expect(wrong.body).not.toContain('<b>Aisha');
    expect(wrong.body).not.toContain('4111 1111 1111 1112');
    expect(wrong.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('returns to the shop once the payment has ended', async () => {
    const { answer, page } = await cardOrder();
    await page.cancel();
    expect(await page.pay(APPROVED)).toMatchObject({ respStatus: 'C', tranRef: answer.tran_ref });
    expect((await paymentStatus(shop, answer)).state).toBe('cancelled');
    expect((await shop.app.inject('/api/payment-sandbox/payment/page/NOSUCHPAGE')).statusCode).toBe(404);
  });
});

describe('payment messages', () => {
  it('work in any order: browser first, server first, or server only', async () => {
    const first = await cardOrder();
    const back = await first.page.pay(APPROVED);
    await sendReturn(back ?? {});
    expect((await sendCallback(await callbackOf(first.answer))).statusCode).toBe(200);
    expect((await paymentStatus(shop, first.answer)).state).toBe('paid');

    const never = await cardOrder();
    await never.page.pay(APPROVED);
    await sendCallback(await callbackOf(never.answer));
    expect(await rowOf(never.answer)).toMatchObject({ status: 'ORDERPLACED' });
  });

  it('are rejected, recorded and ignored if the signature is invalid', async () => {
    const { answer } = await cardOrder();
    const genuine = await callbackOf(answer, { payment_result: { response_status: 'A' } });
    for (const signature of ['', 'x', genuine.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))]) {
      expect((await sendCallback({ body: genuine.body, signature })).statusCode).toBe(403);
    }
    expect(await rowOf(answer)).toMatchObject({ status: null });
    const kept = await shop.database.db.select().from(paymentEvents).where(eq(paymentEvents.body, genuine.body));
    expect(kept.map(({ outcome, signatureValid }) => [outcome, signatureValid])).toEqual([['forged', false]]);
    // The signature is valid, but the provider reports no payment.
    await sendCallback(genuine);
    expect(await rowOf(answer)).toMatchObject({ status: null });
  });

  it('are truncated and limited if forged', async () => {
    const open = await openTestShop({ trustProxy: true });
    const forge = (turn: number) =>
      open.app.inject({
        method: 'POST',
        url: '/api/payments/callback',
        headers: { 'content-type': 'application/json', signature: 'x', 'x-forwarded-for': '10.0.0.1' },
        payload: `${turn}${'x'.repeat(60_000)}`,
      });
    const statuses = (await Promise.all(Array.from({ length: 30 }, (_, turn) => forge(turn)))).map(
      ({ statusCode }) => statusCode,
    );
    expect([403, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([20, 10]);
    const kept = await open.database.db.select({ body: paymentEvents.body }).from(paymentEvents);
    expect(kept.map(({ body }) => body.length)).toEqual(Array<number>(20).fill(2_000));
    await open.close();
  });

  it.each([
    ['amount', { amountFils: 100 }],
    ['currency', { currency: 'USD' }],
    ['profile', { profileId: 1 }],
  ])('do not place an order with a different %s', async (_what, ours) => {
    const { answer, page } = await cardOrder();
    const order = await rowOf(answer);
    await shop.database.db
      .update(payments)
      .set(ours)
      .where(eq(payments.orderId, order?.id ?? ''));
    await page.pay(APPROVED);
    expect((await sendCallback(await callbackOf(answer))).statusCode).toBe(422);
    expect(await rowOf(answer)).toMatchObject({ status: null });
    expect(
      (
        await shop.database.db
          .select()
          .from(paymentEvents)
          .where(eq(paymentEvents.tranRef, answer.tran_ref ?? ''))
      ).map(({ outcome }) => outcome),
    ).toContain('mismatch');
  });

  it('are rejected for unknown payments and if unreadable', async () => {
    const key = await serverKey();
    for (const body of ['{"tran_ref":"TST1"}', 'garbage', '[]', '']) {
      const signature = createHmac('sha256', key).update(body).digest('hex');
      expect((await sendCallback({ body, signature })).statusCode, body).toBe(422);
    }
  });

  it('change nothing when sent through the browser', async () => {
    const { answer, page } = await cardOrder();
    const back = (await page.cancel()) ?? {};
    const forged = await sendReturn({ ...back, respStatus: 'A' });
    expect(forged.headers.location).toBe('/en/checkout/success');
    expect((await paymentStatus(shop, answer)).state).toBe('cancelled');
  });
});

describe('an unfinished payment', () => {
  it('is queried after 15 minutes, so that a lost callback loses no order', async () => {
    const { answer } = await cardOrder();
    await shop.database.db
      .update(sandboxTransactions)
      .set({ status: 'A', settledAt: new Date() })
      .where(eq(sandboxTransactions.tranRef, answer.tran_ref ?? ''));
    await shop.work.payments();
    expect(await rowOf(answer)).toMatchObject({ status: null });
    shop.clock.advance(16 * MINUTE);
    await shop.work.payments();
    expect(await rowOf(answer)).toMatchObject({ status: 'ORDERPLACED' });
  });

  it('is not delayed by others: one sweep handles all', async () => {
    const many = await Promise.all(Array.from({ length: 23 }, () => cardOrder()));
    await shop.database.db
      .update(sandboxTransactions)
      .set({ status: 'A', settledAt: new Date() })
      .where(
        inArray(
          sandboxTransactions.tranRef,
          many.map(({ answer }) => answer.tran_ref ?? ''),
        ),
      );
    shop.clock.advance(16 * MINUTE);
    await shop.work.payments();
    const rows = await Promise.all(many.map(({ answer }) => rowOf(answer)));
    expect(new Set(rows.map((row) => row?.status))).toEqual(new Set(['ORDERPLACED']));
  });

  it('expires after 30 minutes and releases stock and promo code', async () => {
    const [stock, used] = [await stockOf(shop, UNTOUCHED), await promoUsesOf(shop, 'MAHD10')];
    const { answer } = await cardOrder({ promo_code: 'MAHD10' }, [one(UNTOUCHED, 2)]);
    expect(await stockOf(shop, UNTOUCHED)).toBe(stock - 2);
    shop.clock.advance(31 * MINUTE);
    await shop.work.payments();
    expect(await paymentStatus(shop, answer)).toEqual({ state: 'cancelled', reason: 'expired' });
    expect([await stockOf(shop, UNTOUCHED), await promoUsesOf(shop, 'MAHD10')]).toEqual([stock, used]);
  });

  it('releases its stock after 30 minutes if the provider is down, and still accepts a late payment', async () => {
    await setStock(shop, 'MH-BF-0003', 2);
    const { answer } = await cardOrder({}, [one('MH-BF-0003')]);
    const late = await cardOrder({}, [one('MH-BF-0003')]);
    const hide = (tranRef: string | undefined, hidden: boolean) =>
      shop.database.db
        .update(sandboxTransactions)
        .set({ tranRef: hidden ? `hidden-${tranRef}` : (tranRef ?? '') })
        .where(eq(sandboxTransactions.tranRef, hidden ? (tranRef ?? '') : `hidden-${tranRef}`));
    for (const { tran_ref } of [answer, late.answer]) await hide(tran_ref, true);
    shop.clock.advance(31 * MINUTE);
    await shop.work.payments();
    expect(await stockOf(shop, 'MH-BF-0003')).toBe(2);
    expect(await paymentStatus(shop, answer)).toEqual({ state: 'cancelled', reason: 'expired' });

    await setStock(shop, 'MH-BF-0003', 1);
    for (const { tran_ref } of [answer, late.answer]) {
      await hide(tran_ref, false);
      await shop.database.db
        .update(sandboxTransactions)
        .set({ status: 'A', settledAt: new Date() })
        .where(eq(sandboxTransactions.tranRef, tran_ref ?? ''));
    }
    shop.clock.advance(6 * MINUTE);
    await shop.work.payments();
    const rows = [await rowOf(answer), await rowOf(late.answer)];
    expect(rows.map((row) => row?.status)).toEqual(['ORDERPLACED', 'ORDERPLACED']);
    expect(rows.map((row) => row?.attention).sort()).toEqual([null, 'paid_without_stock'].sort());
    expect(await stockOf(shop, 'MH-BF-0003')).toBe(0);

    const run = (...words: string[]) => runCommand(shop.admin, words, '/');
    const short = rows.find((row) => row?.attention !== null)?.number ?? '';
    expect((await run('order', 'list', '--attention')).text).toMatch(new RegExp(`^${short}  .* ! paid_without_stock$`));
    expect(await shop.metrics.metrics()).toContain('mahd_orders_attention{reason="paid_without_stock"} 1');
    expect(await run('order', 'settle', short)).toMatchObject({
      ok: false,
      text: expect.stringMatching(/still short/),
    });
    await setStock(shop, 'MH-BF-0003', 3);
    expect(await run('order', 'settle', short)).toEqual({ ok: true, text: `${short} is settled.` });
    expect(await stockOf(shop, 'MH-BF-0003')).toBe(2);
    expect((await run('order', 'list', '--attention')).text).toBe('No order needs attention.');
    expect((await run('order', 'settle', short)).text).toContain('needs no attention');
    await shop.admin.orders.move(short, 'ORDERCANCELLED');
    expect(await stockOf(shop, 'MH-BF-0003')).toBe(3);
  });
});

describe('without the provider', () => {
  it('creates no order, and the key can be reused', async () => {
    const dead = await openTestShop({
      payments: { kind: 'paytabs', endpoint: 'http://127.0.0.1:1', profileId: 1, serverKey: 'x' },
    });
    const order = await orderFor(dead, [one(PLAIN)], { payment_method: 'card' });
    const [stock, key] = [await stockOf(dead, PLAIN), randomUUID()];
    for (let tries = 0; tries < 2; tries++) {
      const answer = await place(dead, order, key);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'payment_unavailable']);
    }
    expect(await dead.database.db.select().from(orders)).toEqual([]);
    expect(await stockOf(dead, PLAIN)).toBe(stock);
    await dead.close();
  });

  it('reports that cards are not accepted', async () => {
    const cash = await openTestShop({ payments: { kind: 'off' } });
    expect(
      (await post(cash, 'cart/quote', { lines: [] })).json<{ payment_methods: string[] }>().payment_methods,
    ).toEqual(['cod']);
    const answer = await place(cash, await orderFor(cash, [one(PLAIN)], { payment_method: 'card' }));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'payment_method_refused']);
    await cash.close();
  });
});
