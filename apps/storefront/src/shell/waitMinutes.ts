/** The `n` of messages about rate limits: minutes to wait, rounded up. `retryAfter` is in seconds. */
export const waitMinutes = (retryAfter = 60): number => Math.max(1, Math.ceil(retryAfter / 60));
