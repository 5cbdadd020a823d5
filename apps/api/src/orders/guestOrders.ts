import type { TrackAnswer } from '@mahd/contract';
import { canShopperCancel, toWire, trackingSteps } from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { notFound, ProblemError } from '../http/problem.js';
import { refundView } from '../refunds/view.js';
import { orderLineView } from './accountView.js';
import { lockOrder, moveOrder } from './lifecycle.js';
import type { OrderTokens } from './orderTokens.js';
import { loadFullOrder, type FullOrder } from './queries.js';
import { courierView, deliveryWindow } from './shipment.js';

export interface GuestOrderDependencies {
  readonly db: Database;
  /** Of the links in mails. */
  readonly links: OrderTokens;
  readonly delivery: DeliverySettings;
  readonly now: () => number;
}

/** Orders opened by the signed link of a mail. */
export class GuestOrders {
  constructor(private readonly dependencies: GuestOrderDependencies) {}

  /** The order of a link. Throws a 404 for an altered link and a 410 for an expired one. */
  async open(token: string): Promise<FullOrder> {
    const { db, links } = this.dependencies;
    const link = links.read(token);
    if (link === null) throw unknownLink();
    if (link.isExpired) throw new ProblemError(410, 'expired_link', 'This link has expired.');
    const [order] = await db.select().from(orders).where(eq(orders.number, link.subject));
    if (order === undefined || order.status === null) throw unknownLink();
    return loadFullOrder(db, order);
  }

  /** A new token for an order. */
  link(orderNumber: string): string {
    return this.dependencies.links.issue(orderNumber);
  }

  async show(token: string): Promise<TrackAnswer> {
    return this.view(await this.open(token));
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

  /** A placed order as a guest sees it: nothing about the person. */
  view({ order, lines, history, refunds }: FullOrder): TrackAnswer {
    if (order.status === null) throw new Error('The order is not placed');
    const changes = history.map(({ status, at }) => ({ status, at: at.toISOString() }));
    return {
      order_number: order.number,
      status: order.status,
      placed_at: (order.placedAt ?? order.createdAt).toISOString(),
      changed_at: order.changedAt.toISOString(),
      steps: trackingSteps(order.status, changes).map(({ step, state, at }) => ({ step, state, at })),
      lines: lines.map(orderLineView),
      final_total: toWire(order.finalTotalFils),
      payment_method: order.paymentMethod,
      delivery: deliveryWindow(order, this.dependencies.delivery),
      courier: courierView(order),
      refunds: refunds.map(refundView),
      can_cancel: canShopperCancel(order.status),
      token: this.link(order.number),
    };
  }
}

function unknownLink(): ProblemError {
  return notFound('unknown_link', 'There is no order for this link.');
}
