import { SignedTokens } from '../http/signedTokens.js';

/** `order-success` opens the thank-you page, `order-link` shows an order, cancels and returns it. */
export type TokenPurpose = 'order-success' | 'order-link';

const MINUTE_MS = 60_000;
const LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  'order-success': 30 * MINUTE_MS,
  // Longer than delivery and the time to return something together.
  'order-link': 90 * 24 * 60 * MINUTE_MS,
};

/** Tokens that identify an order by its number. */
export class OrderTokens extends SignedTokens {
  constructor(secret: string, purpose: TokenPurpose, now: () => number) {
    super(secret, purpose, LIFE_MS[purpose], now);
  }
}
