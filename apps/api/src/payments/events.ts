import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { paymentEvents } from '../db/schema/index.js';

/** What became of a message of the provider. */
export type EventOutcome =
  'applied' | 'no_change' | 'forged' | 'unreadable' | 'unknown_payment' | 'mismatch' | 'paid_late' | 'not_a_sale';

export interface PaymentEvent {
  readonly kind: 'callback' | 'query';
  readonly body: string;
  readonly tranRef: string | null;
  readonly signatureValid: boolean;
  readonly outcome: EventOutcome;
  readonly receivedAt: Date;
}

/** So much of a forged message is kept as evidence, in characters. */
const FORGED_LENGTH = 2_000;

/** Keeps a message as it came, once; a forged one cut short. */
export async function keepEvent(db: Database, event: PaymentEvent): Promise<void> {
  const body = event.signatureValid ? event.body : event.body.slice(0, FORGED_LENGTH);
  await db
    .insert(paymentEvents)
    .values({ ...event, body, bodyHash: hashOf(event) })
    .onConflictDoNothing();
}

/** What became of the same message before, if it came before. */
export async function outcomeOf(
  db: Database,
  event: Pick<PaymentEvent, 'kind' | 'body' | 'signatureValid'>,
): Promise<EventOutcome | undefined> {
  const [row] = await db
    .select({ outcome: paymentEvents.outcome })
    .from(paymentEvents)
    .where(eq(paymentEvents.bodyHash, hashOf(event)));
  return row?.outcome as EventOutcome | undefined;
}

/** A forged copy must not stand in the way of the genuine message. */
function hashOf({ kind, body, signatureValid }: Pick<PaymentEvent, 'kind' | 'body' | 'signatureValid'>): string {
  return createHash('sha256').update(`${kind}:${signatureValid}:${body}`).digest('base64url');
}
