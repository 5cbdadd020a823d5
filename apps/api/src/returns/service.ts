import { createHash } from 'node:crypto';
import type { OrderReturns, ReturnRequest } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, returnLines, returnPictures, returns } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { notFound, ProblemError } from '../http/problem.js';
import { lockOrder, type Order } from '../orders/lifecycle.js';
import { normaliseOrderNumber } from '../orders/orderNumber.js';
import { oneLine } from '../text/oneLine.js';
import { recordState } from './lifecycle.js';
import { findOrderReturns, findReturn, findReturnPictures } from './queries.js';
import { normaliseReturnNumber } from './returnNumber.js';
import { acceptReturn } from './rules.js';
import { orderReturnsView, pictureUrl } from './view.js';

/** Decides whether a request may see an order. */
export type OwnsOrder = (order: Order) => boolean;

export interface ReturnServiceDependencies {
  readonly db: Database;
  readonly now: () => number;
  /** Called after a mail was queued. */
  readonly onMail: () => void;
}

/** A return as requested, with its re-encoded pictures. */
interface NewReturn {
  readonly key: string;
  readonly wanted: ReturnRequest;
  readonly pictures: readonly Uint8Array[];
}

/** Returns of delivered orders, for their owners. Every call throws a 404 for other people's orders. */
export class ReturnService {
  constructor(private readonly dependencies: ReturnServiceDependencies) {}

  async show(number: string, isOwn: OwnsOrder): Promise<OrderReturns> {
    const { db, now } = this.dependencies;
    return orderReturnsView(await findOrderReturns(db, await this.#findOrder(number, isOwn)), now());
  }

  /**
   * Requests a return, once per idempotency key. The lock on the order makes concurrent requests wait, so that no more
   * pieces come back than were bought.
   */
  async request(number: string, isOwn: OwnsOrder, { key, wanted, pictures }: NewReturn): Promise<OrderReturns> {
    const { db, now, onMail } = this.dependencies;
    const at = new Date(now());
    const requestHash = hashOf(wanted);
    const answer = await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, normaliseOrderNumber(number));
      if (order === undefined || !isOwn(order)) throw unknownOrder();
      const own = await findOrderReturns(tx, order);
      const [present] = await tx.select().from(returns).where(eq(returns.idempotencyKey, key));
      if (present !== undefined) {
        if (present.orderId === order.id && present.requestHash === requestHash) return orderReturnsView(own, now());
        throw new ProblemError(409, 'key_reused', 'This Idempotency-Key belongs to another return.');
      }
      const { lines, ...amounts } = acceptReturn(own, wanted, now());
      const note = oneLine(wanted.note ?? '');
      const [entry] = await tx
        .insert(returns)
        .values({
          ...amounts,
          number: `${order.number}-RT${own.returns.length + 1}`,
          orderId: order.id,
          idempotencyKey: key,
          requestHash,
          state: 'requested',
          note: note === '' ? null : note,
          createdAt: at,
          changedAt: at,
        })
        .returning();
      if (entry === undefined) throw new Error('The return was not written');
      await tx.insert(returnLines).values(
        lines.map(({ position, quantity, reason, opened, refundFils }) => ({
          returnId: entry.id,
          position,
          quantity,
          reason,
          opened,
          refundFils,
        })),
      );
      if (pictures.length > 0)
        await tx
          .insert(returnPictures)
          .values(pictures.map((webp, index) => ({ returnId: entry.id, position: index + 1, webp })));
      await recordState(tx, order, entry, 'requested', at);
      return orderReturnsView(await findOrderReturns(tx, order), now());
    });
    onMail();
    return answer;
  }

  /** The pictures of a return as data URLs. */
  async pictures(number: string, isOwn: OwnsOrder, returnNumber: string): Promise<string[]> {
    const { db } = this.dependencies;
    const order = await this.#findOrder(number, isOwn);
    const found = await findReturn(db, normaliseReturnNumber(returnNumber));
    if (found?.order.id !== order.id) throw notFound('unknown_return', 'There is no such return.');
    return (await findReturnPictures(db, found.full.entry.id)).map(pictureUrl);
  }

  async #findOrder(number: string, isOwn: OwnsOrder): Promise<Order> {
    const [order] = await this.dependencies.db
      .select()
      .from(orders)
      .where(eq(orders.number, normaliseOrderNumber(number)));
    if (order === undefined || !isOwn(order)) throw unknownOrder();
    return order;
  }
}

function unknownOrder(): ProblemError {
  return notFound('unknown_order', 'There is no such order.');
}

function hashOf({ lines, note }: ReturnRequest): string {
  const essence = [
    lines.map(({ position, quantity, reason, opened }) => [position, quantity, reason, opened]),
    note ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(essence)).digest('base64url');
}
