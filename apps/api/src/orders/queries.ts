import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orderHistory, orderLines, orders, payments } from '../db/schema/index.js';
import type { Order, Payment } from './lifecycle.js';

export type OrderLine = typeof orderLines.$inferSelect;
export type StatusRow = Pick<typeof orderHistory.$inferSelect, 'status' | 'at'>;

/** An order with everything about it. */
export interface WholeOrder {
  readonly order: Order;
  readonly lines: OrderLine[];
  readonly history: StatusRow[];
  readonly payment: Payment | null;
}

export async function findOrder(db: Database, number: string): Promise<WholeOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  return order === undefined ? undefined : wholeOrderOf(db, order);
}

export async function wholeOrderOf(db: Database, order: Order): Promise<WholeOrder> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const history = await findHistory(db, order.id);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  return { order, lines, history, payment: payment ?? null };
}

export async function findHistory(db: Database, orderId: string): Promise<StatusRow[]> {
  return db
    .select({ status: orderHistory.status, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
}

/** The latest orders with how their payment stands, newest first. */
export async function listOrders(
  db: Database,
  limit: number,
): Promise<{ order: Order; paymentState: Payment['state'] | null }[]> {
  const rows = await db
    .select({ order: orders, paymentState: payments.state })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .orderBy(desc(orders.createdAt), desc(sql`${orders.number}`))
    .limit(limit);
  return rows;
}
