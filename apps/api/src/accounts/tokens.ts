import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** An opaque token of 256 bits, base64url: it says nothing and cannot be guessed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text could be a token at all. */
export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is kept of a token. Its entropy makes a plain hash enough: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
