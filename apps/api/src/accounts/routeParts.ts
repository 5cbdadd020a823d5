import type { RateLimiter } from '../http/rateLimit.js';
import type { Bearer } from './bearer.js';
import type { KnownDevices } from './devices.js';
import type { AccountParts } from './service.js';

/** What the calls about accounts are made of. */
export interface AccountRouteParts extends AccountParts {
  readonly limiter: RateLimiter;
  readonly bearer: Bearer;
  readonly devices: KnownDevices;
}
