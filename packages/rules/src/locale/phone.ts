import { onlyDigits } from './digits.js';

/** The country code of every mobile number the shop takes (specification, section 9). */
export const UAE_COUNTRY_CODE = '+971';

/** How many digits follow the country code (specification, section 5). */
export const UAE_MOBILE_LENGTH = 9;

/**
 * A UAE mobile number as typed or pasted, brought to its nine digits. Takes `05…`, `5…`, `+971…`, `00971…`, `971…`,
 * spaces, dashes and Arabic digits. What does not come to nine digits is returned as its digits.
 */
export function normalizeUaeMobile(input: string): string {
  const digits = onlyDigits(input);
  return /^(?:(?:00)?971)?0?(\d{9})$/.exec(digits)?.[1] ?? digits;
}

/** Whether the text is exactly nine Latin digits, the shop's rule for a mobile number. */
export function isNineDigits(text: string): boolean {
  return /^[0-9]{9}$/.test(text);
}

/**
 * Whether nine digits look like a mobile number of the UAE (libphonenumber's pattern). Stricter than the
 * shop's rule: a number that does not fit deserves a hint, never a refusal.
 */
export function looksLikeUaeMobile(nineDigits: string): boolean {
  return /^5[024-68][0-9]{7}$/.test(nineDigits);
}

/** A number to read, `+971 50 123 4567`, left to right in both languages. Not nine digits: the text as given. */
export function formatUaeMobile(input: string): string {
  const digits = normalizeUaeMobile(input);
  if (!isNineDigits(digits)) return input;
  return `${UAE_COUNTRY_CODE} ${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}

/** A number to store and to dial, `+971501234567`, or null when it does not come to nine digits. */
export function toE164(input: string): string | null {
  const digits = normalizeUaeMobile(input);
  return isNineDigits(digits) ? UAE_COUNTRY_CODE + digits : null;
}
