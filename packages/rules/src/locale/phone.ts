import { onlyDigits, toLatinDigits } from './digits.js';

/** Country code of every accepted mobile number. */
export const UAE_COUNTRY_CODE = '+971';

/** Number of digits after the country code. */
export const UAE_MOBILE_LENGTH = 9;

/**
 * Normalises a typed or pasted UAE mobile number to its nine digits. Accepts `05…`, `5…`, `+971…`, `00971…`, `971…`,
 * spaces, dashes and Arabic digits. Other input is returned as its digits, such as a number with a digit missing.
 */
export function normalizeUaeMobile(input: string): string {
  const digits = onlyDigits(input);
  return /^(?:(?:00)?971)?0?([1-9]\d{8})$/.exec(digits)?.[1] ?? digits;
}

/** Whether the text is nine Latin digits that do not start with 0, the shop's rule for a mobile number. */
export function isNationalNumber(text: string): boolean {
  return /^[1-9][0-9]{8}$/.test(text);
}

/**
 * Whether nine digits match the UAE mobile pattern of libphonenumber. Stricter than the shop's rule: use it for hints,
 * not to reject a number.
 */
export function looksLikeUaeMobile(nineDigits: string): boolean {
  return /^5[024-68][0-9]{7}$/.test(nineDigits);
}

/**
 * Formats a number for display, `+971 50 123 4567`, left to right in both languages, with no-break spaces: it never
 * continues on the next line. Returns other input unchanged.
 */
export function formatUaeMobile(input: string): string {
  const digits = normalizeUaeMobile(input);
  if (!isNationalNumber(digits)) return input;
  return [UAE_COUNTRY_CODE, digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].join('\u00a0');
}

/** A number in E.164 format, `+971501234567`, or null if it is not a number of nine digits. */
export function toE164(input: string): string | null {
  const digits = normalizeUaeMobile(input);
  return isNationalNumber(digits) ? UAE_COUNTRY_CODE + digits : null;
}

/** Whether a typed number begins with `+` or `00` and the code of another country. */
export function isForeignNumber(input: string): boolean {
  const [, code] = /^(?:\+|00)(\d{1,3})/.exec(toLatinDigits(input).replace(/[^\d+]/g, '')) ?? [];
  return code !== undefined && !UAE_COUNTRY_CODE.startsWith(`+${code}`);
}

/** A typed number of another country in E.164 format, `+447700900123`; null without its country code after `+` or `00`. */
export function toForeignNumber(input: string): string | null {
  const dialled = toLatinDigits(input)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return /^\+(?!971)[1-9]\d{8,14}$/.test(dialled) ? dialled : null;
}
