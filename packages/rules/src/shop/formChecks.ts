import { isForeignNumber, isNationalNumber, looksLikeUaeMobile, normalizeUaeMobile } from '../locale/phone.js';

/** Minimum length of a password, in characters. */
export const MIN_PASSWORD_LENGTH = 6;

/**
 * One rule of a form: the field it belongs to, the key of its message, and whether the values pass it. The rules of a form are one ordered list,
 * which the storefront turns into a Yup schema and the API runs with {@link firstErrors}.
 */
export interface FormCheck<Values, Key extends string = string> {
  readonly field: keyof Values & string;
  readonly messageKey: Key;
  readonly passes: (values: Values) => boolean;
}

/** An invalid field with the key of its message. */
export interface FieldError<Field extends string = string, Key extends string = string> {
  readonly field: Field;
  readonly messageKey: Key;
}

/** The first failed check of each field, in the order of the checks. */
export function firstErrors<Values, Check extends FormCheck<Values>>(
  values: Values,
  checks: readonly Check[],
): FieldError<Check['field'], Check['messageKey']>[] {
  const errors: FieldError<Check['field'], Check['messageKey']>[] = [];
  for (const { field, messageKey, passes } of checks) {
    if (!errors.some((error) => error.field === field) && !passes(values)) errors.push({ field, messageKey });
  }
  return errors;
}

/** The key among those of a form that a server has sent; `fallback` for any other text. */
export function knownMessageKey<Key extends string, Fallback>(
  known: readonly { readonly messageKey: Key }[],
  sent: string,
  fallback: Fallback,
): Key | Fallback {
  return known.find(({ messageKey }) => messageKey === sent)?.messageKey ?? fallback;
}

/** Whether the text is not blank. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether a name can be spoken: an initial is enough, a drawing or a number is not. */
export function hasLetter(name: string): boolean {
  return /\p{L}/u.test(name);
}

/** Whether an address has three letters or digits, as "V12" has: a courier needs at least that. */
export function isAddressLongEnough(address: string): boolean {
  return (address.match(/[\p{L}\p{N}]/gu) ?? []).length >= 3;
}

/** Placeholder choices, not names. */
const NOT_AN_AREA = /^(?:other|أخرى|اخرى)$/iu;

/** Whether the text is the name of an area: not blank, and not just "Other". */
export function isAreaName(text: string): boolean {
  return isFilled(text) && !NOT_AN_AREA.test(text.trim());
}

/**
 * A scheme, `www.`, a host name followed by a path, query, fragment ("Bldg.no#4" is not one) or port, an IP address, or
 * a host name with an ending that mail programs turn into links. Not `.shop` or `.me`: "Bldg 3.Shop 4" is an address.
 */
const LINK =
  /https?:|:\/\/|www\.|[\p{L}\p{N}-]\.(?:(?!no[:#])\p{L}{2,}(?::\d+)?[/?#]|(?:com|net|org|info|biz|io|xyz|online|ae)(?![\p{L}\p{N}-]))|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/**
 * Whether a text contains a web address, also in full-width characters, which browsers read as the usual ones. Names and
 * addresses are quoted in e-mails to third parties, so they must not.
 */
export function containsLink(text: string): boolean {
  return LINK.test(text.normalize('NFKC').replaceAll('\u3002', '.'));
}

/** Whether the text is a UAE mobile number of nine digits, in any notation: a leading 0 does not count as one of them. */
export function isMobile(text: string): boolean {
  return isNationalNumber(normalizeUaeMobile(text)) && !isForeignNumber(text);
}

/** Message key of a hint for nine digits that no UAE mobile number starts with, else null. Does not block the order. */
export function mobileHint(mobile: string): 'field.mobileUnusual' | null {
  return isMobile(mobile) && !looksLikeUaeMobile(normalizeUaeMobile(mobile)) ? 'field.mobileUnusual' : null;
}

/** Whether a password is long enough, counted in code points. */
export function isPasswordLongEnough(password: string): boolean {
  return Array.from(password).length >= MIN_PASSWORD_LENGTH;
}
