import type { Settings } from '@mahd/storefront/server';
import { pagePolicies } from '../securityHeaders.js';

/** The production policy, loosened for inline styles and the error overlay's script. */
export function developmentPolicy(settings: Settings): string {
  const { 'content-security-policy': policy = '' } = pagePolicies(settings, [], []);
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace('script-src', "script-src 'unsafe-inline'");
}
