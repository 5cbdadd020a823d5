/** E-mail addresses and anything in angle brackets. */
const ADDRESS = /<[^>]*>|[^\s<>()[\]{}'",;:=]+@[^\s<>()[\]{}'",;]+/g;
const LONGEST = 300;

/** Properties nodemailer adds to errors. */
interface MailError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * Describes a mail error without personal data. Server responses about a recipient are reduced to their status codes.
 */
export function describeMailError(error: unknown): string {
  const { code, command, response, responseCode, message } = error as MailError;
  if (command !== 'RCPT TO') return withoutAddresses([code, message]);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return withoutAddresses([code, 'the mail server refused the recipient', responseCode, enhanced]);
}

/** Also removes statement parameters. */
function withoutAddresses(parts: readonly (string | number | undefined)[]): string {
  const [text = ''] = parts
    .filter((part) => part !== undefined)
    .join(' ')
    .split('\nparams: ');
  return text.replace(ADDRESS, '…').replace(/\s+/g, ' ').slice(0, LONGEST);
}
