import { onlyDigits } from './digits.js';

/** Country code of every accepted mobile number. */
export const UAE_COUNTRY_CODE = '+971';

/** Number of digits after the country code. */
export const UAE_MOBILE_LENGTH = 9;

/**
 * Normalises a typed or pasted UAE mobile number to its nine digits. Accepts `05…`, `5…`, `+971…`, `00971…`, `971…`,
 * spaces, dashes and Arabic digits. Other input is returned as its digits.
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
 * Whether nine digits match the UAE mobile pattern of libphonenumber. Stricter than the shop's rule: use it for hints,
 * not to reject a number.
 */
export function looksLikeUaeMobile(nineDigits: string): boolean {
  return /^5[024-68][0-9]{7}$/.test(nineDigits);
}

/** Formats a number for display, `+971 50 123 4567`, left to right in both languages. Returns other input unchanged. */
export function formatUaeMobile(input: string): string {
  const digits = normalizeUaeMobile(input);
  if (!isNineDigits(digits)) return input;
  return `${UAE_COUNTRY_CODE} ${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}

/** A number in E.164 format, `+971501234567`, or null without nine digits. */
export function toE164(input: string): string | null {
  const digits = normalizeUaeMobile(input);
  return isNineDigits(digits) ? UAE_COUNTRY_CODE + digits : null;
}
