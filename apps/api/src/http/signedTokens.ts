import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed tokens that carry a subject until they expire. Nothing is stored. */
export class SignedTokens {
  constructor(
    private readonly secret: string,
    /** A token is valid for its purpose only. */
    private readonly purpose: string,
    private readonly lifeMs: number,
    private readonly now: () => number,
  ) {}

  /** @param subject without a full stop */
  issue(subject: string): string {
    const payload = `${subject}.${(this.now() + this.lifeMs).toString(36)}`;
    return `${Buffer.from(payload).toString('base64url')}.${this.#sign(payload).toString('base64url')}`;
  }

  /** The subject and whether the token has expired; null for an invalid token. */
  read(token: string): { readonly subject: string; readonly isExpired: boolean } | null {
    const [encoded = '', signature = '', ...rest] = token.split('.');
    const payload = Buffer.from(encoded, 'base64url').toString('utf8');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(payload);
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const [subject = '', expiry = ''] = payload.split('.');
    return { subject, isExpired: Number.parseInt(expiry, 36) <= this.now() };
  }

  #sign(payload: string): Buffer {
    return createHmac('sha256', this.secret).update(`${this.purpose}:${payload}`).digest();
  }
}
