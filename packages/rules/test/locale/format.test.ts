import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, formatDate, formatNumber, formatPercent, formatPrice, formatTime, formatWeekday } from '../../src/locale/index.js';

const language = fc.constantFrom(...LANGUAGES);
const INVISIBLE_OR_ARABIC_DIGIT = /[\u200e\u200f\u061c٠-٩۰-۹]/;

describe('prices', () => {
  test('read as the market writes them', () => {
    expect(formatPrice(3900, 'en')).toBe('AED\u00a039.00');
    expect(formatPrice(3900, 'ar')).toBe('39.00\u00a0د.إ');
    expect(formatPrice(0, 'en')).toBe('AED\u00a00.00');
    expect(formatPrice(5, 'ar')).toBe('0.05\u00a0د.إ');
    expect(formatPrice(123456789, 'en')).toBe('AED\u00a01,234,567.89');
    expect(formatPrice(-1000, 'en')).toBe('-AED\u00a010.00');
    expect(formatPrice(-1000, 'ar')).toBe('\u200f\u200e-10.00\u00a0د.إ');
  });

  test('hold every fils and group by thousands', () => {
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

test('numbers and percentages have Latin digits and no invisible marks', () => {
  expect(formatNumber(1234.5, 'ar')).toBe('1,234.5');
  expect(formatPercent(25, 'en')).toBe('25%');
  expect(formatPercent(25, 'ar')).toBe('25%');
  fc.assert(
    fc.property(fc.integer(), language, (value, lang) => {
      expect(formatNumber(value, lang)).not.toMatch(INVISIBLE_OR_ARABIC_DIGIT);
      expect(Number(formatNumber(value, lang).replaceAll(',', ''))).toBe(value);
    }),
  );
});

describe('dates and times', () => {
  test('stand in the zone of Dubai', () => {
    const lateInUtc = '2026-11-19T21:05:00Z';
    expect(formatDate(lateInUtc, 'en')).toBe('20 November 2026');
    expect(formatDate(new Date(lateInUtc), 'ar')).toBe('20 نوفمبر 2026');
    expect(formatTime(lateInUtc, 'en')).toBe('01:05');
    expect(formatTime(Date.parse(lateInUtc), 'ar')).toBe('01:05');
    expect(formatWeekday(lateInUtc, 'en')).toBe('Friday');
    expect(formatWeekday(lateInUtc, 'ar')).toBe('الجمعة');
  });

  test('midnight is 00:00', () => {
    expect(formatTime('2026-11-19T20:00:00Z', 'en')).toBe('00:00');
  });

  test('carry no invisible marks and no Arabic digits', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }), language, (date, lang) => {
        expect(formatDate(date, lang) + formatTime(date, lang) + formatWeekday(date, lang)).not.toMatch(INVISIBLE_OR_ARABIC_DIGIT);
      }),
    );
  });

  test('an unreadable moment is refused', () => {
    expect(() => formatDate('yesterday', 'en')).toThrow(RangeError);
  });
});
