import { toE164 } from '@mahd/rules/locale';
import { normalizeEmail } from '@mahd/rules/shop';
import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orderHistory, orderLines, orders, payments, unconfirmedOrders } from '../db/schema/index.js';
import { mailboxHash } from '../mail/mailbox.js';
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

/** Which orders in cash that nobody has confirmed are meant; what is left out does not matter. */
export interface UnconfirmedCriteria {
  /** E-mail address, in any spelling of its mailbox, or mobile. */
  readonly contact?: string | undefined;
  /** Hash of the network address they were sent from. */
  readonly network?: string | undefined;
  readonly from?: Date | undefined;
  /** The first moment that is not meant any more. */
  readonly before?: Date | undefined;
}

/** Orders in cash that nobody has confirmed, oldest first. */
export async function findUnconfirmed(
  db: Database,
  { contact, network, from, before }: UnconfirmedCriteria,
): Promise<Order[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(unconfirmedOrders, eq(unconfirmedOrders.orderId, orders.id))
    .where(
      and(
        eq(orders.status, 'ORDERPLACED'),
        eq(orders.paymentMethod, 'cod'),
        contact === undefined
          ? undefined
          : or(
              eq(orders.email, normalizeEmail(contact)),
              eq(unconfirmedOrders.mailbox, mailboxHash(contact)),
              eq(orders.mobile, toE164(contact) ?? ''),
            ),
        network === undefined ? undefined : eq(unconfirmedOrders.network, network),
        from === undefined ? undefined : gte(orders.createdAt, from),
        before === undefined ? undefined : lt(orders.createdAt, before),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.number));
  return rows.map(({ order }) => order);
}

/** Hash of the network address an order was sent from; undefined once it is confirmed or cancelled, and for an unknown order. */
export async function findNetworkOf(db: Database, number: string): Promise<string | undefined> {
  const [row] = await db
    .select({ network: unconfirmedOrders.network })
    .from(unconfirmedOrders)
    .innerJoin(orders, eq(orders.id, unconfirmedOrders.orderId))
    .where(eq(orders.number, number));
  return row?.network;
}
