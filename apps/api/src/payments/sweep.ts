import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import type { IsStopping } from '../jobs/jobs.js';
import { releaseHold } from '../orders/hold.js';
import { lockPayment, settlePayment } from '../orders/lifecycle.js';
import { applyTransaction } from './apply.js';
import { ProviderUnavailable, type PaymentProvider } from './provider.js';

const MINUTE_MS = 60_000;
/** Open payments are queried after this time: a callback may be lost. */
const ASK_AFTER_MS = 15 * MINUTE_MS;
const ASK_EVERY_MS = 5 * MINUTE_MS;
/** How long stock and promo code are reserved for an unpaid order. */
const HOLD_MS = 30 * MINUTE_MS;
/** Unused payment pages expire after a day. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;
const BATCH = 20;

interface OpenPayment {
  readonly number: string;
  readonly tranRef: string | null;
  readonly age: number;
}

export interface SweepDependencies {
  readonly db: Database;
  readonly delivery: DeliverySettings;
  readonly provider: PaymentProvider;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly isStopping: IsStopping;
}

/** Queries old open payments and releases expired reservations. Safe to run in several processes. */
export async function sweepPayments(dependencies: SweepDependencies): Promise<void> {
  for (;;) {
    const claimed = await claimOpenPayments(dependencies.db, dependencies.now());
    for (const open of claimed) {
      // Those left are claimed again in a few minutes.
      if (dependencies.isStopping()) return;
      await sweepOne(dependencies, open);
    }
    if (claimed.length < BATCH) return;
  }
}

/** A failing payment must not block the others. */
async function sweepOne(dependencies: SweepDependencies, open: OpenPayment): Promise<void> {
  try {
    await ask(dependencies, open);
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      dependencies.log.warn({ err: error, order: open.number }, 'the payment provider does not answer');
    else dependencies.log.error({ err: error, order: open.number }, 'a payment could not be settled');
  }
  await releaseExpired(dependencies.db, open, dependencies.now());
}

async function claimOpenPayments(db: Database, now: number): Promise<OpenPayment[]> {
  const at = (ago: number) => sql`${new Date(now - ago).toISOString()}::timestamptz`;
  const rows = await rowsOf<{ number: string; tran_ref: string | null; age: number }>(
    db,
    sql`
    update payments set asked_at = ${at(0)}
    from orders
    where orders.id = payments.order_id and payments.order_id in (
      select order_id from payments
      where state in ('pending', 'review') and requested_at <= ${at(ASK_AFTER_MS)} and (asked_at is null or asked_at <= ${at(ASK_EVERY_MS)})
      order by requested_at limit ${BATCH} for update skip locked)
    returning orders.number, payments.tran_ref, (extract(epoch from ${at(0)} - payments.requested_at) * 1000)::float8 as age`,
  );
  return rows.map(({ number, tran_ref, age }) => ({ number, tranRef: tran_ref, age: Number(age) }));
}

async function ask({ db, delivery, provider, now }: Omit<SweepDependencies, 'log'>, open: OpenPayment): Promise<void> {
  const reported =
    open.tranRef === null ? await provider.queryByCart(open.number) : [await provider.query(open.tranRef)];
  for (const transaction of reported) {
    if (transaction !== null)
      await applyTransaction({ db, delivery }, transaction, { kind: 'query', body: transaction.raw }, now());
  }
  if (open.tranRef === null && reported.length === 0) await expire(db, open.number, now());
}

async function releaseExpired(db: Database, open: OpenPayment, now: number): Promise<void> {
  if (open.age >= GIVE_UP_MS) return expire(db, open.number, now);
  if (open.age < HOLD_MS) return;
  await inTransaction(db, async (tx) => {
    const { order, payment } = await lockPayment(tx, open.number);
    if (order !== undefined && payment?.state === 'pending') await releaseHold(tx, order);
  });
}

async function expire(db: Database, number: string, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { order, payment } = await lockPayment(tx, number);
    if (order === undefined || payment === undefined || payment.state !== 'pending') return;
    await settlePayment(tx, order, 'expired', new Date(now));
  });
}
