import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.js';

/** Transactional outbox: mails are queued in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** The same mail is queued once. */
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Time of the next attempt. */
    runAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** First failed attempt since it was queued or retried by an operator. */
    firstFailureAt: moment(),
    doneAt: moment(),
    /** Given up; needs an operator. */
    failedAt: moment(),
    /** Contains no addresses: it is shown to operators and logged. */
    lastError: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.runAt)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_done')
      .on(table.doneAt)
      .where(sql`done_at is not null`),
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
  ],
);

/** Random keys of this shop, created on first use. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Attempts in the current window, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);

/** Payments of the built-in test provider. Empty with a real one. */
export const sandboxTransactions = pgTable(
  'sandbox_transactions',
  {
    tranRef: text().primaryKey(),
    pageId: text().notNull().unique(),
    cartId: text().notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Response status of the wire protocol: P while pending. */
    status: text().notNull(),
    responseCode: text().notNull(),
    responseMessage: text().notNull(),
    cardNumber: text(),
    createdAt: moment().notNull(),
    settledAt: moment(),
  },
  (table) => [
    index('sandbox_transactions_cart').on(table.cartId),
    index('sandbox_transactions_created').on(table.createdAt),
  ],
);
