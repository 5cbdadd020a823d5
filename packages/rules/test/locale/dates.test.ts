import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, formatDate, formatTime, formatWeekday } from '../../src/locale/index.js';

const language = fc.constantFrom(...LANGUAGES);
/** Intl adds these in Arabic. They break comparing and copying; the markup isolates instead. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

test('formats dates and times in the time zone of Dubai', () => {
  const lateInUtc = '2026-11-19T21:05:00Z';
  expect(formatDate(lateInUtc, 'en')).toBe('20 November 2026');
  expect(formatDate(new Date(lateInUtc), 'ar')).toBe('20 نوفمبر 2026');
  expect(formatTime(lateInUtc)).toBe('01:05');
  expect(formatTime(Date.parse(lateInUtc))).toBe('01:05');
  expect(formatWeekday(lateInUtc, 'en')).toBe('Friday');
  expect(formatWeekday(lateInUtc, 'ar')).toBe('الجمعة');
});

test('formats midnight as 00:00', () => {
  expect(formatTime('2026-11-19T20:00:00Z')).toBe('00:00');
});

test('matches Intl in both languages, without direction marks', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
      language,
      (date, lang) => {
        const intl = (parts: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(`${lang}-AE-u-ca-gregory-nu-latn`, { timeZone: 'Asia/Dubai', ...parts })
            .format(date)
            .replace(DIRECTION_MARKS, '');
        expect(formatDate(date, lang)).toBe(intl({ day: 'numeric', month: 'long', year: 'numeric' }));
        expect(formatWeekday(date, lang)).toBe(intl({ weekday: 'long' }));
        expect(formatTime(date)).toBe(intl({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
      },
    ),
  );
});

test('throws for an invalid date', () => {
  expect(() => formatDate('yesterday', 'en')).toThrow(RangeError);
});
