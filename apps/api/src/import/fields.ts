import { createHash } from 'node:crypto';
import { pictureOf } from '@mahd/content';
import { ProductCode, Slug, type Picture } from '@mahd/contract';
import { toLatinDigits } from '@mahd/rules/locale';
import { parseFils, percentOfHalfUp, type Fils } from '@mahd/rules/shop';
import { Value } from '@sinclair/typebox/value';

/** An invalid field; the message is for the author of the file. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
}

const MAX_PRICE_FILS = 100_000_000;
export const MOST_STOCK = 1_000_000;
export const MOST_PERCENT = 99;
/** Of product codes. */
const CODE_LENGTH = 40;

/** A price in AED, with a point or a comma before the fils; null if empty. */
export function priceOf(text: string, field: string): Fils | null {
  if (text === '') return null;
  const fils = parseFils(toLatinDigits(text).replace(/,(\d\d?)$/, '.$1'));
  if (fils === null || fils <= 0 || fils > MAX_PRICE_FILS)
    throw new FieldError(`${field} "${text}" is not a price in AED`);
  return fils;
}

/** A non-negative integer; `missing` if empty. */
export function integerOf<T>(text: string, field: string, most: number, missing: T): number | T {
  if (text === '') return missing;
  const value = Number(toLatinDigits(text));
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new FieldError(`${field} "${text}" is not a whole number from 0 to ${most}`);
  return value;
}

export function flagOf(text: string, field: string): boolean | null {
  const word = text.toLowerCase();
  if (word === '') return null;
  if (['true', 'yes', '1'].includes(word)) return true;
  if (['false', 'no', '0'].includes(word)) return false;
  throw new FieldError(`${field} "${text}" is neither true nor false`);
}

export function required(text: string, field: string): string {
  if (text === '') throw new FieldError(`${field} is missing`);
  return text;
}

export function codeOf(text: string, field: string): string | null {
  if (text === '') return null;
  if (!Value.Check(ProductCode, text))
    throw new FieldError(`${field} "${text}" is not a code: letters, digits, dots and dashes, 40 at most`);
  return text;
}

/** An https address; null if empty. */
export function linkOf(text: string): string | null {
  if (text === '') return null;
  if (!text.startsWith('https://') || !URL.canParse(text))
    throw new FieldError(`link "${text}" is not an address that begins with https://`);
  return text;
}

export function routeOf(text: string, name: string): string {
  const route = text === '' ? slugOf(name) : text;
  if (route === '') throw new FieldError(`name_en "${name}" has no Latin letters to form a route from: add a route`);
  if (!Value.Check(Slug, route)) throw new FieldError(`route "${route}" is not an address: letters, digits and dashes`);
  return route;
}

/** Discounted price, rounded half up to the fils; 0 without a discount. */
export function discounted(price: Fils | null, percent: number): Fils {
  return price === null || percent === 0 ? 0 : percentOfHalfUp(price, 100 - percent);
}

/** A picture of the content package by name. */
export function knownPicture(name: string): Picture {
  try {
    const picture = pictureOf(name);
    return { ...picture, widths: [...picture.widths] };
  } catch {
    throw new FieldError(`there is no picture "${name}"`);
  }
}

/** The slug of a name: "Baby Oil, 200 ml" becomes baby-oil-200-ml. */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120);
}

/** A stable code derived from a name. */
export function derivedCode(text: string): string {
  const slug = slugOf(text).toUpperCase();
  if (slug.length <= CODE_LENGTH) return slug;
  return `${slug.slice(0, CODE_LENGTH - 9)}-${createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase()}`;
}
