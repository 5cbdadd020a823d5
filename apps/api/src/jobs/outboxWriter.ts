import type { OrderStatus } from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { outbox } from '../db/schema/index.js';

/** What a mail is about. The words are made when it is sent. */
export type OutboxMessage =
  | { readonly kind: 'order-confirmation'; readonly orderNumber: string }
  | { readonly kind: 'status-change'; readonly orderNumber: string; readonly status: OrderStatus; readonly change: number };

/** Notes a mail in the transaction that is its reason. The same mail is noted once, however often this is called. */
export async function noteMail(tx: Database, message: OutboxMessage, runAt: Date): Promise<void> {
  const { kind, ...payload } = message;
  const dedupeKey = message.kind === 'status-change' ? `${kind}:${message.orderNumber}:${message.change}` : `${kind}:${message.orderNumber}`;
  await tx.insert(outbox).values({ kind, dedupeKey, payload, runAt }).onConflictDoNothing();
}
