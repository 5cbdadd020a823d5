import type { Settings } from '@mahd/storefront/server';
import { pagePolicies } from '../securityHeaders.js';

/**
 * The policy of production, with what the tools need: style elements whose text changes, and the error overlay's own script and style.
 * Everything else is refused as it will be in production.
 */
export function developmentPolicy(settings: Settings): string {
  const { 'content-security-policy': policy = '' } = pagePolicies(settings, []);
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace('script-src', "script-src 'unsafe-inline'");
}
