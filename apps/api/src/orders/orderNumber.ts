import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@mahd/rules/locale';

const PREFIX = 'MH-';
const FIRST = 100_000_000;
const LAST = 999_999_999;

/** A number that says nothing about how many orders there are, short enough to read out. */
export function newOrderNumber(): string {
  return `${PREFIX}${randomInt(FIRST, LAST + 1)}`;
}

/** A number as people type it: with or without the prefix, in small letters, with spaces, in Arabic digits. */
export function normaliseOrderNumber(typed: string): string {
  const compact = toLatinDigits(typed)
    .replace(/[\s\u2010-\u2015_-]+/g, '')
    .toUpperCase();
  return `${PREFIX}${compact.replace(/^MH/, '')}`;
}
