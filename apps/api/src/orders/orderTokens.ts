import { createHmac, timingSafeEqual } from 'node:crypto';

/** `order-success` opens the thank-you page, `order-link` shows an order, cancels and returns it. */
export type TokenPurpose = 'order-success' | 'order-link';

const MINUTE_MS = 60_000;
const LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  'order-success': 30 * MINUTE_MS,
  // Longer than delivery and the time to return something together.
  'order-link': 90 * 24 * 60 * MINUTE_MS,
};

/** Signed tokens that identify an order until they expire. Nothing is stored. */
export class OrderTokens {
  constructor(
    private readonly secret: string,
    private readonly purpose: TokenPurpose,
    private readonly now: () => number,
  ) {}

  issue(orderNumber: string): string {
    const payload = `${orderNumber}.${(this.now() + LIFE_MS[this.purpose]).toString(36)}`;
    return `${Buffer.from(payload).toString('base64url')}.${this.#sign(payload).toString('base64url')}`;
  }

  /** The order number and whether the token has expired; null for an invalid token. */
  read(token: string): { readonly orderNumber: string; readonly isExpired: boolean } | null {
    const [encoded = '', signature = '', ...rest] = token.split('.');
    const payload = Buffer.from(encoded, 'base64url').toString('utf8');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(payload);
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const [orderNumber = '', expiry = ''] = payload.split('.');
    return { orderNumber, isExpired: Number.parseInt(expiry, 36) <= this.now() };
  }

  #sign(payload: string): Buffer {
    return createHmac('sha256', this.secret).update(`${this.purpose}:${payload}`).digest();
  }
}
