import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { payments } from '../db/schema/index.js';
import { releaseHold } from '../orders/hold.js';
import { lockOrder, settlePayment } from '../orders/lifecycle.js';
import { applyTransaction } from './apply.js';
import { ProviderUnavailable, type PaymentProvider } from './provider.js';

const MINUTE_MS = 60_000;
/** An open payment this old is asked about: its callback may be lost. */
const ASK_AFTER_MS = 15 * MINUTE_MS;
const ASK_EVERY_MS = 5 * MINUTE_MS;
/** Stock and promo code stand aside this long for a payment nobody has made. */
const HOLD_MS = 30 * MINUTE_MS;
/** A page nobody has used for a day is closed on our side too. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;
const BATCH = 20;

interface OpenPayment {
  readonly number: string;
  readonly tranRef: string | null;
  readonly age: number;
}

export interface SweepParts {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** Asks the provider about every open payment that is old enough, and lets go of what stood aside too long. Safe in many processes at once. */
export async function sweepPayments(parts: SweepParts): Promise<void> {
  for (;;) {
    const claimed = await claimOpenPayments(parts.db, parts.now());
    for (const open of claimed) await sweepOne(parts, open);
    if (claimed.length < BATCH) return;
  }
}

/** One payment that cannot be settled must not keep the others from it. */
async function sweepOne(parts: SweepParts, open: OpenPayment): Promise<void> {
  try {
    await ask(parts, open);
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      parts.log.warn({ err: error, order: open.number }, 'the payment provider does not answer');
    else parts.log.error({ err: error, order: open.number }, 'a payment could not be settled');
  }
  await letGo(parts.db, open, parts.now());
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

async function ask(
  { db, provider, now }: { db: Database; provider: PaymentProvider; now: () => number },
  open: OpenPayment,
): Promise<void> {
  const said = open.tranRef === null ? await provider.queryByOrder(open.number) : [await provider.query(open.tranRef)];
  for (const transaction of said) {
    if (transaction !== null) await applyTransaction(db, transaction, { kind: 'query', body: transaction.raw }, now());
  }
  if (open.tranRef === null && said.length === 0) await expire(db, open.number, now());
}

async function letGo(db: Database, open: OpenPayment, now: number): Promise<void> {
  if (open.age >= GIVE_UP_MS) return expire(db, open.number, now);
  if (open.age < HOLD_MS) return;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, open.number);
    const [payment] = order === undefined ? [] : await tx.select().from(payments).where(eq(payments.orderId, order.id));
    if (order !== undefined && payment?.state === 'pending') await releaseHold(tx, order);
  });
}

async function expire(db: Database, number: string, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, number);
    const [payment] = order === undefined ? [] : await tx.select().from(payments).where(eq(payments.orderId, order.id));
    if (order === undefined || payment === undefined || payment.state !== 'pending') return;
    await settlePayment(tx, order, 'expired', new Date(now));
  });
}
