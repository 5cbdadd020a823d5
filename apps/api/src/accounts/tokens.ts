import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A random token of 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether the text has a token's format. */
export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text);
}

/** A plain hash is enough: tokens cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
