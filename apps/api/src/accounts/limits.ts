import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { mailboxOf } from '../mail/mailbox.js';

const MINUTES = 60;

/** Limits per network address and per account. Successful logins and password checks are given back, others are not. */
export const LIMITS = {
  loginAddress: { name: 'login-address', max: 40, seconds: 10 * MINUTES },
  /** Per account and network address. */
  loginAccountAddress: { name: 'login-account-address', max: 10, seconds: 15 * MINUTES },
  /** Per account from all addresses. Known devices are exempt from these three limits. */
  loginAccount: { name: 'login-account', max: 100, seconds: 60 * MINUTES },
  loginDevice: { name: 'login-device', max: 20, seconds: 15 * MINUTES },
  /** Successful logins. */
  loginsAccount: { name: 'logins-account', max: 60, seconds: 60 * MINUTES },
  /** Mobile networks in the Gulf put thousands of users behind one address. */
  registerAddress: { name: 'register-address', max: 120, seconds: 60 * MINUTES },
  forgotAddress: { name: 'forgot-address', max: 20, seconds: 60 * MINUTES },
  forgotAccount: { name: 'forgot-account', max: 5, seconds: 60 * MINUTES },
  resendAddress: { name: 'resend-address', max: 20, seconds: 60 * MINUTES },
  resendAccount: { name: 'resend-account', max: 5, seconds: 60 * MINUTES },
  resetAddress: { name: 'reset-address', max: 20, seconds: 10 * MINUTES },
  passwordAccount: { name: 'password-account', max: 10, seconds: 15 * MINUTES },
  exportAccount: { name: 'export-account', max: 20, seconds: 60 * MINUTES },
  /** All account mails to one mailbox, whoever requests them. */
  mailbox: { name: 'mailbox', max: 10, seconds: 60 * MINUTES },
} as const satisfies Record<string, Limit>;

/**
 * Limits work that mails an address, which may be a stranger's. The address counts whether or not it has an account,
 * so the limit reveals nothing. Work that sends no mail does not count.
 */
export async function limitMailsTo<T>(
  limiter: RateLimiter,
  email: string,
  work: () => Promise<T>,
  hasWritten: (done: T) => boolean = () => true,
): Promise<T> {
  const mailbox = mailboxOf(email);
  await limiter.take(LIMITS.mailbox, mailbox);
  let written = false;
  try {
    const done = await work();
    written = hasWritten(done);
    return done;
  } finally {
    if (!written) await limiter.giveBack(LIMITS.mailbox, mailbox);
  }
}
