import { CLOSED_RETURN_STATES } from '@mahd/rules/shop';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import {
  orderHistory,
  orderLines,
  orders,
  returnHistory,
  returnLines,
  returnPictures,
  returns,
} from '../db/schema/index.js';
import type { Order } from '../orders/lifecycle.js';
import type { OrderLine } from '../orders/queries.js';

export type Return = typeof returns.$inferSelect;
type ReturnLine = typeof returnLines.$inferSelect;

/** A return with its lines and the number of its pictures. */
export interface FullReturn {
  readonly entry: Return;
  readonly lines: ReturnLine[];
  readonly pictures: number;
}

/** Everything that an order's returns depend on. */
export interface OrderWithReturns {
  readonly order: Order;
  readonly lines: OrderLine[];
  /** Null before delivery. */
  readonly deliveredAt: Date | null;
  /** Oldest first, refused ones included. */
  readonly returns: FullReturn[];
}

export async function findOrderReturns(db: Database, order: Order): Promise<OrderWithReturns> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const [delivery] = await db
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, order.id), eq(orderHistory.status, 'ORDERDELIVERED')))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  const entries = await db
    .select()
    .from(returns)
    .where(eq(returns.orderId, order.id))
    .orderBy(asc(returns.createdAt), asc(returns.number));
  const full = [];
  for (const entry of entries) full.push(await loadFullReturn(db, entry));
  return { order, lines, deliveredAt: delivery?.at ?? null, returns: full };
}

async function loadFullReturn(db: Database, entry: Return): Promise<FullReturn> {
  const lines = await db
    .select()
    .from(returnLines)
    .where(eq(returnLines.returnId, entry.id))
    .orderBy(asc(returnLines.position));
  const [counted] = await db
    .select({ pictures: sql<number>`count(*)::int` })
    .from(returnPictures)
    .where(eq(returnPictures.returnId, entry.id));
  return { entry, lines, pictures: counted?.pictures ?? 0 };
}

/** A return with its order. */
export async function findReturn(
  db: Database,
  number: string,
): Promise<{ readonly full: FullReturn; readonly order: Order; readonly lines: OrderLine[] } | undefined> {
  const [row] = await db
    .select({ entry: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.number, number));
  if (row === undefined) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row.order.id))
    .orderBy(asc(orderLines.position));
  return { full: await loadFullReturn(db, row.entry), order: row.order, lines };
}

/** Pictures of a return as WebP, in their order. */
export async function findReturnPictures(db: Database, returnId: string): Promise<Uint8Array[]> {
  const rows = await db
    .select({ webp: returnPictures.webp })
    .from(returnPictures)
    .where(eq(returnPictures.returnId, returnId))
    .orderBy(asc(returnPictures.position));
  return rows.map(({ webp }) => webp);
}

/** Returns that need work, oldest first; or those in a state, newest first. */
export async function listReturns(
  db: Database,
  state: Return['state'] | undefined,
  limit: number,
): Promise<{ entry: Return; order: Order }[]> {
  return db
    .select({ entry: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      state === undefined ? and(ne(returns.state, 'refunded'), ne(returns.state, 'refused')) : eq(returns.state, state),
    )
    .orderBy(state === undefined ? asc(returns.createdAt) : desc(returns.createdAt), asc(returns.number))
    .limit(limit);
}

export async function findReturnHistory(
  db: Database,
  returnId: string,
): Promise<{ state: Return['state']; at: Date }[]> {
  return db
    .select({ state: returnHistory.state, at: returnHistory.at })
    .from(returnHistory)
    .where(eq(returnHistory.returnId, returnId))
    .orderBy(asc(returnHistory.id));
}

/** Deletes the pictures and notes of these orders' closed returns, if their account is deleted: open ones need them. */
export async function forgetReturns(tx: Database, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const own = tx
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      and(
        inArray(orders.id, [...orderIds]),
        eq(orders.accountDeleted, true),
        inArray(returns.state, CLOSED_RETURN_STATES),
      ),
    );
  await tx.delete(returnPictures).where(inArray(returnPictures.returnId, own));
  await tx.update(returns).set({ note: null }).where(inArray(returns.id, own));
}
