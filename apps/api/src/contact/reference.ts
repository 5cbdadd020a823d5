import { createHash } from 'node:crypto';
import type { ContactMessage } from '../jobs/outboxWriter.js';

/** A hash of a message, the same for all that one person sends in the same words on one day. */
export function contactHash({ name, email, phone, message, receivedAt }: ContactMessage): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, email, phone, message, receivedAt.slice(0, 10)]))
    .digest();
}

/** The number to refer to a message by: `C12345678`. */
export function contactReference(message: ContactMessage): string {
  return `C${String(contactHash(message).readUInt32BE() % 100_000_000).padStart(8, '0')}`;
}
