import type { Language } from '@mahd/contract';
import type { OrderStatus, ReturnState } from '@mahd/rules/shop';
import { contactHash } from '../contact/reference.js';
import type { Database } from '../db/database.js';
import { outbox } from '../db/schema/index.js';

/** A contact message. */
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

/** Account mails by address. The account is looked up and links are created when the mail is sent. */
export type AccountMessage =
  | {
      readonly kind: 'verification';
      readonly email: string;
      /** Where the link lands: path and query of our own site. */ readonly redirectPath: string;
      readonly request: string;
    }
  /** Sent on registration with a taken address in a shop that does not reveal accounts. */
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

/** Mails about items that are in stock again. The request is looked up and links are created when the mail is sent. */
export type StockAlertMessage = {
  readonly alertId: number;
  readonly email: string;
  readonly language: Language;
  /** Name in that language. */
  readonly product: string;
} & ({ readonly kind: 'stock-alert' } | { readonly kind: 'stock-alert-confirmation'; readonly request: string });

/** A refunded return is announced by the mail about its refund. */
export type MailedReturnState = Exclude<ReturnState, 'refunded'>;

/** Content of a queued mail. Texts are rendered when it is sent. */
export type OutboxMessage =
  | AccountMessage
  | StockAlertMessage
  | { readonly kind: 'order-confirmation'; readonly orderNumber: string }
  | {
      readonly kind: 'status-change';
      readonly orderNumber: string;
      readonly status: OrderStatus;
      readonly change: number;
    }
  | {
      readonly kind: 'refund';
      readonly orderNumber: string;
      /** The refund's. */
      readonly reference: string;
      /** `manual`: cash that is refunded in another way. `charged_back`: the customer's bank has returned the money. */
      readonly event: 'manual' | 'sent' | 'done' | 'refused' | 'charged_back';
    }
  | {
      readonly kind: 'return-change';
      readonly orderNumber: string;
      readonly returnNumber: string;
      readonly state: MailedReturnState;
    }
  | ContactMessage;

/** The message of a stored row, which {@link enqueueMail} has split. */
export const messageOf = ({ kind, payload }: Pick<typeof outbox.$inferSelect, 'kind' | 'payload'>): OutboxMessage =>
  ({ kind, ...payload }) as OutboxMessage;

/** Queues a mail in the transaction that causes it. Equal mails are queued once. */
export async function enqueueMail(tx: Database, message: OutboxMessage, at: Date): Promise<void> {
  const { kind, ...payload } = message;
  await tx
    .insert(outbox)
    .values({ kind, dedupeKey: `${kind}:${sameness(message)}`, payload, createdAt: at, runAt: at })
    .onConflictDoNothing();
}

/** Deduplication key within a kind. */
function sameness(message: OutboxMessage): string {
  if (message.kind === 'status-change') return `${message.orderNumber}:${message.change}`;
  if (message.kind === 'order-confirmation') return message.orderNumber;
  if (message.kind === 'refund') return `${message.reference}:${message.event}`;
  if (message.kind === 'return-change') return `${message.returnNumber}:${message.state}`;
  if (message.kind === 'stock-alert') return String(message.alertId);
  if (message.kind === 'contact') return contactHash(message).toString('base64url');
  return message.request;
}
