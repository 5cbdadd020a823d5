import { MAX_QUANTITY, MIN_QUANTITY } from '@mahd/rules/shop';
import type { AddressType, OrderStatus, PaymentMethod, PaymentState } from '@mahd/rules/shop';
import type { Picture } from '@mahd/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.js';
import { users } from './accounts.js';

/**
 * State of an order's reserved stock and promo code: `held` until payment is decided, `kept` once placed, `released`
 * when given up.
 */
export type HoldState = 'held' | 'kept' | 'released';

/** Why an order needs a person's attention. */
export type Attention = 'paid_without_stock' | 'paid_late' | 'paid_without_promo';

/** The recipient of a gift. In JSON: a key added later is optional, because the rows from before lack it. */
export interface Gift {
  firstName: string;
  lastName: string;
  /** E.164. */
  mobile: string;
  message: string | null;
}

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Order number shown to the customer. */
    number: text().notNull().unique(),
    /** Repeating a request with the same key returns the same order. */
    idempotencyKey: uuid().notNull().unique(),
    /** The account; null for guests and after the account is deleted. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Whether its account was deleted: what only the delivery needs goes with it. */
    accountDeleted: boolean().notNull().default(false),
    /** Hash of the first request with the key. */
    requestHash: text().notNull(),
    /** Null until the order is placed: paid, or cash on delivery. */
    status: text().$type<OrderStatus>(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    email: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    addressType: text().$type<AddressType>().notNull(),
    address: text().notNull(),
    emirate: text().notNull(),
    area: text().notNull(),
    note: text(),
    /** Null unless the order is a gift; the address is then the recipient's. */
    gift: jsonb().$type<Gift>(),
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
    /** Sum of all refunds, whatever their state. */
    refundFils: integer().notNull().default(0),
    /** The courier's name and tracking number; null before dispatch. */
    courier: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    createdAt: moment().notNull(),
    placedAt: moment(),
    /** The days it was promised for when it was placed, in Dubai; null for orders of earlier versions. */
    deliveryFrom: date({ mode: 'string' }),
    deliveryTo: date({ mode: 'string' }),
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
    check('orders_refunds', sql`refund_fils between 0 and final_total_fils`),
  ],
);

/** Purchased items with the names and prices at that time. */
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
    /** As the product page said at that time: once opened, it can be returned only when faulty, damaged or wrong. */
    hygiene: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_product').on(table.productCode),
    check('order_lines_quantity', sql.raw(`quantity between ${MIN_QUANTITY} and ${MAX_QUANTITY}`)),
  ],
);

export interface OrderLineTexts {
  name: string;
  size: string;
  color: string;
}

/** Status changes in chronological order. */
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
 * Orders that are not yet confirmed (cash) or paid (online), with hashed contact data for the limits on them. The row is
 * deleted once the order is confirmed, paid or given up.
 */
export const unconfirmedOrders = pgTable(
  'unconfirmed_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    /** The account; null for guests. */
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

/** The online payment of an order. Paying again creates a new order. */
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
    /** The provider's reference; null until it answered. */
    tranRef: text().unique(),
    redirectUrl: text(),
    requestedAt: moment().notNull(),
    /** Until when another process is requesting the payment page. */
    claimedUntil: moment(),
    /** When the provider was last queried. */
    askedAt: moment(),
    settledAt: moment(),
  },
  (table) => [
    index('payments_open')
      .on(table.requestedAt)
      .where(sql`state in ('pending', 'review')`),
  ],
);

/** Provider messages as received, stored once, with their outcome. For the record only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<'callback' | 'query'>().notNull(),
    /** Hash of the body, for deduplication. */
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
    /** Normalised, upper case. */
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

/** Uses of promo codes. A use is deleted when its order's reservation is released. */
export const promoUses = pgTable(
  'promo_uses',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /**
     * Hash of the verified mailbox, so that a new account of the same person cannot reuse the code; null while it is
     * not verified.
     */
    mailbox: text(),
    usedAt: moment().notNull(),
  },
  (table) => [
    index('promo_uses_user').on(table.code, table.userId),
    index('promo_uses_mailbox').on(table.code, table.mailbox),
  ],
);
