import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 30 * 60_000;

/** Signed tokens (order_success_token) that identify an order for 30 minutes. */
export class SuccessTokens {
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  issue(orderNumber: string): string {
    const payload = `${orderNumber}.${(this.now() + LIFE_MS).toString(36)}`;
    return `${Buffer.from(payload).toString('base64url')}.${this.#sign(payload).toString('base64url')}`;
  }

  /** The order number, or null for an invalid or expired token. */
  read(token: string): string | null {
    const [encoded = '', signature = '', ...rest] = token.split('.');
    const payload = Buffer.from(encoded, 'base64url').toString('utf8');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(payload);
    if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const [orderNumber = '', expiry = ''] = payload.split('.');
    return Number.parseInt(expiry, 36) > this.now() ? orderNumber : null;
  }

  #sign(payload: string): Buffer {
    return createHmac('sha256', this.secret).update(`order-success:${payload}`).digest();
  }
}
