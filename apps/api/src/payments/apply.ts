import { canChangePayment } from '@mahd/rules/shop';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { orders, payments } from '../db/schema/index.js';
import { lockOrder, settlePayment, type Payment } from '../orders/lifecycle.js';
import { keepEvent, type EventOutcome } from './events.js';
import type { ProviderTransaction } from './provider.js';

/** The message a transaction was read from, for the record. */
export interface Origin {
  readonly kind: 'callback' | 'query';
  readonly body: string;
}

/**
 * Lets what the provider says about a payment take effect, once: order, profile, currency, amount and kind are compared with
 * our own record first. The message and its effect are written in one transaction.
 */
export async function applyTransaction(
  db: Database,
  said: ProviderTransaction,
  origin: Origin,
  now: number,
): Promise<EventOutcome> {
  const at = new Date(now);
  return inTransaction(db, async (tx) => {
    const outcome = await takeEffect(tx, said, at);
    const isNews = origin.kind === 'callback' || outcome !== 'no_change';
    if (isNews)
      await keepEvent(tx, { ...origin, tranRef: said.tranRef, signatureValid: true, outcome, receivedAt: at });
    return outcome;
  });
}

async function takeEffect(tx: Database, said: ProviderTransaction, at: Date): Promise<EventOutcome> {
  const order = await lockOrder(tx, said.orderNumber);
  const [payment] = order === undefined ? [] : await tx.select().from(payments).where(eq(payments.orderId, order.id));
  if (order === undefined || payment === undefined) return 'unknown_payment';
  if (said.type !== 'sale') return 'not_a_sale';
  if (!isSamePayment(payment, said)) return 'mismatch';
  if (payment.state === said.state) return 'no_change';
  if (canChangePayment(payment.state, said.state)) {
    await settlePayment(tx, order, said.state, at);
    return 'applied';
  }
  if (said.state !== 'paid') return 'no_change';
  // Money arrived for an order we had given up: a person decides between sending and refunding.
  await tx.update(orders).set({ attention: 'paid_late' }).where(eq(orders.id, order.id));
  return 'paid_late';
}

function isSamePayment(payment: Payment, said: ProviderTransaction): boolean {
  return (
    payment.tranRef === said.tranRef &&
    payment.profileId === said.profileId &&
    payment.currency === said.currency &&
    payment.amountFils === said.amount
  );
}
