import type { ReturnReason, ReturnState } from '@mahd/rules/shop';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.js';
import { orders } from './orders.js';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Goods of a delivered order that come back. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order number with a sequence number. */
    number: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Repeating a request with the same key returns the same return. */
    idempotencyKey: uuid().notNull().unique(),
    /** Hash of the first request with the key. */
    requestHash: text().notNull(),
    state: text().$type<ReturnState>().notNull(),
    note: text(),
    /** Reason of a refusal, as the customer reads it. */
    refusal: text(),
    /** The part of the refund that is the delivery fee. */
    deliveryFeeFils: integer().notNull(),
    /** With the delivery fee. */
    refundFils: integer().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    index('returns_order').on(table.orderId, table.createdAt),
    index('returns_state').on(table.state, table.createdAt),
    check('returns_amounts', sql`delivery_fee_fils >= 0 and refund_fils >= delivery_fee_fils`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** Position of the line in the order. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    opened: boolean().notNull(),
    refundFils: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    check('return_lines_quantity', sql`quantity >= 1 and refund_fils >= 0`),
  ],
);

/** Pictures of returned goods, re-encoded as WebP without metadata. Deleted some time after the return is closed. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    webp: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.position] })],
);

/** State changes in chronological order. */
export const returnHistory = pgTable(
  'return_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    state: text().$type<ReturnState>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('return_history_return').on(table.returnId, table.id)],
);
