import { createHash } from 'node:crypto';
import type { Language } from '@mahd/contract';
import type { OrderStatus } from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { outbox } from '../db/schema/index.js';

/** A message of a visitor to the shop. */
export interface ContactMessage {
  readonly kind: 'contact';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly language: Language;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** Mails about an account, by address: whether it is anybody's is found out when they are sent, and links are made then. */
export type AccountMessage =
  | {
      readonly kind: 'verification';
      readonly email: string;
      /** Where the link lands: path and query of our own site. */ readonly redirectPath: string;
      readonly request: string;
    }
  /** Somebody tried to register with an address that has an account, in a shop that does not say so. */
  | {
      readonly kind: 'already-registered';
      readonly email: string;
      readonly language: Language;
      readonly request: string;
    }
  | { readonly kind: 'password-reset'; readonly email: string; readonly language: Language; readonly request: string }
  | {
      readonly kind: 'password-changed';
      readonly email: string;
      readonly language: Language;
      /** ISO 8601. */ readonly changedAt: string;
      readonly request: string;
    };

/** What a mail is about. The words are made when it is sent. */
export type OutboxMessage =
  | AccountMessage
  | { readonly kind: 'order-confirmation'; readonly orderNumber: string }
  | {
      readonly kind: 'status-change';
      readonly orderNumber: string;
      readonly status: OrderStatus;
      readonly change: number;
    }
  | ContactMessage;

/** Notes a mail in the transaction that is its reason. The same mail is noted once, however often this is called. */
export async function noteMail(tx: Database, message: OutboxMessage, at: Date): Promise<void> {
  const { kind, ...payload } = message;
  await tx
    .insert(outbox)
    .values({ kind, dedupeKey: `${kind}:${sameness(message)}`, payload, createdAt: at, runAt: at })
    .onConflictDoNothing();
}

/** What makes two mails of a kind the same. */
function sameness(message: OutboxMessage): string {
  if (message.kind === 'status-change') return `${message.orderNumber}:${message.change}`;
  if (message.kind === 'order-confirmation') return message.orderNumber;
  if (message.kind !== 'contact') return message.request;
  const { name, email, phone, message: words, receivedAt } = message;
  return createHash('sha256')
    .update(JSON.stringify([name, email, phone, words, receivedAt.slice(0, 10)]))
    .digest('base64url');
}
