import { MAX_LENGTHS } from './lengths.js';

/** Letters of any script, digits and their marks. */
const WORD = '\\p{L}\\p{N}\\p{M}';
/**
 * The characters of an RFC 5322 atom, with letters of any script (RFC 6532). None of them can end an address, start
 * another or name a group.
 */
const ATOM = `[${WORD}!#$%&'*+/=?^_\`{|}~-]+`;
/** A domain label: no hyphen at its ends. */
const LABEL = `[${WORD}](?:[${WORD}-]*[${WORD}])?`;
/** A bare address: dot-separated atoms and labels, and a top-level domain of two letters or more. */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+\\p{L}{2,}$`, 'u');

/**
 * Whether the text is a single bare e-mail address: no display name, list or quotes. Surrounding whitespace is ignored.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTHS.email && EMAIL.test(address);
}

/** The form of an address for storing and comparing: trimmed, lower case, the name in NFC and the domain in NFKC. */
export function normalizeEmail(text: string): string {
  const address = text.trim().toLowerCase();
  const domain = address.lastIndexOf('@') + 1;
  return address.slice(0, domain).normalize('NFC') + address.slice(domain).normalize('NFKC');
}
