import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatUaeMobile,
  isNationalNumber,
  looksLikeUaeMobile,
  normalizeUaeMobile,
  onlyDigits,
  toE164,
  toLatinDigits,
} from '../../src/locale/index.js';

const mobile = fc.stringMatching(/^5[024-68][0-9]{7}$/);
const writtenIn = (digits: string, zero: number): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

describe('digits', () => {
  test('converts Arabic-Indic and Persian digits to Latin', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
    expect(toLatinDigits('١٬٢٣٤٫٥٠')).toBe('1,234.50');
    expect(onlyDigits('+٩٧١ (50) 1-2')).toBe('9715012');
  });

  test('reads the same in any digits', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{1,12}$/),
        fc.constantFrom(0x30, 0x660, 0x6f0),
        (digits, zero) => onlyDigits(writtenIn(digits, zero)) === digits,
      ),
    );
  });
});

describe('mobile numbers', () => {
  test('normalise every common notation to nine digits', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.constantFrom('', '0', '971', '+971', '00971', '+9710', '+971 (0)'),
        fc.constantFrom('', ' ', '-'),
        fc.constantFrom(0x30, 0x660, 0x6f0),
        (digits, prefix, gap, zero) => {
          const typed = writtenIn([prefix, digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].join(gap), zero);
          expect(normalizeUaeMobile(typed)).toBe(digits);
          expect(toE164(typed)).toBe(`+971${digits}`);
          expect(normalizeUaeMobile(formatUaeMobile(typed))).toBe(digits);
        },
      ),
    );
  });

  test('leave other input as its digits', () => {
    expect(normalizeUaeMobile('971')).toBe('971');
    expect(normalizeUaeMobile('050 123')).toBe('050123');
    expect(normalizeUaeMobile('005012345678')).toBe('005012345678');
    expect(normalizeUaeMobile('00501234567')).toBe('00501234567');
    expect(normalizeUaeMobile('')).toBe('');
    expect(formatUaeMobile('12')).toBe('12');
    expect(toE164('12')).toBeNull();
  });

  test('miss a digit if only eight follow the leading 0', () => {
    for (const typed of ['050 123 456', '٠٥٠١٢٣٤٥٦', '+971 050 123 456', '00971050123456']) {
      expect(toE164(typed)).toBeNull();
      expect(formatUaeMobile(typed)).toBe(typed);
    }
  });

  test('normalise idempotently, without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => normalizeUaeMobile(normalizeUaeMobile(text)) === normalizeUaeMobile(text),
      ),
    );
  });

  test('are formatted in groups that stay on one line, left to right', () => {
    expect(formatUaeMobile('0501234567')).toBe('+971\u00a050\u00a0123\u00a04567');
  });

  test('accept any nine digits without a leading 0; an unusual prefix is only a hint', () => {
    expect(isNationalNumber('123456789')).toBe(true);
    expect(isNationalNumber('12345678')).toBe(false);
    expect(isNationalNumber('012345678')).toBe(false);
    expect(isNationalNumber('1234567890')).toBe(false);
    expect(isNationalNumber('١٢٣٤٥٦٧٨٩')).toBe(false);
    expect(['50', '52', '54', '55', '56', '58'].every((start) => looksLikeUaeMobile(`${start}1234567`))).toBe(true);
    expect(['51', '53', '57', '59', '40'].some((start) => looksLikeUaeMobile(`${start}1234567`))).toBe(false);
  });
});
