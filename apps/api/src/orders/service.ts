import type { OrderAnswer, OrderRequest, OrderSuccess, TrackAnswer } from '@mahd/contract';
import { normalizeUaeMobile, toE164 } from '@mahd/rules/locale';
import { CURRENCY, isOnlineMethod, normalizeEmail, toWire, type PaymentOptions } from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { orders } from '../db/schema/index.js';
import { notFound } from '../http/problem.js';
import type { PaymentService } from '../payments/service.js';
import type { GuestOrders } from './guestOrders.js';
import type { Order } from './lifecycle.js';
import { normaliseOrderNumber } from './orderNumber.js';
import { loadFullOrder } from './queries.js';
import { recordOrder } from './recorder.js';
import { refusedMethod } from './refusedMethod.js';
import type { OrderTokens } from './orderTokens.js';
import type { Customer } from './unconfirmed.js';

export interface OrderDependencies {
  readonly db: Database;
  /** Null if online payment is off. */
  readonly payments: PaymentService | null;
  readonly paymentOptions: PaymentOptions;
  readonly tokens: OrderTokens;
  readonly guestOrders: GuestOrders;
  readonly feedingRuleEnforced: boolean;
  readonly delivery: DeliverySettings;
  readonly now: () => number;
  /** Called after a mail was queued. */
  readonly onPlaced: () => void;
}

export class OrderService {
  constructor(private readonly dependencies: OrderDependencies) {}

  /**
   * Creates an order once per key. Cash orders are placed; others wait for payment.
   * @param mayTryCode false after too many guesses of promo codes
   */
  async place(
    key: string,
    request: OrderRequest,
    customer: Customer,
    mayTryCode: boolean,
  ): Promise<{ readonly answer: OrderAnswer; readonly isFirst: boolean }> {
    const { db, payments, paymentOptions, tokens, feedingRuleEnforced, delivery, now } = this.dependencies;
    const options = {
      feedingRuleEnforced,
      delivery,
      mayTryCode,
      paymentOptions,
      now: now(),
      currency: CURRENCY,
      profileId: payments?.provider.profileId ?? 0,
      customer,
    };
    const { order, isFirst } = await inTransaction(db, (tx) => recordOrder(tx, key, request, options));
    if (isOnlineMethod(order.paymentMethod)) {
      // A repeated request whose order was recorded before online payment was switched off.
      if (payments === null) throw refusedMethod('unavailable');
      return { answer: await payments.begin(order), isFirst };
    }
    this.dependencies.onPlaced();
    return { answer: { order_number: order.number, order_success_token: tokens.issue(order.number) }, isFirst };
  }

  /** Data of the thank-you page for a valid token; 404 otherwise, and once the order is cancelled. */
  async success(token: string): Promise<OrderSuccess> {
    const read = this.dependencies.tokens.read(token);
    const [order] =
      read === null || read.isExpired
        ? []
        : await this.dependencies.db.select().from(orders).where(eq(orders.number, read.subject));
    if (order === undefined || order.status === null || order.status === 'ORDERCANCELLED')
      throw notFound('unknown_token', 'Order not found, or the page has expired.');
    return {
      order_number: order.number,
      payment_method: order.paymentMethod,
      final_total: toWire(order.finalTotalFils),
      order_token: this.dependencies.guestOrders.link(order.number),
    };
  }

  /** Tracks an order by number and e-mail or mobile. Does not reveal which of the two was wrong. */
  async track(number: string, contact: string): Promise<TrackAnswer> {
    const [order] = await this.dependencies.db
      .select()
      .from(orders)
      .where(eq(orders.number, normaliseOrderNumber(number)));
    if (order === undefined || order.status === null || order.placedAt === null || !isContactOf(order, contact))
      throw notFound('unknown_order', 'Order not found.');
    return this.dependencies.guestOrders.tracked(await loadFullOrder(this.dependencies.db, order));
  }
}

function isContactOf(order: Order, contact: string): boolean {
  return normalizeEmail(contact) === order.email || toE164(normalizeUaeMobile(contact)) === order.mobile;
}
