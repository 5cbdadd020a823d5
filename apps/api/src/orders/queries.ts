import { toE164 } from '@mahd/rules/locale';
import { normalizeEmail, type OrderStatus } from '@mahd/rules/shop';
import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orderHistory, orderLines, orders, payments, refunds, unconfirmedOrders } from '../db/schema/index.js';
import { mailboxHash } from '../mail/mailbox.js';
import type { Refund } from '../refunds/service.js';
import type { Order, Payment } from './lifecycle.js';

export type OrderLine = typeof orderLines.$inferSelect;
export type StatusRow = Pick<typeof orderHistory.$inferSelect, 'status' | 'at'>;

/** An order with lines, history, payment and refunds. */
export interface FullOrder {
  readonly order: Order;
  readonly lines: OrderLine[];
  readonly history: StatusRow[];
  readonly payment: Payment | null;
  /** Oldest first. */
  readonly refunds: Refund[];
}

export async function findOrder(db: Database, number: string): Promise<FullOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  return order === undefined ? undefined : loadFullOrder(db, order);
}

export async function loadFullOrder(db: Database, order: Order): Promise<FullOrder> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const history = await findHistory(db, order.id);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  return { order, lines, history, payment: payment ?? null, refunds: await findRefunds(db, order.id) };
}

async function findRefunds(db: Database, orderId: string): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.reference));
}

async function findHistory(db: Database, orderId: string): Promise<StatusRow[]> {
  return db
    .select({ status: orderHistory.status, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
}

const isRefundOpen = sql<boolean>`exists (select 1 from refunds where refunds.order_id = ${orders.id} and refunds.state <> 'done')`;

/** Orders that need a person. A payment that came too late settles itself with its refund. */
export const needsAttention = sql`(${orders.attention} in ('paid_without_stock', 'paid_without_promo') or (${orders.attention} = 'paid_late'
  and ${isRefundOpen}))`;

/** Which orders are listed: those that match every criterion. */
export interface OrderCriteria {
  /** Only those that need a person. */
  readonly attention?: boolean | undefined;
  readonly status?: OrderStatus | undefined;
  /** E-mail address or mobile number. */
  readonly contact?: string | undefined;
  /** A part of the customer's name. */
  readonly name?: string | undefined;
  readonly since?: Date | undefined;
}

/** The latest orders with their payment state, newest first. */
export async function listOrders(
  db: Database,
  limit: number,
  { attention, status, contact, name, since }: OrderCriteria = {},
): Promise<{ order: Order; paymentState: Payment['state'] | null; isRefundOpen: boolean }[]> {
  const rows = await db
    .select({ order: orders, paymentState: payments.state, isRefundOpen })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        attention === true ? needsAttention : undefined,
        status === undefined ? undefined : eq(orders.status, status),
        contact === undefined ? undefined : or(...isOf(contact)),
        name === undefined
          ? undefined
          : sql`position(lower(${name}) in lower(${orders.firstName} || ' ' || ${orders.lastName})) > 0`,
        since === undefined ? undefined : gte(orders.createdAt, since),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(sql`${orders.number}`))
    .limit(limit);
  return rows;
}

/** Orders with an e-mail address or mobile number. */
const isOf = (contact: string) => [eq(orders.email, normalizeEmail(contact)), eq(orders.mobile, toE164(contact) ?? '')];

/** Filters for unconfirmed cash orders. */
export interface UnconfirmedCriteria {
  /** E-mail address (any spelling of its mailbox) or mobile number. */
  readonly contact?: string | undefined;
  /** Hash of the network they were sent from. */
  readonly network?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly before?: Date | undefined;
}

/** Unconfirmed cash orders, oldest first. */
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
        contact === undefined ? undefined : or(...isOf(contact), eq(unconfirmedOrders.mailbox, mailboxHash(contact))),
        network === undefined ? undefined : eq(unconfirmedOrders.network, network),
        from === undefined ? undefined : gte(orders.createdAt, from),
        before === undefined ? undefined : lt(orders.createdAt, before),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.number));
  return rows.map(({ order }) => order);
}

/** Hash of the network an order was sent from; undefined once it is confirmed or cancelled. */
export async function findNetworkOf(db: Database, number: string): Promise<string | undefined> {
  const [row] = await db
    .select({ network: unconfirmedOrders.network })
    .from(unconfirmedOrders)
    .innerJoin(orders, eq(orders.id, unconfirmedOrders.orderId))
    .where(eq(orders.number, number));
  return row?.network;
}
