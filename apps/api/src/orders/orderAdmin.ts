import { nextOrderStatuses, type OrderStatus } from '@mahd/rules/shop';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { confirmHold } from './hold.js';
import { announce, lockOrder, moveOrder, type Order } from './lifecycle.js';
import { normaliseOrderNumber } from './orderNumber.js';
import {
  findNetworkOf,
  findOrder,
  findUnconfirmed,
  listOrders,
  type OrderCriteria,
  type UnconfirmedCriteria,
  type FullOrder,
} from './queries.js';

/** An order in the operators' list. */
export interface OrderSummary {
  readonly number: string;
  readonly createdAt: Date;
  readonly status: OrderStatus | null;
  readonly paymentMethod: string;
  readonly paymentState: string | null;
  /** Null without a refund. */
  readonly refundState: 'refund open' | 'partly refunded' | 'refunded' | null;
  readonly finalTotalFils: number;
  readonly customer: string;
  readonly attention: string | null;
}

export type MoveOutcome =
  | { readonly kind: 'moved' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly from: OrderStatus | null; readonly possible: readonly OrderStatus[] };

/** The outcome for an order that needs a person. */
export type SettleOutcome =
  | { readonly kind: 'settled'; readonly attention: string | null }
  | { readonly kind: 'unknown' | 'nothing' | 'no_stock' | 'refund_open' };

/** Who delivers an order. */
export interface Shipment {
  readonly courier: string;
  readonly trackingNumber: string;
  /** The courier's tracking page. */
  readonly trackingUrl: string | null;
}

/** Manages orders for operators. */
export class OrderAdmin {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
    /** Called after a mail was queued. */
    private readonly onMoved: () => void,
  ) {}

  /** The latest orders that match every criterion. */
  async list(limit: number, criteria: OrderCriteria = {}): Promise<OrderSummary[]> {
    return (await listOrders(this.db, limit, criteria)).map(({ order, paymentState, isRefundOpen }) =>
      entryOf(order, paymentState, isRefundOpen),
    );
  }

  /** Unconfirmed cash orders, oldest first. */
  async unconfirmed(criteria: UnconfirmedCriteria): Promise<OrderSummary[]> {
    return (await findUnconfirmed(this.db, criteria)).map((order) => entryOf(order, null));
  }

  /** Hash of the network an unconfirmed order was sent from. */
  async networkOf(number: string): Promise<string | undefined> {
    return findNetworkOf(this.db, normaliseOrderNumber(number));
  }

  /**
   * Cancels unconfirmed cash orders: stock and promo codes are released, and customers are notified. Orders confirmed
   * or cancelled meanwhile are left alone. Returns the cancelled ones.
   */
  async cancelUnconfirmed(criteria: UnconfirmedCriteria): Promise<OrderSummary[]> {
    const cancelled: OrderSummary[] = [];
    for (const entry of await this.unconfirmed(criteria)) {
      const isCancelled = await inTransaction(this.db, async (tx) => {
        const order = await lockOrder(tx, entry.number);
        return order?.status === 'ORDERPLACED' && moveOrder(tx, order, 'ORDERCANCELLED', new Date(this.now()));
      });
      if (isCancelled) cancelled.push(entry);
    }
    if (cancelled.length > 0) this.onMoved();
    return cancelled;
  }

  async show(number: string): Promise<FullOrder | undefined> {
    return findOrder(this.db, normaliseOrderNumber(number));
  }

  /** Changes an order's status and notifies the customer. */
  async move(number: string, to: OrderStatus): Promise<MoveOutcome> {
    return this.#move(number, to);
  }

  /** Records an order's courier, changes its status to dispatched and notifies the customer, also of another courier. */
  async dispatch(number: string, shipment: Shipment): Promise<MoveOutcome> {
    return this.#move(number, 'ORDERDISPATCHED', shipment);
  }

  /** Marks an order that needs a person as dealt with; one without stock gets it now. */
  async settle(number: string): Promise<SettleOutcome> {
    return inTransaction(this.db, async (tx): Promise<SettleOutcome> => {
      const order = await lockOrder(tx, normaliseOrderNumber(number));
      if (order === undefined) return { kind: 'unknown' };
      if (order.attention === null) return { kind: 'nothing' };
      if (order.attention === 'paid_late') return { kind: 'refund_open' };
      const left = order.attention === 'paid_without_stock' ? await confirmHold(tx, order, new Date(this.now())) : null;
      if (left === 'paid_without_stock') return { kind: 'no_stock' };
      await tx.update(orders).set({ attention: left }).where(eq(orders.id, order.id));
      return { kind: 'settled', attention: left };
    });
  }

  async #move(number: string, to: OrderStatus, shipment?: Shipment): Promise<MoveOutcome> {
    const outcome = await inTransaction(this.db, async (tx): Promise<MoveOutcome> => {
      const order = await lockOrder(tx, normaliseOrderNumber(number));
      if (order === undefined) return { kind: 'unknown' };
      const at = new Date(this.now());
      const isOtherShipment = shipment !== undefined && order.status === 'ORDERDISPATCHED' && isOther(order, shipment);
      if (isOtherShipment) await announce(tx, order, to, at);
      if (isOtherShipment || (await moveOrder(tx, order, to, at))) {
        if (shipment !== undefined) await tx.update(orders).set(shipment).where(eq(orders.id, order.id));
        return { kind: 'moved' };
      }
      return {
        kind: 'refused',
        from: order.status,
        possible: order.status === null ? [] : nextOrderStatuses(order.status),
      };
    });
    if (outcome.kind === 'moved') this.onMoved();
    return outcome;
  }
}

function refundStateOf({ refundFils, finalTotalFils }: Order, isOpen: boolean): OrderSummary['refundState'] {
  if (refundFils === 0) return null;
  if (isOpen) return 'refund open';
  return refundFils < finalTotalFils ? 'partly refunded' : 'refunded';
}

function isOther(order: Order, { courier, trackingNumber, trackingUrl }: Shipment): boolean {
  return order.courier !== courier || order.trackingNumber !== trackingNumber || order.trackingUrl !== trackingUrl;
}

function entryOf(order: Order, paymentState: string | null, isRefundOpen = false): OrderSummary {
  return {
    number: order.number,
    createdAt: order.createdAt,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentState,
    refundState: refundStateOf(order, isRefundOpen),
    finalTotalFils: order.finalTotalFils,
    customer: `${order.firstName} ${order.lastName}`,
    attention: order.attention,
  };
}
