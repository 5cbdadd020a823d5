import type { AccountOrders } from '@mahd/contract';
import { canShopperCancel } from '@mahd/rules/shop';
import { and, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orderLines, orders, payments } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { notFound, ProblemError } from '../http/problem.js';
import { accountSummaryView } from './accountView.js';
import { lockOrder, moveOrder } from './lifecycle.js';
import { normaliseOrderNumber } from './orderNumber.js';
import { findOrder, type FullOrder } from './queries.js';

const PAGE_SIZE = 10;

/** A page of a user's orders, newest first. Orders with a failed card payment are omitted. */
export async function listAccountOrders(db: Database, userId: string, page: number): Promise<AccountOrders> {
  const where = and(
    eq(orders.userId, userId),
    or(isNotNull(orders.status), inArray(payments.state, ['pending', 'review'])),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(where);
  const rows = await db
    .select({ order: orders, paymentState: payments.state })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const items = await countItems(
    db,
    rows.map(({ order }) => order.id),
  );
  return {
    data: rows.map(({ order, paymentState }) => accountSummaryView(order, paymentState, items.get(order.id) ?? 1)),
    total: counted?.total ?? 0,
    page,
    per_page: PAGE_SIZE,
  };
}

/** A user's own order. Throws a 404 for other users' orders. */
export async function findAccountOrder(db: Database, userId: string, number: string): Promise<FullOrder> {
  const fullOrder = await findOrder(db, normaliseOrderNumber(number));
  if (fullOrder === undefined || fullOrder.order.userId !== userId) throw unknownOrder();
  return fullOrder;
}

/**
 * Cancels an order that is not being prepared yet: stock and promo code are released, and card payments are
 * refunded.
 */
export async function cancelAccountOrder(
  db: Database,
  userId: string,
  number: string,
  now: number,
): Promise<FullOrder> {
  const key = normaliseOrderNumber(number);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, key);
    if (order === undefined || order.userId !== userId) throw unknownOrder();
    const isCancelled =
      order.status !== null &&
      canShopperCancel(order.status) &&
      (await moveOrder(tx, order, 'ORDERCANCELLED', new Date(now)));
    if (!isCancelled) throw new ProblemError(409, 'too_late', 'This order can no longer be canceled.');
  });
  return findAccountOrder(db, userId, key);
}

async function countItems(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderLines.orderId, items: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ orderId, items }) => [orderId, items]));
}

function unknownOrder(): ProblemError {
  return notFound('unknown_order', 'Order not found.');
}
