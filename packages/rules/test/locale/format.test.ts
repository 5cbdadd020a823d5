import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, formatNumber, formatPercent, formatPrice } from '../../src/locale/index.js';

const language = fc.constantFrom(...LANGUAGES);
/** Intl adds these in Arabic. They break comparing and copying; the markup isolates instead. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

describe('prices', () => {
  test('use the local notation', () => {
    expect(formatPrice(3900, 'en')).toBe('AED\u00a039.00');
    expect(formatPrice(3900, 'ar')).toBe('39.00\u00a0د.إ');
    expect(formatPrice(0, 'en')).toBe('AED\u00a00.00');
    expect(formatPrice(5, 'ar')).toBe('0.05\u00a0د.إ');
    expect(formatPrice(123456789, 'en')).toBe('AED\u00a01,234,567.89');
    expect(formatPrice(-1000, 'en')).toBe('-AED\u00a010.00');
    expect(formatPrice(-1000, 'ar')).toBe('\u200f\u200e-10.00\u00a0د.إ');
  });

  test('keep every fils and group thousands', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 40 }), language, (fils, lang) => {
        const text = formatPrice(fils, lang);
        const amount = /[\d,]+\.\d{2}/.exec(text)?.[0] ?? '';
        expect(Number(amount.replace(/[,.]/g, ''))).toBe(fils);
        expect(amount).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });
});

test('match Intl in both languages, without direction marks', () => {
  expect(formatNumber(1234.5)).toBe('1,234.5');
  expect(formatNumber(1.005)).toBe('1.01');
  expect(formatPercent(25)).toBe('25%');
  const intl = {
    en: new Intl.NumberFormat('en-AE-u-nu-latn', { maximumFractionDigits: 2 }),
    ar: new Intl.NumberFormat('ar-AE-u-nu-latn', { maximumFractionDigits: 2 }),
  };
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 4 }), language, (digits, decimals, lang) => {
      const value = digits / 10 ** decimals;
      expect(formatNumber(value)).toBe(intl[lang].format(value).replace(DIRECTION_MARKS, ''));
    }),
    { numRuns: 2000 },
  );
});
