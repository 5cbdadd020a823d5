import { createHash } from 'node:crypto';

/** SHA-256 of a text, base64url: what is kept of something that is only ever compared. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
