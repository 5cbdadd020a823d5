import { canChangeOrder, isOnlineMethod, isPaymentFailed, type OrderStatus, type PaymentState } from '@mahd/rules/shop';
import { deliveryPromise, type DeliverySettings } from '@mahd/rules/shop/delivery';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orderHistory, orders, payments } from '../db/schema/index.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { requestRefund } from '../refunds/service.js';
import { confirmHold, releaseHold } from './hold.js';
import { removeUnconfirmed } from './unconfirmed.js';

export type Order = typeof orders.$inferSelect;
export type Payment = typeof payments.$inferSelect;

/** Selects an order for update. */
export async function lockOrder(tx: Database, number: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
  return order;
}

/** Selects an order for update, and its payment, which changes only while its order is locked. */
export async function lockPayment(
  tx: Database,
  number: string,
): Promise<{ order: Order | undefined; payment: Payment | undefined }> {
  const order = await lockOrder(tx, number);
  const [payment] = order === undefined ? [] : await tx.select().from(payments).where(eq(payments.orderId, order.id));
  return { order, payment };
}

/** Places an order that is paid, or to be paid in cash, with its days of delivery, and queues its confirmation. */
export async function placeOrder(tx: Database, order: Order, at: Date, delivery: DeliverySettings): Promise<void> {
  const { from, to } = deliveryPromise(at.getTime(), order.emirate, delivery);
  const attention = await confirmHold(tx, order, at);
  await tx
    .update(orders)
    .set({
      status: 'ORDERPLACED',
      placedAt: at,
      deliveryFrom: from,
      deliveryTo: to,
      changedAt: at,
      ...(attention === null ? {} : { attention }),
    })
    .where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({ orderId: order.id, status: 'ORDERPLACED', at });
  await enqueueMail(tx, { kind: 'order-confirmation', orderNumber: order.number }, at);
}

/** Whether an order is closed: no further delivery of it follows. */
export const isClosed = (status: OrderStatus | null): boolean =>
  status === 'ORDERDELIVERED' || status === 'ORDERCANCELLED';

/** Changes the status of a locked order; a cancelled one is refunded if it was paid online. Returns false if the transition is not allowed. */
export async function moveOrder(tx: Database, order: Order, to: OrderStatus, at: Date): Promise<boolean> {
  if (order.status === null || !canChangeOrder(order.status, to)) return false;
  if (to === 'ORDERCANCELLED') await releaseHold(tx, order);
  await removeUnconfirmed(tx, order.id);
  const forgotten = order.accountDeleted && isClosed(to) ? { note: null, gift: null } : {};
  await tx
    .update(orders)
    .set({
      ...forgotten,
      status: to,
      changedAt: at,
      ...(to === 'ORDERCANCELLED' ? { attention: null } : {}),
      // Those of an earlier attempt to deliver it.
      ...(to === 'ORDERDISPATCHED' ? { courier: null, trackingNumber: null, trackingUrl: null } : {}),
    })
    .where(eq(orders.id, order.id));
  const unrefundedFils = order.finalTotalFils - order.refundFils;
  if (to === 'ORDERCANCELLED' && isOnlineMethod(order.paymentMethod) && unrefundedFils > 0)
    await requestRefund(
      tx,
      {
        orderNumber: order.number,
        amountFils: unrefundedFils,
        reason: 'cancelled',
        key: `cancelled:${order.number}`,
      },
      at,
    );
  await announce(tx, order, to, at);
  return true;
}

/** Adds an entry to an order's history and mails it. */
export async function announce(tx: Database, order: Order, status: OrderStatus, at: Date): Promise<void> {
  const [change] = await tx
    .insert(orderHistory)
    .values({ orderId: order.id, status, at })
    .returning({ id: orderHistory.id });
  if (change !== undefined)
    await enqueueMail(tx, { kind: 'status-change', orderNumber: order.number, status, change: change.id }, at);
}

/** Records that the locked order is paid, and places it. */
export async function payOrder(tx: Database, order: Order, at: Date, delivery: DeliverySettings): Promise<void> {
  await tx.update(payments).set({ state: 'paid', settledAt: at }).where(eq(payments.orderId, order.id));
  await removeUnconfirmed(tx, order.id);
  await placeOrder(tx, order, at, delivery);
}

/** Records any other result of a payment and its effect on the locked order. */
export async function settlePayment(
  tx: Database,
  order: Order,
  state: Exclude<PaymentState, 'paid'>,
  at: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ state, ...(state === 'review' ? {} : { settledAt: at }) })
    .where(eq(payments.orderId, order.id));
  if (isPaymentFailed(state)) await releaseHold(tx, order);
}
