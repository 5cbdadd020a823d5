import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { mailboxOf } from '../mail/mailbox.js';

const MINUTES = 60;

/** How often an address may try, and how often it may be tried on an account. Tries that were right are given back. */
export const LIMITS = {
  loginAddress: { name: 'login-address', max: 40, seconds: 10 * MINUTES },
  /** On one account from one network address. */
  loginAccountAddress: { name: 'login-account-address', max: 10, seconds: 15 * MINUTES },
  /** On one account from all addresses together. None of these three counts for a browser that has logged in to the account before. */
  loginAccount: { name: 'login-account', max: 100, seconds: 60 * MINUTES },
  loginDevice: { name: 'login-device', max: 20, seconds: 15 * MINUTES },
  /** With the right password. */
  loginsAccount: { name: 'logins-account', max: 60, seconds: 60 * MINUTES },
  /** Mobile networks in the Gulf put thousands of families behind one address. */
  registerAddress: { name: 'register-address', max: 120, seconds: 60 * MINUTES },
  forgotAddress: { name: 'forgot-address', max: 20, seconds: 60 * MINUTES },
  forgotAccount: { name: 'forgot-account', max: 5, seconds: 60 * MINUTES },
  resendAddress: { name: 'resend-address', max: 20, seconds: 60 * MINUTES },
  resendAccount: { name: 'resend-account', max: 5, seconds: 60 * MINUTES },
  resetAddress: { name: 'reset-address', max: 20, seconds: 10 * MINUTES },
  passwordAccount: { name: 'password-account', max: 10, seconds: 15 * MINUTES },
  exportAccount: { name: 'export-account', max: 20, seconds: 60 * MINUTES },
  /** All mails about accounts to one mailbox, whoever asks for them: as many as links for password and verification may be asked for. */
  mailbox: { name: 'mailbox', max: 10, seconds: 60 * MINUTES },
} as const satisfies Record<string, Limit>;

/**
 * Does what writes a mail to an address, which may be a stranger's: nobody is flooded, from however many addresses, accounts or spellings of hers. It
 * counts whether the address has an account or not, so that the limit tells nothing. What fails writes no mail and does not count.
 */
export async function writingTo<T>(
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
