import type { TrackAnswer } from '@mahd/contract';
import { canShopperCancel, toWire, trackingSteps } from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { notFound, ProblemError } from '../http/problem.js';
import { refundView } from '../refunds/view.js';
import { hasInvoice, orderLineView } from './accountView.js';
import { noInvoice } from './invoice/send.js';
import { lockOrder, moveOrder } from './lifecycle.js';
import type { OrderTokens } from './orderTokens.js';
import { loadFullOrder, type FullOrder } from './queries.js';
import { courierView, deliveryWindow, placedAt } from './shipment.js';

export interface GuestOrderDependencies {
  readonly db: Database;
  /** Of the links in mails. */
  readonly links: OrderTokens;
  readonly delivery: DeliverySettings;
  readonly now: () => number;
}

/**
 * Follows the order number in the token of an order that was opened by its number and contact, which a courier knows too. Unlike the link of a mail,
 * such a token does not open the invoice, which has the customer's name and address, nor the returns, which have notes and pictures.
 */
const TRACKED = ':tracked';

/** Orders opened by the signed link of a mail. */
export class GuestOrders {
  constructor(private readonly dependencies: GuestOrderDependencies) {}

  /** The order of a link. Throws a 404 for an altered link and a 410 for an expired one. */
  async open(token: string): Promise<FullOrder> {
    return (await this.#read(token)).fullOrder;
  }

  async #read(token: string): Promise<{ readonly fullOrder: FullOrder; readonly isTracked: boolean }> {
    const { db, links } = this.dependencies;
    const link = links.read(token);
    if (link === null) throw unknownLink();
    if (link.isExpired) throw new ProblemError(410, 'expired_link', 'This link has expired.');
    const isTracked = link.subject.endsWith(TRACKED);
    const number = isTracked ? link.subject.slice(0, -TRACKED.length) : link.subject;
    const [order] = await db.select().from(orders).where(eq(orders.number, number));
    if (order === undefined || order.status === null) throw unknownLink();
    return { fullOrder: await loadFullOrder(db, order), isTracked };
  }

  /** A new token for an order, as in its mails. */
  link(orderNumber: string): string {
    return this.dependencies.links.issue(orderNumber);
  }

  async show(token: string): Promise<TrackAnswer> {
    const { fullOrder, isTracked } = await this.#read(token);
    if (isTracked) return this.tracked(fullOrder);
    const { order } = fullOrder;
    return {
      ...this.#view(fullOrder),
      has_invoice: hasInvoice(order),
      can_return: order.status === 'ORDERDELIVERED',
      token: this.link(order.number),
    };
  }

  /** The order for its invoice. Throws a 404 if it has none, or for a token that does not open it. */
  async openInvoice(token: string): Promise<FullOrder> {
    const { fullOrder, isTracked } = await this.#read(token);
    if (isTracked || !hasInvoice(fullOrder.order)) throw noInvoice();
    return fullOrder;
  }

  /** The order for its returns. Throws a 403 for a token that does not open them. */
  async openReturns(token: string): Promise<FullOrder> {
    const { fullOrder, isTracked } = await this.#read(token);
    if (isTracked)
      throw new ProblemError(403, 'mail_link_needed', 'Open the link in a mail about this order, or log in.');
    return fullOrder;
  }

  /** Cancels an order that is not being prepared yet; its card payment is refunded. Throws a 409 for others. */
  async cancel(token: string): Promise<TrackAnswer> {
    const { db, now } = this.dependencies;
    const { order } = await this.open(token);
    await inTransaction(db, async (tx) => {
      const locked = await lockOrder(tx, order.number);
      const isCancelled =
        locked?.status != null &&
        canShopperCancel(locked.status) &&
        (await moveOrder(tx, locked, 'ORDERCANCELLED', new Date(now())));
      if (!isCancelled) throw new ProblemError(409, 'too_late', 'This order can no longer be canceled.');
    });
    return this.show(token);
  }

  /** A placed order for a guest who knows its number and contact. */
  tracked(fullOrder: FullOrder): TrackAnswer {
    return {
      ...this.#view(fullOrder),
      has_invoice: false,
      can_return: false,
      token: this.dependencies.links.issue(`${fullOrder.order.number}${TRACKED}`),
    };
  }

  /** Contains nothing about the person. */
  #view({ order, lines, history, refunds }: FullOrder): Omit<TrackAnswer, 'has_invoice' | 'can_return' | 'token'> {
    if (order.status === null) throw new Error('The order is not placed');
    const changes = history.map(({ status, at }) => ({ status, at: at.toISOString() }));
    return {
      order_number: order.number,
      status: order.status,
      placed_at: placedAt(order).toISOString(),
      changed_at: order.changedAt.toISOString(),
      steps: trackingSteps(order.status, changes).map(({ step, state, at }) => ({ step, state, at })),
      lines: lines.map(orderLineView),
      promo_discount: toWire(order.promoDiscountFils),
      shipping_charges: toWire(order.shippingFils),
      final_total: toWire(order.finalTotalFils),
      payment_method: order.paymentMethod,
      delivery: deliveryWindow(order, this.dependencies.delivery),
      courier: courierView(order),
      refunds: refunds.map(refundView),
      can_cancel: canShopperCancel(order.status),
    };
  }
}

function unknownLink(): ProblemError {
  return notFound('unknown_link', 'There is no order for this link.');
}
