import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Mails to be sent, written in the transaction that is their reason, so that neither exists without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** The same thing is written once. */
    dedupeKey: text().notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When it is tried next. */
    runAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** When it could not be sent for the first time since somebody asked for it to be tried. */
    firstFailureAt: moment(),
    doneAt: moment(),
    /** Given up; a person has to look. */
    failedAt: moment(),
    /** Without addresses: operators and logs show it. */
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

/** Random keys of this shop, made on first use. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** How often somebody tried something in the current window; shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);

/** Payments of the built-in test provider. Empty where a real one is used. */
export const sandboxTransactions = pgTable(
  'sandbox_transactions',
  {
    tranRef: text().primaryKey(),
    pageId: text().notNull().unique(),
    cartId: text().notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Response status of the wire protocol: P until it is settled. */
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
