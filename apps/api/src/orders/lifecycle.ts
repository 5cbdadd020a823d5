import { canChangeOrder, isPaymentFailed, type OrderStatus, type PaymentState } from '@mahd/rules/shop';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orderHistory, orders, payments } from '../db/schema/index.js';
import { noteMail } from '../jobs/outboxWriter.js';
import { keepHold, releaseHold } from './hold.js';
import { uncountOrder } from './unconfirmed.js';

export type Order = typeof orders.$inferSelect;
export type Payment = typeof payments.$inferSelect;

/** An order's row, locked until the transaction ends. */
export async function lockOrder(tx: Database, number: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  return order;
}

/** Places an order: paid, or to be paid in cash. Its confirmation goes out with the same transaction. */
export async function placeOrder(tx: Database, order: Order, at: Date): Promise<void> {
  const attention = await keepHold(tx, order, at);
  await tx
    .update(orders)
    .set({
      status: 'ORDERPLACED',
      placedAt: at,
      changedAt: at,
      ...(attention === null ? {} : { attention }),
    })
    .where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({ orderId: order.id, status: 'ORDERPLACED', at });
  await noteMail(tx, { kind: 'order-confirmation', orderNumber: order.number }, at);
}

/** Moves a placed order on. False when it cannot go there from where it is. The order's row must be locked. */
export async function moveOrder(tx: Database, order: Order, to: OrderStatus, at: Date): Promise<boolean> {
  if (order.status === null || !canChangeOrder(order.status, to)) return false;
  if (to === 'ORDERCANCELLED') await releaseHold(tx, order);
  await uncountOrder(tx, order.id);
  const refundDue = to === 'ORDERCANCELLED' && order.paymentMethod === 'card';
  await tx
    .update(orders)
    .set({ status: to, changedAt: at, ...(refundDue ? { attention: 'refund_due' as const } : {}) })
    .where(eq(orders.id, order.id));
  const [change] = await tx
    .insert(orderHistory)
    .values({ orderId: order.id, status: to, at })
    .returning({ id: orderHistory.id });
  if (change !== undefined)
    await noteMail(tx, { kind: 'status-change', orderNumber: order.number, status: to, change: change.id }, at);
  return true;
}

/** Writes how a payment ended and what follows for its order. The order's row must be locked. */
export async function settlePayment(tx: Database, order: Order, state: PaymentState, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ state, ...(state === 'review' ? {} : { settledAt: at }) })
    .where(eq(payments.orderId, order.id));
  if (state === 'paid') {
    await uncountOrder(tx, order.id);
    await placeOrder(tx, order, at);
  } else if (isPaymentFailed(state)) await releaseHold(tx, order);
}
