import { CLOSED_RETURN_STATES } from '@mahd/rules/shop';
import { and, asc, eq, inArray, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import type { Database } from '../db/database.js';
import {
  mailTokens,
  orders,
  outbox,
  paymentEvents,
  payments,
  returnPictures,
  returns,
  reviews,
  sandboxTransactions,
  sessions,
  stockAlerts,
} from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { removeMailFilesBefore } from '../mail/mailFiles.js';
import { releaseHold } from '../orders/hold.js';
import { CONFIRM_DAYS } from '../stockAlerts/links.js';
import type { IsStopping } from './jobs.js';
import { endOf, type RetentionPeriods } from './periods.js';

/** Small batches, so that requests do not wait for locks or the embedded database's only connection. */
const BATCH = 100;

export interface RetentionDependencies {
  readonly db: Database;
  readonly periods: RetentionPeriods;
  readonly mailFolder: string;
  /** Counts deletions by kind. */
  readonly deleted: Counter<'kind'>;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly isStopping: IsStopping;
}

/** A retention rule for one table. */
interface Rule {
  readonly kind: string;
  readonly key: PgColumn;
  readonly table: PgTable;
  readonly isOver: SQL | undefined;
}

/** Deletes expired data in batches. `skip locked` lets several processes run it at the same time. */
export async function deleteExpired(dependencies: RetentionDependencies): Promise<void> {
  const { db, periods, mailFolder, deleted, now, log, isStopping } = dependencies;
  const counts: Record<string, number> = {};
  counts.unpaid_orders = await deleteUnpaidOrders(db, endOf(periods.unpaidOrders, now()), isStopping);
  for (const rule of rulesAt(periods, now())) counts[rule.kind] = await deleteBatches(db, rule, isStopping);
  counts.mail_files = await removeMailFilesBefore(mailFolder, endOf(periods.mails, now()));
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  for (const [kind, count] of some) deleted.inc({ kind }, count);
  if (some.length > 0) log.info({ deleted: Object.fromEntries(some) }, 'deleted expired data');
}

function rulesAt(periods: RetentionPeriods, now: number): Rule[] {
  const at = new Date(now);
  const end = (kind: keyof RetentionPeriods) => endOf(periods[kind], now);
  const isFinishedBefore = (moment: Date) => or(lt(outbox.doneAt, moment), lt(outbox.failedAt, moment));
  const event = { table: paymentEvents, key: paymentEvents.id };
  return [
    { kind: 'sessions', table: sessions, key: sessions.tokenHash, isOver: lt(sessions.expiresAt, at) },
    { kind: 'mail_links', table: mailTokens, key: mailTokens.tokenHash, isOver: lt(mailTokens.expiresAt, at) },
    {
      kind: 'mails',
      table: outbox,
      key: outbox.id,
      isOver: and(ne(outbox.kind, 'contact'), isFinishedBefore(end('mails'))),
    },
    {
      kind: 'messages',
      table: outbox,
      key: outbox.id,
      isOver: and(eq(outbox.kind, 'contact'), isFinishedBefore(end('messages'))),
    },
    {
      kind: 'payment_messages',
      ...event,
      isOver: and(eq(paymentEvents.signatureValid, true), lt(paymentEvents.receivedAt, end('paymentMessages'))),
    },
    {
      kind: 'refused_messages',
      ...event,
      isOver: and(eq(paymentEvents.signatureValid, false), lt(paymentEvents.receivedAt, end('refusedMessages'))),
    },
    {
      kind: 'test_payments',
      table: sandboxTransactions,
      key: sandboxTransactions.tranRef,
      isOver: lt(sandboxTransactions.createdAt, end('paymentMessages')),
    },
    {
      kind: 'reviews',
      table: reviews,
      key: reviews.id,
      isOver: and(ne(reviews.state, 'approved'), lt(reviews.createdAt, end('reviews'))),
    },
    {
      kind: 'return_pictures',
      table: returnPictures,
      key: returnPictures.returnId,
      isOver: sql`${returnPictures.returnId} in (
        select ${returns.id} from ${returns}
        where ${and(inArray(returns.state, CLOSED_RETURN_STATES), lt(returns.changedAt, end('returnPictures')))})`,
    },
    {
      kind: 'stock_alerts',
      table: stockAlerts,
      key: stockAlerts.id,
      isOver: or(
        and(
          isNull(stockAlerts.confirmedAt),
          lt(stockAlerts.createdAt, endOf({ amount: CONFIRM_DAYS, unit: 'day' }, now)),
        ),
        and(
          lt(stockAlerts.createdAt, end('stockAlerts')),
          or(isNull(stockAlerts.notifiedAt), lt(stockAlerts.notifiedAt, end('stockAlerts'))),
        ),
      ),
    },
    {
      kind: 'orders',
      table: orders,
      key: orders.id,
      // Also unplaced ones that money arrived for: `deleteUnpaidOrders` keeps them.
      isOver: and(lt(orders.createdAt, end('orders')), lt(orders.changedAt, end('orders'))),
    },
  ];
}

async function deleteBatches(db: Database, { table, key, isOver }: Rule, isStopping: IsStopping): Promise<number> {
  for (let sum = 0; ;) {
    const batch = db.select({ key }).from(table).where(isOver).limit(BATCH).for('update', { skipLocked: true });
    const rows = await db.delete(table).where(inArray(key, batch)).returning({ key });
    sum += rows.length;
    if (rows.length < BATCH || isStopping()) return sum;
  }
}

/** Orders with received or reviewed payments are kept; the others release their reservation first. */
async function deleteUnpaidOrders(db: Database, before: Date, isStopping: IsStopping): Promise<number> {
  const isOver = and(
    isNull(orders.status),
    isNull(orders.attention),
    lt(orders.createdAt, before),
    notExists(
      db
        .select({ one: sql`1` })
        .from(payments)
        .where(and(eq(payments.orderId, orders.id), inArray(payments.state, ['paid', 'review']))),
    ),
  );
  for (let sum = 0; ;) {
    const batch = await db
      .select({ number: orders.number })
      .from(orders)
      .where(isOver)
      .orderBy(asc(orders.createdAt))
      .limit(BATCH);
    let deleted = 0;
    for (const { number } of batch) {
      const isDeleted = await inTransaction(db, async (tx) => {
        const [order] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.number, number), isOver))
          .for('update', { skipLocked: true });
        if (order === undefined) return false;
        await releaseHold(tx, order);
        await tx.delete(orders).where(eq(orders.id, order.id));
        return true;
      });
      if (isDeleted) deleted++;
    }
    sum += deleted;
    if (deleted === 0 || batch.length < BATCH || isStopping()) return sum;
  }
}
