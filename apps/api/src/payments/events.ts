import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { paymentEvents } from '../db/schema/index.js';

/** How a provider message was handled. */
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

/** Forged messages are truncated to this many characters. */
const FORGED_LENGTH = 2_000;

/** Stores a message once, forged ones truncated. */
export async function recordEvent(db: Database, event: PaymentEvent): Promise<void> {
  const body = event.signatureValid ? event.body : event.body.slice(0, FORGED_LENGTH);
  await db
    .insert(paymentEvents)
    .values({ ...event, body, bodyHash: hashOf(event) })
    .onConflictDoNothing();
}

/** The outcome of an identical earlier message. */
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

/** The signature's validity is part of the hash, so that a forged copy cannot block the genuine message. */
function hashOf({ kind, body, signatureValid }: Pick<PaymentEvent, 'kind' | 'body' | 'signatureValid'>): string {
  return createHash('sha256').update(`${kind}:${signatureValid}:${body}`).digest('base64url');
}
