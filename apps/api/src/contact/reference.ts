import { createHash } from 'node:crypto';

/** What makes a message the same as another. */
interface SentMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** ISO time. */
  readonly receivedAt: string;
}

/** A hash of a message, the same for all that one person sends in the same words on one day. */
export function contactHash({ name, email, phone, message, receivedAt }: SentMessage): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, email, phone, message, receivedAt.slice(0, 10)]))
    .digest();
}

/** The number to refer to a message by: `C12345678`. */
export function contactReference(message: SentMessage): string {
  return `C${String(contactHash(message).readUInt32BE() % 100_000_000).padStart(8, '0')}`;
}
