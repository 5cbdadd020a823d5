import type { Limit, RateLimiter } from '../http/rateLimit.js';

/** Limits guessing of promo codes: only unknown codes count. */
const BY_ADDRESS: Limit = { name: 'promo-address', max: 30, seconds: 600 };
const BY_ACCOUNT: Limit = { name: 'promo-account', max: 30, seconds: 600 };

/**
 * Counts a promo code attempt before the look-up, so that concurrent guesses cannot exceed the limit: by account, or for
 * guests by address, which mobile networks give to many. Returns a function that undoes it when the code exists, or null
 * beyond the limit: then the code must not be looked up. Requests without a code are not counted.
 */
export async function takeGuess(
  limiter: RateLimiter,
  { address, userId }: { readonly address: string; readonly userId: string | null },
  code: string | null,
): Promise<(() => Promise<void>) | null> {
  if (code === null) return () => Promise.resolve();
  const [limit, who] = userId === null ? [BY_ADDRESS, address] : [BY_ACCOUNT, userId];
  return (await limiter.isWithin(limit, who)) ? () => limiter.giveBack(limit, who) : null;
}
