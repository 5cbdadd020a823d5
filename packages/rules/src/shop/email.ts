/** Letters of any script, digits and their marks. */
const WORD = '\\p{L}\\p{N}\\p{M}';
/** The characters of RFC 5322's atom, with letters of any script (RFC 6532): none of them ends an address, begins another or names a group. */
const ATOM = `[${WORD}!#$%&'*+/=?^_\`{|}~-]+`;
/** Begins and ends without a hyphen. */
const LABEL = `[${WORD}](?:[${WORD}-]*[${WORD}])?`;
/** One bare address: atoms and labels parted by single dots, an ending of two letters or more. */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+\\p{L}{2,}$`, 'u');
const MAX_EMAIL_LENGTH = 254;

/** Whether the text is one e-mail address and nothing else: no display name, no list, no quotes. White space around it does not matter. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
}

/** An address as it is stored and compared: no white space around it, lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
