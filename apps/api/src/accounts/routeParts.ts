import type { RateLimiter } from '../http/rateLimit.js';
import type { Bearer } from './bearer.js';
import type { AccountParts } from './service.js';

/** What the calls about accounts are made of. */
export interface AccountRouteParts extends AccountParts {
  readonly limiter: RateLimiter;
  readonly bearer: Bearer;
  /** Whether forget-password says that an address is nobody's (the specification's behaviour). */
  readonly revealUnknownEmail: boolean;
}
