import fs from 'node:fs';
import { formatMessage, formatPrice } from '@mahd/rules/locale';
import { vatIncluded } from '@mahd/rules/shop';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { orders, outbox, paymentEvents, payments, refunds, sandboxTransactions } from '../../src/db/schema/index.js';
import { inTransaction } from '../../src/db/transaction.js';
import { mailMessage } from '../../src/mail/message.js';
import { refundMail } from '../../src/mail/orderMails.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';
import { mailTexts } from '../../src/mail/texts/index.js';
import { invoicePage } from '../../src/orders/invoice/page.js';
import type { FullOrder } from '../../src/orders/queries.js';
import { ProviderUnavailable, type PaymentProvider, type ProviderTransaction } from '../../src/payments/provider.js';
import { requestRefund, type RefundRefused, type RefundRequest } from '../../src/refunds/service.js';
import { sendRefunds } from '../../src/refunds/send.js';
import { orderFor, PLAIN, placed } from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const REFUND_DECLINED = '4000 0000 0000 5126';
const DISPUTED = '4000 0000 0000 0259';
const REFUND_PENDING = '4000 0000 0000 7726';
const REFUND_UNANSWERED = '4000 0000 0000 5043';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const log = { warn: () => undefined, error: () => undefined };

/** A card order that is paid. */
async function paidOrder(card = APPROVED): Promise<string> {
  const answer = await placed(
    shop,
    await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }], { payment_method: 'card' }),
  );
  await new HostedPage(shop, answer.redirect_url ?? '').pay(card);
  expect((await paymentStatus(shop, answer)).state).toBe('paid');
  return answer.order_number;
}

async function cancelledOrder(card?: string): Promise<string> {
  const number = await paidOrder(card);
  expect(await shop.admin.orders.move(number, 'ORDERCANCELLED')).toEqual({ kind: 'moved' });
  return number;
}

const request = (orderNumber: string, amountFils: number, changes: Partial<RefundRequest> = {}) =>
  inTransaction(shop.database.db, (tx) =>
    requestRefund(
      tx,
      { orderNumber, amountFils, reason: 'returned', key: `${orderNumber} ${amountFils}`, ...changes },
      new Date(shop.clock.now()),
    ),
  );
const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error as RefundRefused).code,
  );
const refundsOf = async (number: string) => (await shop.admin.orders.show(number))?.refunds ?? [];
const orderOf = async (number: string) => {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.number, number));
  if (row === undefined) throw new Error(`There is no ${number}`);
  return row;
};
const refundMailsOf = async (number: string) =>
  (await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'refund')))
    .filter(({ payload }) => payload.orderNumber === number)
    .map(({ payload }) => payload.event)
    .sort();
/** Refunds the test provider has executed for a payment, in AED. */
const executedFor = async (number: string) =>
  (await shop.database.db.select().from(sandboxTransactions))
    .filter(
      ({ cartId, request: sent, status }) =>
        cartId.startsWith(`${number}-R`) && sent.tran_type === 'refund' && status === 'A',
    )
    .map(({ request: sent }) => sent.cart_amount)
    .sort((a, b) => Number(a) - Number(b));
/** Runs the job until this refund has the state. */
const waitForState = (number: string, state: string) =>
  expect
    .poll(
      async () => {
        await shop.work.refunds();
        return (await refundsOf(number)).map((refund) => refund.state);
      },
      { timeout: 30_000 },
    )
    .toEqual([state]);

describe('a cancelled card order', () => {
  it('is refunded in full, once, with a mail and the provider’s message', async () => {
    const number = await cancelledOrder();
    await Promise.all(Array.from({ length: 5 }, () => shop.work.refunds()));
    await waitForState(number, 'done');
    const [refund] = await refundsOf(number);
    const { finalTotalFils, refundFils } = await orderOf(number);
    expect(refund).toMatchObject({ reference: `${number}-R1`, reason: 'cancelled', amountFils: finalTotalFils });
    expect(refundFils).toBe(finalTotalFils);
    expect(await executedFor(number)).toEqual([finalTotalFils / 100]);
    expect(await refundMailsOf(number)).toEqual(['done']);
    const events = await shop.database.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.tranRef, refund?.tranRef ?? ''));
    expect(events).toHaveLength(1);
  });

  it('stays refused when the bank declines or the payment was charged back, until an operator retries', async () => {
    for (const [card, reason, mail] of [
      [REFUND_DECLINED, 'Refund declined by the bank', 'refused'],
      [DISPUTED, 'The payment was charged back', 'charged_back'],
    ] as const) {
      const number = await cancelledOrder(card);
      await waitForState(number, 'refused');
      expect((await refundsOf(number))[0]).toMatchObject({ lastError: reason, cartId: `${number}-R1` });
      expect(await refundMailsOf(number)).toEqual([mail]);
      expect(await executedFor(number)).toEqual([]);

      expect(await shop.admin.refunds.retry(`${number}-R1`)).toMatchObject({ kind: 'changed' });
      await waitForState(number, 'refused');
      expect((await refundsOf(number))[0]).toMatchObject({ cartId: `${number}-R1-2` });
      expect(await shop.admin.refunds.settle(`${number}-R1`, 'CB-77')).toMatchObject({ kind: 'changed' });
      expect((await refundsOf(number))[0]).toMatchObject({ state: 'done', settlementReference: 'CB-77' });
      expect(await shop.admin.refunds.settle(`${number}-R1`, 'CB-78')).toMatchObject({ kind: 'refused' });
      expect(await shop.admin.refunds.retry(`${number}-R1`)).toMatchObject({ kind: 'refused' });
    }
  });

  it('is refunded once when the request times out: the provider is queried before it is repeated', async () => {
    const number = await cancelledOrder(REFUND_UNANSWERED);
    await expect.poll(async () => (await refundsOf(number))[0]?.lastError).toMatch(/504/);
    expect((await refundsOf(number))[0]?.state).toBe('sent');
    expect(await shop.admin.refunds.settle(`${number}-R1`, 'by hand')).toMatchObject({ kind: 'refused' });
    shop.clock.advance(10 * MINUTE);
    await waitForState(number, 'done');
    expect(await executedFor(number)).toHaveLength(1);
    expect(await refundMailsOf(number)).toEqual(['done']);
  });

  it('waits for a pending refund', async () => {
    const number = await cancelledOrder(REFUND_PENDING);
    await expect.poll(async () => (await refundsOf(number))[0]?.lastError).toMatch(/not executed/);
    shop.clock.advance(5 * MINUTE);
    await waitForState(number, 'done');
    expect(await executedFor(number)).toHaveLength(1);
  });
});

describe('a request', () => {
  it('never exceeds what was paid, however many ask at once', async () => {
    const number = await paidOrder();
    const { finalTotalFils: paid } = await orderOf(number);
    const half = Math.floor(paid / 2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => refusalOf(request(number, half, { key: `${number} ${index}` }))),
    );
    expect(answers.sort()).toEqual([...Array(6).fill('too_much'), null, null].sort());
    expect((await orderOf(number)).refundFils).toBe(2 * half);
    expect(await refusalOf(request(number, paid - 2 * half + 1, { key: `${number} rest` }))).toBe('too_much');
    const { db } = shop.database;
    await expect(
      db
        .update(orders)
        .set({ refundFils: paid + 1 })
        .where(eq(orders.number, number)),
    ).rejects.toThrow();
  });

  it('with the same key is answered with the same refund', async () => {
    const number = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request(number, 1_000, { key: `${number} key` })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await orderOf(number)).refundFils).toBe(1_000);
    expect(await refusalOf(request(number, 1_001, { key: `${number} key` }))).toBe('key_reused');
  });

  it('refunds parts, then only the rest when the order is cancelled', async () => {
    const number = await paidOrder();
    await request(number, 1_000);
    await shop.admin.orders.move(number, 'ORDERCANCELLED');
    await expect
      .poll(async () => {
        await shop.work.refunds();
        return (await refundsOf(number)).map(({ state }) => state);
      })
      .toEqual(['done', 'done']);
    const { finalTotalFils: paid } = await orderOf(number);
    expect(await executedFor(number)).toEqual([10, (paid - 1_000) / 100]);
  });

  it('is refused for unknown and unpaid orders and invalid amounts', async () => {
    expect(await refusalOf(request('MH-000000000', 100))).toBe('unknown_order');
    const cash = (await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]))).order_number;
    expect(await refusalOf(request(cash, 100))).toBe('not_paid');
    const { order_number: unpaid } = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { payment_method: 'card' }),
    );
    expect(await refusalOf(request(unpaid, 100))).toBe('not_paid');
    const paid = await paidOrder();
    expect(await refusalOf(request(paid, 0))).toBe('invalid_amount');
    expect(await refusalOf(request(paid, 0.5))).toBe('invalid_amount');
  });

  it('for a delivered cash order is settled by hand with a reference', async () => {
    const number = (await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]))).order_number;
    for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'] as const)
      await shop.admin.orders.move(number, status);
    const { reference } = await request(number, 500);
    await shop.work.refunds();
    expect((await refundsOf(number))[0]).toMatchObject({ method: 'manual', state: 'due' });
    expect(await shop.admin.refunds.retry(reference)).toMatchObject({ kind: 'refused' });
    expect(await shop.admin.refunds.settle(reference, 'FT2611230042')).toMatchObject({ kind: 'changed' });
    expect(await refundMailsOf(number)).toEqual(['done', 'manual']);
  });
});

describe('the customer', () => {
  it('is informed by mail in the language of the order', async () => {
    const number = await cancelledOrder(REFUND_DECLINED);
    await waitForState(number, 'refused');
    const english = await shop.admin.orders.show(number);
    if (english === undefined) throw new Error('The order is gone');
    const arabic = { ...english, order: { ...english.order, language: 'ar' as const } };
    const surroundings = {
      publicOrigin: 'https://shop.example',
      links: new OrderTokens('secret', 'order-link', Date.now),
    };
    const mailOf = (fullOrder: FullOrder, event: 'manual' | 'sent' | 'done' | 'refused') =>
      mailMessage(refundMail(fullOrder, `${number}-R1`, event, surroundings), {});
    const amount = formatPrice(english.order.finalTotalFils, 'en');
    for (const [event, text] of [
      ['manual', 'IBAN'],
      ['sent', amount],
      ['done', `Credit note \u2066${number}-R1\u2069`],
      ['refused', 'IBAN'],
    ] as const) {
      const mail = mailOf(english, event);
      expect(mail.subject).toBe(formatMessage('en', mailTexts.en.refund[event].subject, { orderNumber: number }));
      expect(mail.text).toContain(text);
      expect(mail.text).toContain(amount);
    }
    for (const [event, text] of [
      ['manual', 'الآيبان'],
      ['sent', formatPrice(arabic.order.finalTotalFils, 'ar')],
      ['done', 'الإشعار الدائن'],
      ['refused', 'الآيبان'],
    ] as const) {
      const mail = mailOf(arabic, event);
      expect(mail.text).toContain(text);
      expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    }
    await shop.admin.refunds.settle(`${number}-R1`, 'FT-9');
    const settled = await shop.admin.orders.show(number);
    if (settled === undefined) throw new Error('The order is gone');
    expect(mailOf(settled, 'done').text).toMatch(/Reference: \u2068FT-9\u2069/);
  });

  it('is not asked for an IBAN after a chargeback, as her bank has returned the money', async () => {
    const number = await cancelledOrder(DISPUTED);
    await waitForState(number, 'refused');
    const surroundings = {
      publicOrigin: 'https://shop.example',
      links: new OrderTokens('secret', 'order-link', Date.now),
    };
    const mailOf = async (event: 'charged_back' | 'done', language: 'en' | 'ar') => {
      const fullOrder = await shop.admin.orders.show(number);
      if (fullOrder === undefined) throw new Error('The order is gone');
      const order = { ...fullOrder.order, language };
      return mailMessage(refundMail({ ...fullOrder, order }, `${number}-R1`, event, surroundings), {});
    };
    for (const [language, bank, iban] of [
      ['en', 'your bank, which returns the money to you', 'IBAN'],
      ['ar', 'والمصرف يعيد المبلغ إليكِ', 'الآيبان'],
    ] as const) {
      const { text } = await mailOf('charged_back', language);
      expect(text).toContain(bank);
      expect(text).not.toContain(iban);
    }
    await shop.admin.refunds.settle(`${number}-R1`, 'CB-991');
    for (const [language, subject, text] of [
      ['en', /is complete/, /Your bank has returned AED.* Reference: \u2068CB-991/],
      ['ar', /اكتمل/, /أعاد مصرفكِ إليكِ.*رقم المرجع: \u2068CB-991/],
    ] as const) {
      const mail = await mailOf('done', language);
      expect(mail.subject).toMatch(subject);
      expect(mail.text).toMatch(text);
      expect(mail.text).toContain(`${number}-R1`);
    }
  });

  it('finds the credit note on the invoice', async () => {
    const number = await cancelledOrder();
    await waitForState(number, 'done');
    const fullOrder = await shop.admin.orders.show(number);
    if (fullOrder === undefined) throw new Error('The order is gone');
    const taxed = invoicePage(fullOrder, { publicOrigin: 'https://shop.example', facts: { trn: '100000000000003' } });
    const { finalTotalFils } = fullOrder.order;
    for (const part of [
      'Tax credit notes',
      'إشعارات دائنة ضريبية',
      `${number}-R1`,
      formatPrice(finalTotalFils - vatIncluded(finalTotalFils), 'en'),
    ])
      expect(taxed).toContain(part);
    const untaxed = invoicePage(fullOrder, { publicOrigin: 'https://shop.example', facts: {} });
    expect(untaxed).toContain('Credit notes');
    expect(untaxed).not.toContain('Tax credit notes');
  });
});

describe('the operators’ commands', () => {
  const run = (...words: string[]) => runCommand(shop.admin, words, process.cwd());

  it('list, retry and settle refunds', async () => {
    const number = await cancelledOrder(REFUND_DECLINED);
    await waitForState(number, 'refused');
    const reference = `${number}-R1`;
    expect((await run('refunds', 'list', '--state', 'refused')).text).toMatch(
      new RegExp(`${reference} .*refused .*card .*AED.*Aisha Ali.*! Refund declined by the bank`),
    );
    expect((await run('order', 'show', number)).text).toContain(`refund ${reference}`);
    expect(await run('refunds', 'retry', reference.toLowerCase())).toEqual({
      ok: true,
      text: `${reference} is sent again.`,
    });
    await waitForState(number, 'refused');
    expect(await run('refunds', 'settle', reference)).toMatchObject({ ok: false });
    expect(await run('refunds', 'settle', reference, '--reference', 'FT 1')).toEqual({
      ok: true,
      text: `${reference} is done.`,
    });
    expect(await run('refunds', 'settle', reference, '--reference', 'FT 2')).toEqual({
      ok: false,
      text: `${reference} is already done (FT 1).`,
    });
    expect((await run('refunds', 'list', '500', '--state', 'done')).text).toMatch(
      new RegExp(`${reference} .*reference FT 1`),
    );
    expect((await run('refunds', 'list')).text).not.toContain(reference);
    expect(await run('refunds', 'retry', 'MH-1-R1')).toEqual({ ok: false, text: 'There is no refund MH-1-R1.' });
    expect(await run('refunds', 'list', '--state', 'lost')).toMatchObject({ ok: false });
  });
});

describe('a payment that arrives after the order was given up', () => {
  it('is refunded', async () => {
    const answer = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { payment_method: 'card' }),
    );
    await shop.database.db
      .update(payments)
      .set({ state: 'expired' })
      .where(eq(payments.tranRef, answer.tran_ref ?? ''));
    await new HostedPage(shop, answer.redirect_url ?? '').pay(APPROVED);
    await expect.poll(async () => (await orderOf(answer.order_number)).attention).toBe('paid_late');
    const run = (...words: string[]) => runCommand(shop.admin, words, '/');
    expect((await run('order', 'settle', answer.order_number)).text).toContain('settles itself with its refund');
    await waitForState(answer.order_number, 'done');
    expect((await run('order', 'list', '--attention')).text).not.toContain(answer.order_number);
  });
});

describe('orders that were due for refund before refunds were sent', () => {
  it('wait for an operator, who knows whether they were refunded by hand', async () => {
    const number = await paidOrder();
    const { db } = shop.database;
    // As an older version left it.
    await db.execute(
      sql`update orders set status = 'ORDERCANCELLED', attention = 'refund_due' where number = ${number}`,
    );
    const migration = fs.readFileSync(new URL('../../migrations/0011_refunds.sql', import.meta.url), 'utf8');
    const statements = migration.split('--> statement-breakpoint').map((statement) => statement.trim());
    for (const statement of statements.filter((text) => /^(INSERT|UPDATE)/.test(text)))
      await db.execute(sql.raw(statement));
    const { finalTotalFils, refundFils, attention } = await orderOf(number);
    expect([refundFils, attention]).toEqual([finalTotalFils, null]);
    expect(await refundsOf(number)).toMatchObject([{ state: 'refused', method: 'card', amountFils: finalTotalFils }]);
    expect(await executedFor(number)).toEqual([]);
    await shop.admin.refunds.retry(`${number}-R1`);
    await waitForState(number, 'done');
  });
});

describe('a provider that does not execute what it was sent', () => {
  /** Answers refunds one after the other; an exception is an answer that never came. */
  function provider(
    answers: ((cartId: string, amount: number) => ProviderTransaction)[],
    known: ProviderTransaction[],
  ) {
    const sent: string[] = [];
    return {
      sent,
      provider: {
        refund: async ({ cartId, amount }) => {
          sent.push(cartId);
          return (answers.shift() ?? unanswered)(cartId, amount);
        },
        queryByCart: async () => known,
      } as Partial<PaymentProvider> as PaymentProvider,
    };
  }
  const unanswered = (): never => {
    throw new ProviderUnavailable('no answer');
  };
  const executed = (cartId: string, amount: number): ProviderTransaction => ({
    tranRef: `OTHER${cartId}`,
    profileId: 99_999,
    cartId,
    amount,
    currency: 'AED',
    type: 'refund',
    state: 'paid',
    message: 'Authorised',
    isChargedBack: false,
    raw: JSON.stringify({ cartId, amount }),
  });

  /** A due refund that the shop's own job leaves alone. */
  async function dueRefund(): Promise<string> {
    const number = await paidOrder();
    await inTransaction(shop.database.db, async (tx) => {
      const { id } = await requestRefund(
        tx,
        { orderNumber: number, amountFils: 700, reason: 'returned', key: number },
        new Date(shop.clock.now()),
      );
      await tx
        .update(refunds)
        .set({ runAt: new Date(shop.clock.now() + DAY) })
        .where(eq(refunds.id, id));
    });
    return number;
  }

  it('is asked again under the same reference only after it does not know it', async () => {
    const number = await dueRefund();
    let at = shop.clock.now() + 2 * DAY;
    const { provider: lost, sent } = provider([unanswered, executed], []);
    const run = () =>
      sendRefunds({ db: shop.database.db, provider: lost, now: () => at, log, isStopping: () => false });
    await run();
    expect(sent).toEqual([`${number}-R1`]);
    at += 2 * MINUTE;
    await run();
    expect(sent).toHaveLength(1);
    at += 10 * MINUTE;
    await run();
    expect(sent).toEqual([`${number}-R1`, `${number}-R1`]);
    expect((await refundsOf(number))[0]).toMatchObject({ state: 'done', tranRef: `OTHER${number}-R1` });
    expect(await refundMailsOf(number)).toEqual(['done', 'sent']);
  });

  it('is not asked twice when an operator retries during a repeated request', async () => {
    const number = await dueRefund();
    let at = shop.clock.now() + 2 * DAY;
    const sent: string[] = [];
    /** Both attempts have queried the provider before either sends. */
    let queries = 0;
    let release = (): void => undefined;
    const bothQueried = new Promise<void>((resolve) => (release = resolve));
    const slow = {
      refund: async ({ cartId, amount }) => {
        sent.push(cartId);
        if (sent.length === 1) return unanswered();
        return executed(cartId, amount);
      },
      queryByCart: async () => {
        if (++queries === 2) release();
        await bothQueried;
        return [];
      },
    } as Partial<PaymentProvider> as PaymentProvider;
    const run = () =>
      sendRefunds({ db: shop.database.db, provider: slow, now: () => at, log, isStopping: () => false });
    await run();
    at += 10 * MINUTE;
    const first = run();
    await expect.poll(() => queries).toBe(1);
    await shop.database.db
      .update(refunds)
      .set({ runAt: new Date(at) })
      .where(eq(refunds.reference, `${number}-R1`));
    await Promise.all([first, run()]);
    expect(sent).toHaveLength(2);
    expect((await refundsOf(number))[0]?.state).toBe('done');
  });

  it('is refused, for an operator, when it executed only a part', async () => {
    const number = await dueRefund();
    const { provider: partly } = provider([(cartId, amount) => executed(cartId, amount - 100)], []);
    const at = shop.clock.now() + 2 * DAY;
    await sendRefunds({ db: shop.database.db, provider: partly, now: () => at, log, isStopping: () => false });
    expect((await refundsOf(number))[0]).toMatchObject({
      state: 'refused',
      lastError: expect.stringContaining('AED 6'),
    });
    expect(await refundMailsOf(number)).toEqual([]);
  });
});
