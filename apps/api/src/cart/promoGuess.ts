import type { Limit, RateLimiter } from '../http/rateLimit.js';

/** Limits guessing of promo codes: only unknown codes count. */
const BY_ADDRESS: Limit = { name: 'promo-address', max: 30, seconds: 600 };
const BY_ACCOUNT: Limit = { name: 'promo-account', max: 30, seconds: 600 };

/**
 * Counts a promo code attempt before the look-up, so that concurrent guesses cannot exceed the limit. Returns a
 * function that undoes it when the code exists. Requests without a code are not counted.
 */
export async function takeGuess(
  limiter: RateLimiter,
  { address, userId }: { readonly address: string; readonly userId: string | null },
  code: string | null,
): Promise<() => Promise<void>> {
  if (code === null) return () => Promise.resolve();
  return limiter.takeAll([[BY_ADDRESS, address], ...(userId === null ? [] : [[BY_ACCOUNT, userId] as const])]);
}
