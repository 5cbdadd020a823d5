import type { Limit } from '../http/rateLimit.js';

const MINUTES = 60;

/** How often an address may try, and how often it may be tried on an account. Tries that were right are given back. */
export const LIMITS = {
  loginAddress: { name: 'login-address', max: 40, seconds: 10 * MINUTES },
  loginAccount: { name: 'login-account', max: 10, seconds: 15 * MINUTES },
  registerAddress: { name: 'register-address', max: 30, seconds: 60 * MINUTES },
  forgotAddress: { name: 'forgot-address', max: 20, seconds: 60 * MINUTES },
  forgotAccount: { name: 'forgot-account', max: 5, seconds: 60 * MINUTES },
  resendAddress: { name: 'resend-address', max: 20, seconds: 60 * MINUTES },
  resendAccount: { name: 'resend-account', max: 5, seconds: 60 * MINUTES },
  resetAddress: { name: 'reset-address', max: 20, seconds: 10 * MINUTES },
  passwordAccount: { name: 'password-account', max: 10, seconds: 15 * MINUTES },
  exportAccount: { name: 'export-account', max: 20, seconds: 60 * MINUTES },
} as const satisfies Record<string, Limit>;
