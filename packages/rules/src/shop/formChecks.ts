import { isNineDigits, normalizeUaeMobile } from '../locale/phone.js';

/** The shortest password the shop takes, in characters (specification, section 5). */
export const MIN_PASSWORD_LENGTH = 6;

/** One rule of a form: the field it belongs to, the key of its message, and whether the values pass it. */
export interface FormCheck<Values> {
  readonly field: keyof Values & string;
  readonly messageKey: string;
  readonly passes: (values: Values) => boolean;
}

/** A field that failed, with the key of the message in the texts of the interface. */
export interface FieldError<Field extends string = string, Key extends string = string> {
  readonly field: Field;
  readonly messageKey: Key;
}

/** The first failed check of every field, in the order of the checks: the first of them gets the focus. */
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

/** Whether anything but white space was entered. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** A scheme, `www.`, or a host name with a path behind it. */
const LINK = /https?:|:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;

/** Whether a text holds a web address. Names and addresses stand in mails to whoever is named, so they must not. */
export function containsLink(text: string): boolean {
  return LINK.test(text);
}

/** Whether the text comes to a mobile number of nine digits, however it is written. */
export function isMobile(text: string): boolean {
  return isNineDigits(normalizeUaeMobile(text));
}

/** Whether a password is long enough, counted in characters as people see them in most scripts (code points). */
export function isPasswordLongEnough(password: string): boolean {
  return Array.from(password).length >= MIN_PASSWORD_LENGTH;
}
