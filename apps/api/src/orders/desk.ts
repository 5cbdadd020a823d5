import { nextOrderStatuses, type OrderStatus } from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { lockOrder, moveOrder } from './lifecycle.js';
import { normaliseOrderNumber } from './orderNumber.js';
import { findOrder, listOrders, type WholeOrder } from './queries.js';

/** An order as the operators' list shows it. */
export interface DeskEntry {
  readonly number: string;
  readonly createdAt: Date;
  readonly status: OrderStatus | null;
  readonly paymentMethod: string;
  readonly paymentState: string | null;
  readonly finalTotalFils: number;
  readonly customer: string;
  readonly attention: string | null;
}

export type MoveOutcome =
  | { readonly kind: 'moved' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly from: OrderStatus | null; readonly possible: readonly OrderStatus[] };

/** What operators do with orders. */
export class OrderDesk {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
    /** Told that a mail may be waiting. */
    private readonly onMoved: () => void,
  ) {}

  async list(limit: number): Promise<DeskEntry[]> {
    return (await listOrders(this.db, limit)).map(({ order, paymentState }) => ({
      number: order.number,
      createdAt: order.createdAt,
      status: order.status,
      paymentMethod: order.paymentMethod,
      paymentState,
      finalTotalFils: order.finalTotalFils,
      customer: `${order.firstName} ${order.lastName}`,
      attention: order.attention,
    }));
  }

  async show(number: string): Promise<WholeOrder | undefined> {
    return findOrder(this.db, normaliseOrderNumber(number));
  }

  /** Moves an order on. Tracking follows at once, and the customer gets a mail. */
  async move(number: string, to: OrderStatus): Promise<MoveOutcome> {
    const outcome = await inTransaction(this.db, async (tx): Promise<MoveOutcome> => {
      const order = await lockOrder(tx, normaliseOrderNumber(number));
      if (order === undefined) return { kind: 'unknown' };
      if (await moveOrder(tx, order, to, new Date(this.now()))) return { kind: 'moved' };
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
