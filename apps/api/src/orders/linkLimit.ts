import type { Limit } from '../http/rateLimit.js';

/** Limits guessing of the links to orders, also by their returns: only misses count. */
export const LINK_MISSES_BY_ADDRESS: Limit = { name: 'order-link-address', max: 30, seconds: 600 };
