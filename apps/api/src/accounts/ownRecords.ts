import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, outbox, paymentEvents, payments, stockAlerts } from '../db/schema/index.js';
import type { AccountMessage, OutboxMessage } from '../jobs/outboxWriter.js';
import type { Order, Payment } from '../orders/lifecycle.js';
import type { User } from './queries.js';

export interface OwnOrder {
  readonly order: Order;
  readonly payment: Payment | null;
}

const ABOUT_ACCOUNT = [
  'verification',
  'already-registered',
  'password-reset',
  'password-changed',
] as const satisfies AccountMessage['kind'][];
const ABOUT_STOCK = ['stock-alert', 'stock-alert-confirmation'] as const satisfies OutboxMessage['kind'][];
const OF_ADDRESS = ['contact', ...ABOUT_STOCK] satisfies OutboxMessage['kind'][];
const ABOUT_ORDER = [
  'order-confirmation',
  'status-change',
  'refund',
  'return-change',
] satisfies OutboxMessage['kind'][];

/** A user's orders, oldest first: those placed while logged in, and unpaid guest orders with the verified address. */
export async function ownOrders(db: Database, { id, email, emailVerifiedAt }: User): Promise<OwnOrder[]> {
  const unpaid =
    emailVerifiedAt === null ? undefined : and(eq(orders.email, email), isNull(orders.status), isNull(orders.userId));
  return db
    .select({ order: orders, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(or(eq(orders.userId, id), unpaid))
    .orderBy(asc(orders.createdAt));
}

/** Account mails to a user and mails about requests of theirs; of a verified address also its contact messages. */
export function isOwnMail(user: User): SQL | undefined {
  const kinds = user.emailVerifiedAt === null ? ABOUT_ACCOUNT : [...ABOUT_ACCOUNT, ...OF_ADDRESS];
  const ownAlerts = sql`select id::text from ${stockAlerts} where ${isOwnStockAlert(user)}`;
  return or(
    and(inArray(outbox.kind, kinds), sql`lower(trim(${outbox.payload}->>'email')) = ${user.email}`),
    and(inArray(outbox.kind, ABOUT_STOCK), sql`${outbox.payload}->>'alertId' in (${ownAlerts})`),
  );
}

/** Requests to be notified of stock, by a user or from a verified address. */
export function isOwnStockAlert({ id, email, emailVerifiedAt }: User): SQL | undefined {
  return or(eq(stockAlerts.userId, id), emailVerifiedAt === null ? undefined : eq(stockAlerts.email, email));
}

/** Mails about these orders. */
export function isMailAbout(own: readonly OwnOrder[]): SQL | undefined {
  const numbers = own.map(({ order }) => order.number);
  return and(inArray(outbox.kind, ABOUT_ORDER), inArray(sql`${outbox.payload}->>'orderNumber'`, numbers));
}

/** Payment provider messages about these orders, including rejected ones. */
export function isEventAbout(own: readonly OwnOrder[]): SQL | undefined {
  const references = own.flatMap(({ payment }) => (payment?.tranRef == null ? [] : [payment.tranRef]));
  return or(
    inArray(paymentEvents.tranRef, references),
    ...own.map(({ order }) => sql`strpos(${paymentEvents.body}, ${order.number}) > 0`),
  );
}

/** Deletes queued mails, so that their links cannot undo a later change. */
export async function dropWaitingMails(tx: Database, kind: AccountMessage['kind'], email: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), sql`${outbox.payload}->>'email' = ${email}`));
}
