import type { OrderStatus, PaymentState } from '@mahd/rules/shop';
import type { Picture } from '@mahd/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.js';

const moment = () => timestamp({ withTimezone: true });

/** What stands aside for an order: `held` until the payment decides, `kept` once it is placed, `released` when it is not to be. */
export type HoldState = 'held' | 'kept' | 'released';

/** Why a person has to look at an order. */
export type Attention = 'paid_without_stock' | 'paid_late' | 'paid_without_promo' | 'refund_due';

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the shopper sees and types. */
    number: text().notNull().unique(),
    /** The same key gives the same order again, whatever happens to the network. */
    idempotencyKey: uuid().notNull().unique(),
    /** Who was logged in; null for guests, and once the account is deleted. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Hash of the request that came with the key. */
    requestHash: text().notNull(),
    /** Null until the order is placed: paid, or to be paid in cash. */
    status: text().$type<OrderStatus>(),
    paymentMethod: text().$type<'card' | 'cod'>().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    email: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    addressType: text().$type<'home' | 'office'>().notNull(),
    address: text().notNull(),
    emirate: text().notNull(),
    area: text().notNull(),
    note: text(),
    productsValueFils: integer().notNull(),
    discountFils: integer().notNull(),
    subTotalFils: integer().notNull(),
    promoDiscountFils: integer().notNull(),
    shippingFils: integer().notNull(),
    finalTotalFils: integer().notNull(),
    vatFils: integer().notNull(),
    promoCode: text(),
    hold: text().$type<HoldState>().notNull(),
    attention: text().$type<Attention>(),
    createdAt: moment().notNull(),
    placedAt: moment(),
    changedAt: moment().notNull(),
  },
  (table) => [
    index('orders_created').on(table.createdAt),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_email').on(table.email, table.createdAt),
    index('orders_status').on(table.status, table.createdAt),
    check(
      'orders_amounts',
      sql`final_total_fils >= 0 and promo_discount_fils >= 0 and final_total_fils = sub_total_fils - promo_discount_fils + shipping_fils`,
    ),
  ],
);

/** What was bought, as it was called and priced then. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productCode: text().notNull(),
    route: text().notNull(),
    texts: jsonb().$type<{ en: OrderLineTexts; ar: OrderLineTexts }>().notNull(),
    picture: jsonb().$type<Picture>(),
    quantity: integer().notNull(),
    priceFils: integer().notNull(),
    discountedFils: integer().notNull(),
    lineTotalFils: integer().notNull(),
    regulatedFeeding: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_product').on(table.productCode),
    check('order_lines_quantity', sql`quantity between 1 and 10`),
  ],
);

export interface OrderLineTexts {
  name: string;
  size: string;
  color: string;
}

/** Every change of an order's status, in the order in which it happened. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().$type<OrderStatus>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.id)],
);

/**
 * The goods of orders that nobody has confirmed (cash) or paid (card) yet, and whose they are, as hashes: limits are counted by these. A row goes
 * as soon as its order is confirmed, paid or given up.
 */
export const unconfirmedOrders = pgTable(
  'unconfirmed_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentMethod: text().$type<'card' | 'cod'>().notNull(),
    /** Who was logged in; null for guests. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    network: text().notNull(),
    mailbox: text().notNull(),
    mobile: text().notNull(),
    pieces: integer().notNull(),
    valueFils: integer().notNull(),
  },
  (table) => [
    index('unconfirmed_orders_user').on(table.userId),
    index('unconfirmed_orders_network').on(table.network),
    index('unconfirmed_orders_mailbox').on(table.mailbox),
    index('unconfirmed_orders_mobile').on(table.mobile),
  ],
);

/** The one card payment of an order. Paying again is a new order. */
export const payments = pgTable(
  'payments',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().$type<PaymentState>().notNull(),
    amountFils: integer().notNull(),
    currency: text().notNull(),
    profileId: integer().notNull(),
    /** The provider's reference; null until it has answered. */
    tranRef: text().unique(),
    /** The provider's page for this payment. */
    redirectUrl: text(),
    requestedAt: moment().notNull(),
    /** Until when some process is asking the provider for a page; others wait. */
    claimedUntil: moment(),
    /** When the provider was last asked how it stands. */
    askedAt: moment(),
    settledAt: moment(),
  },
  (table) => [
    index('payments_open')
      .on(table.requestedAt)
      .where(sql`state in ('pending', 'review')`),
  ],
);

/** What the provider said, raw and once, with what became of it. Nothing here is ever believed again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<'callback' | 'query'>().notNull(),
    /** Hash of the body, so that the same message is kept once. */
    bodyHash: text().notNull().unique(),
    tranRef: text(),
    body: text().notNull(),
    signatureValid: boolean().notNull(),
    outcome: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    index('payment_events_tran_ref').on(table.tranRef),
    index('payment_events_received').on(table.receivedAt),
  ],
);

export const promoCodes = pgTable(
  'promo_codes',
  {
    /** Capitals, as the rules normalise it. */
    code: text().primaryKey(),
    kind: text().$type<'percent' | 'fixed'>().notNull(),
    /** Hundredths of a percent, or fils. */
    value: integer().notNull(),
    startsAt: moment(),
    endsAt: moment(),
    minimumSubTotalFils: integer().notNull(),
    usageLimit: integer(),
    usedCount: integer().notNull(),
    oncePerUser: boolean().notNull(),
    active: boolean().notNull(),
    sample: boolean().notNull(),
  },
  () => [check('promo_codes_used', sql`used_count >= 0`)],
);

/** Who has used which code. A use goes away with the hold of its order. */
export const promoUses = pgTable(
  'promo_uses',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Hash of the account's mailbox, so that the next account of the same person does not begin anew; null while its address is not verified. */
    mailbox: text(),
    usedAt: moment().notNull(),
  },
  (table) => [
    index('promo_uses_user').on(table.code, table.userId),
    index('promo_uses_mailbox').on(table.code, table.mailbox),
  ],
);
