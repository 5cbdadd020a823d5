import type { Limit, RateLimiter } from '../http/rateLimit.js';

/** Guessing promo codes: a code nobody knows counts, a real one never does. */
const BY_ADDRESS: Limit = { name: 'promo-address', max: 30, seconds: 600 };
const BY_ACCOUNT: Limit = { name: 'promo-account', max: 30, seconds: 600 };

/**
 * Counts a try at a promo code, before it is looked up, so that a thousand guesses at once are no more than the limit. Gives the way to
 * take it back when the code is real. A guest is told nothing about codes, and without a code nothing is guessed: neither counts.
 */
export async function takeGuess(
  limiter: RateLimiter,
  { address, userId }: { readonly address: string; readonly userId: string | null },
  code: string | null,
): Promise<() => Promise<void>> {
  if (code === null || userId === null) return () => Promise.resolve();
  return limiter.takeAll([
    [BY_ADDRESS, address],
    [BY_ACCOUNT, userId],
  ]);
}
