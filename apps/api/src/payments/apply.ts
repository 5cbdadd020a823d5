import { canChangePayment } from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { orders } from '../db/schema/index.js';
import { lockPayment, payOrder, settlePayment, type Payment } from '../orders/lifecycle.js';
import { requestRefund } from '../refunds/service.js';
import { recordEvent, type EventOutcome } from './events.js';
import type { ProviderTransaction } from './provider.js';

/** The message a transaction was read from. */
export interface Origin {
  readonly kind: 'callback' | 'query';
  readonly body: string;
}

export interface ApplyDependencies {
  readonly db: Database;
  readonly delivery: DeliverySettings;
}

/**
 * Applies a transaction reported by the provider, once. Order, profile, currency, amount and type must match our
 * record. Message and effect are written in one transaction.
 */
export async function applyTransaction(
  { db, delivery }: ApplyDependencies,
  reported: ProviderTransaction,
  origin: Origin,
  now: number,
): Promise<EventOutcome> {
  const at = new Date(now);
  return inTransaction(db, async (tx) => {
    const outcome = await applyState(tx, reported, at, delivery);
    const isNews = origin.kind === 'callback' || outcome !== 'no_change';
    if (isNews)
      await recordEvent(tx, { ...origin, tranRef: reported.tranRef, signatureValid: true, outcome, receivedAt: at });
    return outcome;
  });
}

async function applyState(
  tx: Database,
  reported: ProviderTransaction,
  at: Date,
  delivery: DeliverySettings,
): Promise<EventOutcome> {
  if (reported.type !== 'sale') return 'not_a_sale';
  const { order, payment } = await lockPayment(tx, reported.cartId);
  if (order === undefined || payment === undefined) return 'unknown_payment';
  if (!isSamePayment(payment, reported)) return 'mismatch';
  if (payment.state === reported.state) return 'no_change';
  if (canChangePayment(payment.state, reported.state)) {
    if (reported.state === 'paid') await payOrder(tx, order, at, delivery);
    else await settlePayment(tx, order, reported.state, at);
    return 'applied';
  }
  if (reported.state !== 'paid') return 'no_change';
  // The order was given up: its payment is refunded.
  await tx.update(orders).set({ attention: 'paid_late' }).where(eq(orders.id, order.id));
  if (order.finalTotalFils > 0)
    await requestRefund(
      tx,
      {
        orderNumber: order.number,
        amountFils: order.finalTotalFils,
        reason: 'paid_late',
        key: `paid_late:${order.number}`,
      },
      at,
    );
  return 'paid_late';
}

function isSamePayment(payment: Payment, reported: ProviderTransaction): boolean {
  return (
    payment.tranRef === reported.tranRef &&
    payment.profileId === reported.profileId &&
    payment.currency === reported.currency &&
    payment.amountFils === reported.amount
  );
}
