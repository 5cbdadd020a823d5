import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, refunds, type RefundState } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { closeReturn } from '../returns/lifecycle.js';
import type { Refund } from './service.js';

export const REFUND_STATES = ['due', 'sent', 'done', 'refused'] as const satisfies RefundState[];

/** A refund in the operators' list. */
export interface RefundEntry {
  readonly refund: Refund;
  readonly orderNumber: string;
  readonly customer: string;
}

export type RefundChange =
  | { readonly kind: 'changed'; readonly refund: Refund }
  | { readonly kind: 'unknown' }
  /** The state does not allow it. */
  | { readonly kind: 'refused'; readonly refund: Refund };

/** Manages refunds for operators. */
export class RefundAdmin {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
    private readonly on: {
      /** Called when a refund is due. */
      readonly onDue: () => void;
      /** Called after a mail was queued. */
      readonly onMail: () => void;
    },
  ) {}

  /** Refunds in a state, by default all that are not done, oldest first; those done newest first. */
  async list(state: RefundState | undefined, limit: number): Promise<RefundEntry[]> {
    const rows = await this.db
      .select({ refund: refunds, order: orders })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(inArray(refunds.state, state === undefined ? ['due', 'sent', 'refused'] : [state]))
      .orderBy(state === 'done' ? desc(refunds.settledAt) : asc(refunds.requestedAt), asc(refunds.reference))
      .limit(limit);
    return rows.map(({ refund, order }) => ({
      refund,
      orderNumber: order.number,
      customer: `${order.firstName} ${order.lastName}`,
    }));
  }

  /**
   * Sends a refused refund again under a new reference, or an open one now. Not for refunds that are done or settled by
   * hand.
   */
  async retry(reference: string): Promise<RefundChange> {
    const runAt = new Date(this.now());
    const outcome = await inTransaction(this.db, async (tx): Promise<RefundChange> => {
      const refund = await lockRefund(tx, reference);
      if (refund === undefined) return { kind: 'unknown' };
      if (refund.method === 'manual' || refund.state === 'done') return { kind: 'refused', refund };
      // The provider knows the refused refund by its old reference.
      const again =
        refund.state === 'refused'
          ? { state: 'due' as const, cartId: nextCartId(refund), tranRef: null, settledAt: null }
          : {};
      return change(tx, refund, { ...again, runAt, attempts: 0 });
    });
    if (outcome.kind === 'changed') this.on.onDue();
    return outcome;
  }

  /**
   * Marks a refund as done by hand, for cash orders and what the provider refused. The outcome of a sent one is open,
   * so it cannot be settled.
   */
  async settle(reference: string, settlementReference: string): Promise<RefundChange> {
    const at = new Date(this.now());
    const outcome = await inTransaction(this.db, async (tx): Promise<RefundChange> => {
      const refund = await lockRefund(tx, reference);
      if (refund === undefined) return { kind: 'unknown' };
      if (refund.state !== 'due' && refund.state !== 'refused') return { kind: 'refused', refund };
      const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, refund.orderId));
      if (order !== undefined)
        await enqueueMail(tx, { kind: 'refund', orderNumber: order.number, reference, event: 'done' }, at);
      if (refund.returnId !== null) await closeReturn(tx, refund.returnId, at);
      return change(tx, refund, { state: 'done', settlementReference, settledAt: at });
    });
    if (outcome.kind === 'changed') this.on.onMail();
    return outcome;
  }
}

async function lockRefund(tx: Database, reference: string): Promise<Refund | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.reference, reference)).for('update');
  return refund;
}

async function change(tx: Database, refund: Refund, values: Partial<Refund>): Promise<RefundChange> {
  const [changed] = await tx
    .update(refunds)
    .set(values)
    .where(and(eq(refunds.id, refund.id)))
    .returning();
  return changed === undefined ? { kind: 'unknown' } : { kind: 'changed', refund: changed };
}

function nextCartId({ reference, cartId }: Refund): string {
  const round = cartId === reference ? 1 : Number(cartId.slice(reference.length + 1));
  return `${reference}-${round + 1}`;
}
