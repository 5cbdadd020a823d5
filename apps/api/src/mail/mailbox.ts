import { normalizeEmail } from '@mahd/rules/shop';
import { sha256 } from '../text/sha256.js';

/** Where the mails to an address arrive, for counting: what stands behind a plus is left out by most providers, and dots by Gmail. */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [name, domain] = [address.slice(0, at).replace(/(?<=.)\+.*$/, ''), address.slice(at + 1)];
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** A mailbox as it is kept where it is only compared. */
export function mailboxHash(email: string): string {
  return sha256(mailboxOf(email));
}
