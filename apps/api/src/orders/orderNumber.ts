import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@mahd/rules/locale';

const PREFIX = 'MH-';
/** The pattern of an order number. The names of mail files contain it, by which they are deleted. */
export const ORDER_NUMBER = `${PREFIX}\\d+`;
const FIRST = 100_000_000;
const LAST = 999_999_999;

/** A random order number, short enough to read out, that does not reveal the number of orders. */
export function newOrderNumber(): string {
  return `${PREFIX}${randomInt(FIRST, LAST + 1)}`;
}

/** Normalises a typed number: optional prefix, any case, spaces, Arabic digits. */
export function normaliseOrderNumber(typed: string): string {
  const compact = toLatinDigits(typed)
    .replace(/[\s\u2010-\u2015_-]+/g, '')
    .toUpperCase();
  return `${PREFIX}${compact.replace(/^MH/, '')}`;
}
