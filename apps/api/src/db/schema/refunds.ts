import type { OnlineMethod } from '@mahd/rules/shop';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.js';
import { orders } from './orders.js';

/** Why money is refunded. `paid_late`: the payment arrived after the order was given up. */
export type RefundReason = 'cancelled' | 'returned' | 'paid_late';

/**
 * `due`: the provider has not executed it, or it is to be settled by hand. `sent`: the provider has it, or its outcome
 * is unknown. `refused`: the provider refused it; an operator retries it or settles it by hand.
 */
export type RefundState = 'due' | 'sent' | 'done' | 'refused';

/** Refunds of orders. The requested amounts are also summed up in `orders.refundFils`, which is limited by a check. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Number of the credit note: the order number and a counter. */
    reference: text().notNull().unique(),
    /** Repeating a request with the same key returns the same refund. */
    idempotencyKey: text().notNull().unique(),
    /** The return that caused it. */
    returnId: uuid(),
    reason: text().$type<RefundReason>().notNull(),
    /** The payment method of the order. `manual`: paid in cash, settled by hand. */
    method: text().$type<OnlineMethod | 'manual'>().notNull(),
    amountFils: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** Identifies the refund at the provider (`cart_id`); changes when an operator retries a refused one. */
    cartId: text().notNull().unique(),
    /** The provider's reference. */
    tranRef: text().unique(),
    /** The operator's reference, such as that of a bank transfer. */
    settlementReference: text(),
    requestedAt: moment().notNull(),
    /** Time of the next attempt or query. */
    runAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** When it was last sent to the provider. */
    sentAt: moment(),
    /** When it was done or refused. */
    settledAt: moment(),
    /** For operators. */
    lastError: text(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_open')
      .on(table.runAt)
      .where(sql`method <> 'manual' and state in ('due', 'sent')`),
    check('refunds_amount', sql`amount_fils > 0`),
  ],
);
