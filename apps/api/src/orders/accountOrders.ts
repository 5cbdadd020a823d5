import type { AccountOrders, AccountOrderSummary } from '@mahd/contract';
import { canShopperCancel, CLOSED_RETURN_STATES } from '@mahd/rules/shop';
import { and, asc, count, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orderLines, orders, payments, returns } from '../db/schema/index.js';
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
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const ids = rows.map(({ order }) => order.id);
  const items = await countItems(db, ids);
  const openReturns = await findOpenReturns(db, ids);
  return {
    data: rows.map(({ order, payment }) => ({
      ...accountSummaryView(order, payment, items.get(order.id) ?? 1),
      open_return: openReturns.get(order.id) ?? null,
    })),
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

/** The newest open return of each order. */
async function findOpenReturns(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, AccountOrderSummary['open_return']>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: returns.orderId, return_number: returns.number, state: returns.state })
    .from(returns)
    .where(and(inArray(returns.orderId, [...orderIds]), notInArray(returns.state, [...CLOSED_RETURN_STATES])))
    .orderBy(asc(returns.createdAt), asc(returns.number));
  return new Map(rows.map(({ orderId, ...entry }) => [orderId, entry]));
}

function unknownOrder(): ProblemError {
  return notFound('unknown_order', 'Order not found.');
}
