import { createHash } from 'node:crypto';

/** Identity of a document, the same on every machine: 24 hexadecimal digits from its kind and key. */
export function documentId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}
