import { createHash, randomBytes } from 'node:crypto';

/** A stable id: 24 hexadecimal digits derived from kind and key. */
export function documentId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}

/** A random id for documents without a natural key. */
export function newDocumentId(): string {
  return randomBytes(12).toString('hex');
}
