import type { RateLimiter } from '../http/rateLimit.js';
import type { Bearer } from './bearer.js';
import type { KnownDevices } from './devices.js';
import type { AccountDependencies } from './service.js';

export interface AccountRouteDependencies extends AccountDependencies {
  readonly limiter: RateLimiter;
  readonly bearer: Bearer;
  readonly devices: KnownDevices;
}
