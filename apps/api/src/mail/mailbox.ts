import { normalizeEmail } from '@mahd/rules/shop';
import { sha256 } from '../text/sha256.js';

/** The mailbox behind an address, for counting: without +tags, and without dots for Gmail. */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [name, domain] = [address.slice(0, at).replace(/(?<=.)\+.*$/, ''), address.slice(at + 1)];
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Hash of a mailbox, for comparison only. */
export function mailboxHash(email: string): string {
  return sha256(mailboxOf(email));
}
