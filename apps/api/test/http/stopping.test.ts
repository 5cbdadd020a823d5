import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { outbox, payments, refunds } from '../../src/db/schema/index.js';
import { JobRunner } from '../../src/jobs/jobs.js';
import { sendDueMails } from '../../src/jobs/outboxWorker.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';
import { ProviderUnavailable, type PaymentProvider } from '../../src/payments/provider.js';
import { sweepPayments } from '../../src/payments/sweep.js';
import { sendRefunds } from '../../src/refunds/send.js';
import { stockAlertLinks } from '../../src/stockAlerts/links.js';
import { orderFor, PLAIN, placed } from '../support/buying.js';
import { APPROVED, HostedPage } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const log = { warn: () => undefined, error: () => undefined };
const DAY = 24 * 3600_000;

let isStopping = false;
let shop: TestShop;
beforeAll(async () => {
  // The shop's own jobs leave the work to the test.
  shop = await openTestShop({}, true, () => true);
});
afterAll(() => shop.close());

const order = async (payment_method: 'cod' | 'card') =>
  placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { payment_method }));
/** Stops the process during the first item. */
const during = (work: () => unknown) => {
  const calls: unknown[] = [];
  isStopping = false;
  return {
    calls,
    isStopping: () => isStopping,
    call: (...args: unknown[]) => {
      calls.push(args);
      isStopping = true;
      return work();
    },
  };
};
const away = () => {
  throw new ProviderUnavailable('no answer');
};

it('ends with the mail under way, which is marked as sent', async () => {
  await order('cod');
  await order('cod');
  const { db } = shop.database;
  const { call, calls, isStopping: stopping } = during(() => undefined);
  const sent = await sendDueMails({
    db,
    mailer: async () => void call(),
    publicOrigin: 'https://shop.example',
    links: new OrderTokens('secret', 'order-link', Date.now),
    stockAlertLinks: stockAlertLinks('secret', Date.now),
    delivery: DEFAULT_DELIVERY,
    facts: {},
    shopAddress: 'care@shop.example',
    now: Date.now,
    log,
    isStopping: stopping,
  });
  expect([sent, calls.length]).toEqual([1, 1]);
  expect(await db.select().from(outbox).where(isNotNull(outbox.doneAt))).toHaveLength(1);
});

it('ends with the payment it asks the provider about', async () => {
  await order('card');
  await order('card');
  const { call, calls, isStopping: stopping } = during(away);
  const provider = { query: async () => call() } as unknown as PaymentProvider;
  await sweepPayments({
    db: shop.database.db,
    delivery: DEFAULT_DELIVERY,
    provider,
    now: () => Date.now() + 20 * 60_000,
    log,
    isStopping: stopping,
  });
  expect(calls).toHaveLength(1);
});

it('ends with the refund under way', async () => {
  const { db } = shop.database;
  for (let paid = 0; paid < 2; paid++) {
    const answer = await order('card');
    await new HostedPage(shop, answer.redirect_url ?? '').pay(APPROVED);
    const isPaid = async () =>
      (
        await db
          .select()
          .from(payments)
          .where(eq(payments.tranRef, answer.tran_ref ?? ''))
      )[0]?.state;
    await expect.poll(isPaid).toBe('paid');
    await shop.admin.orders.move(answer.order_number, 'ORDERCANCELLED');
  }
  const { call, calls, isStopping: stopping } = during(away);
  const provider = { refund: async () => call() } as unknown as PaymentProvider;
  await sendRefunds({ db, provider, now: () => Date.now() + DAY, log, isStopping: stopping });
  expect(calls).toHaveLength(1);
  expect((await db.select().from(refunds).orderBy(asc(refunds.id))).map(({ state }) => state).sort()).toEqual([
    'due',
    'sent',
  ]);
});

it('begins no job when the process is stopping', () => {
  const run = vi.fn(async () => undefined);
  const jobs = new JobRunner([{ name: 'mails', everyMs: 1_000, run }], shop.app.log, () => isStopping);
  isStopping = true;
  jobs.kick('mails');
  expect(run).not.toHaveBeenCalled();
  isStopping = false;
  jobs.kick('mails');
  expect(run).toHaveBeenCalledTimes(1);
});
