import { createHash, randomBytes } from 'node:crypto';

/** Identity of a document, the same on every machine: 24 hexadecimal digits from its kind and key. */
export function documentId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}

/** Identity of a new document that has no key of its own. */
export function newDocumentId(): string {
  return randomBytes(12).toString('hex');
}
