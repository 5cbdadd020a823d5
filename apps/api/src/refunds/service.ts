import { isOnlineMethod, type Fils } from '@mahd/rules/shop';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, payments, refunds, type RefundReason } from '../db/schema/index.js';
import { enqueueMail } from '../jobs/outboxWriter.js';

export type Refund = typeof refunds.$inferSelect;
type Order = typeof orders.$inferSelect;

export interface RefundRequest {
  readonly orderNumber: string;
  readonly amountFils: Fils;
  readonly reason: RefundReason;
  /** Repeating a request with the same key returns the same refund. */
  readonly key: string;
  readonly returnId?: string;
}

/** The error of a refund whose payment the customer's bank has taken back: it is settled, never paid again. */
export const CHARGED_BACK = 'The payment was charged back';

/** Why a refund cannot be requested. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';

  constructor(
    readonly code: 'unknown_order' | 'not_paid' | 'invalid_amount' | 'too_much' | 'key_reused',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Requests a refund of all or part of an order, in the transaction of what causes it. Online payments are refunded by
 * the `refunds` job, cash is settled by hand. The order is locked, and a check in the database keeps the sum of its
 * refunds within its total.
 * @throws {RefundRefused} nothing was paid, more was asked than is left, or the key belongs to another request
 */
export async function requestRefund(
  tx: Database,
  { orderNumber, amountFils, reason, key, returnId }: RefundRequest,
  at: Date,
): Promise<Refund> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, orderNumber)).for('update');
  if (order === undefined) throw new RefundRefused('unknown_order', `There is no order ${orderNumber}.`);
  const [present] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, key));
  if (present !== undefined) {
    if (present.orderId === order.id && present.amountFils === amountFils) return present;
    throw new RefundRefused('key_reused', 'This key belongs to another refund.');
  }
  if (!Number.isSafeInteger(amountFils) || amountFils <= 0)
    throw new RefundRefused('invalid_amount', 'A refund needs an amount above zero.');
  const paid = await paidFils(tx, order);
  if (paid === 0) throw new RefundRefused('not_paid', `Nothing was paid for ${orderNumber}.`);
  if (amountFils > paid - order.refundFils)
    throw new RefundRefused('too_much', `Only ${paid - order.refundFils} fils of ${orderNumber} can be refunded.`);

  await tx
    .update(orders)
    .set({ refundFils: order.refundFils + amountFils })
    .where(eq(orders.id, order.id));
  const [counted] = await tx.select({ before: count() }).from(refunds).where(eq(refunds.orderId, order.id));
  const reference = `${order.number}-R${(counted?.before ?? 0) + 1}`;
  const method = isOnlineMethod(order.paymentMethod) ? order.paymentMethod : 'manual';
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      reference,
      idempotencyKey: key,
      returnId: returnId ?? null,
      reason,
      method,
      amountFils,
      state: 'due',
      cartId: reference,
      requestedAt: at,
      runAt: at,
    })
    .returning();
  if (refund === undefined) throw new Error('The refund was not stored');
  if (method === 'manual') await enqueueMail(tx, { kind: 'refund', orderNumber, reference, event: 'manual' }, at);
  return refund;
}

/** What the shop has received for an order: an online payment, or the cash of a delivered one. */
async function paidFils(tx: Database, order: Order): Promise<Fils> {
  if (!isOnlineMethod(order.paymentMethod)) return order.status === 'ORDERDELIVERED' ? order.finalTotalFils : 0;
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id));
  const isPaid = payment?.state === 'paid' || order.attention === 'paid_late';
  return isPaid ? order.finalTotalFils : 0;
}
