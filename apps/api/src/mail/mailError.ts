/** Anything like an address, or its part before the at sign in angle brackets. */
const ADDRESS = /<[^>]*>|[^\s<>()[\]{}'",;:=]+@[^\s<>()[\]{}'",;]+/g;
const LONGEST = 300;

/** What the mail library adds to its errors. */
interface MailError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * Why a mail could not be sent, for logs and operators: nobody's address is in it. What a mail server says about a recipient is left out but for its
 * codes, since it may name her in any way.
 */
export function describeMailError(error: unknown): string {
  const { code, command, response, responseCode, message } = error as MailError;
  if (command !== 'RCPT TO') return withoutAddresses([code, message]);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return withoutAddresses([code, 'the mail server refused the recipient', responseCode, enhanced]);
}

/** Nor with the values of a statement that failed. */
function withoutAddresses(parts: readonly (string | number | undefined)[]): string {
  const [text = ''] = parts
    .filter((part) => part !== undefined)
    .join(' ')
    .split('\nparams: ');
  return text.replace(ADDRESS, '…').replace(/\s+/g, ' ').slice(0, LONGEST);
}
