import { nextReturnStates, type ReturnState } from '@mahd/rules/shop';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { returnHistory, returns } from '../db/schema/index.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import type { Order } from '../orders/lifecycle.js';
import { forgetReturns, type Return } from './queries.js';

/** Records a state of a return and queues its mail. */
export async function recordState(
  tx: Database,
  order: Pick<Order, 'number'>,
  entry: Pick<Return, 'id' | 'number'>,
  state: ReturnState,
  at: Date,
): Promise<void> {
  await tx.insert(returnHistory).values({ returnId: entry.id, state, at });
  if (state === 'refunded') return;
  await enqueueMail(tx, { kind: 'return-change', orderNumber: order.number, returnNumber: entry.number, state }, at);
}

/** Changes the state of a return. Returns false if the transition is not allowed. The order must be locked. */
export async function moveReturn(
  tx: Database,
  order: Pick<Order, 'number'>,
  entry: Return,
  to: ReturnState,
  at: Date,
  refusal: string | null = null,
): Promise<boolean> {
  if (!nextReturnStates(entry.state).includes(to)) return false;
  await tx.update(returns).set({ state: to, refusal, changedAt: at }).where(eq(returns.id, entry.id));
  await recordState(tx, order, entry, to, at);
  if (to === 'refused') await forgetReturns(tx, [entry.orderId]);
  return true;
}

/** Closes the return of a refund that is done. */
export async function closeReturn(tx: Database, returnId: string, at: Date): Promise<void> {
  const closed = await tx
    .update(returns)
    .set({ state: 'refunded', changedAt: at })
    .where(and(eq(returns.id, returnId), eq(returns.state, 'received')))
    .returning({ id: returns.id, orderId: returns.orderId });
  for (const { id, orderId } of closed) {
    await tx.insert(returnHistory).values({ returnId: id, state: 'refunded', at });
    await forgetReturns(tx, [orderId]);
  }
}
