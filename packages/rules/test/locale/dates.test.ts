import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dubaiDate,
  formatDate,
  formatDateParts,
  formatDateRange,
  formatTime,
  fromDubai,
  LANGUAGES,
  weekdayName,
} from '../../src/locale/index.js';

const language = fc.constantFrom(...LANGUAGES);
/** Intl adds these in Arabic. They break comparing and copying; the markup isolates instead. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

test('formats dates and times in the time zone of Dubai', () => {
  const lateInUtc = '2026-11-19T21:05:00Z';
  expect(formatDate(lateInUtc, 'en')).toBe('20\u00a0November 2026');
  expect(formatDate(new Date(lateInUtc), 'ar')).toBe('20\u00a0نوفمبر 2026');
  expect(formatDateParts(lateInUtc, 'en')).toEqual({ day: '20\u00a0November', year: '2026' });
  expect(formatDateParts(lateInUtc, 'ar')).toEqual({ day: '20\u00a0نوفمبر', year: '2026' });
  expect(formatTime(lateInUtc)).toBe('01:05');
  expect(formatTime(Date.parse(lateInUtc))).toBe('01:05');
  expect(dubaiDate(lateInUtc)).toBe('2026-11-20');
});

test('names the weekdays from Sunday', () => {
  expect([0, 5].map((day) => weekdayName(day, 'en'))).toEqual(['Sunday', 'Friday']);
  expect([0, 5].map((day) => weekdayName(day, 'ar'))).toEqual(['الأحد', 'الجمعة']);
});

test('reads local times of Dubai, and no days that do not exist', () => {
  expect(fromDubai('2026-11-20T01:05')?.toISOString()).toBe('2026-11-19T21:05:00.000Z');
  expect(fromDubai('2026-11-20T23:59:59.999')?.toISOString()).toBe('2026-11-20T19:59:59.999Z');
  for (const wrong of ['2026-02-30T10:00', '2026-11-20T25:00', '2026-11T10:00', '20.11.2026T10:00', 'soon', ''])
    expect(fromDubai(wrong), wrong).toBeNull();
});

test('formats midnight as 00:00', () => {
  expect(formatTime('2026-11-19T20:00:00Z')).toBe('00:00');
});

test('matches Intl in both languages, without direction marks, and keeps the day with its month', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
      language,
      (date, lang) => {
        const intl = (parts: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(`${lang}-AE-u-ca-gregory-nu-latn`, { timeZone: 'Asia/Dubai', ...parts })
            .format(date)
            .replace(DIRECTION_MARKS, '');
        const fullDate = intl({ day: 'numeric', month: 'long', year: 'numeric' });
        expect(formatDate(date, lang)).toBe(fullDate.replace(' ', '\u00a0'));
        expect(Object.values(formatDateParts(date, lang)).join(' ')).toBe(formatDate(date, lang));
        expect(weekdayName(new Date(dubaiDate(date)).getUTCDay(), lang)).toBe(intl({ weekday: 'long' }));
        expect(formatTime(date)).toBe(intl({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
      },
    ),
  );
});

test('throws for an invalid date', () => {
  expect(() => formatDate('yesterday', 'en')).toThrow(RangeError);
});

test.each([
  ['2026-11-24', '2026-11-25', 'Tue 24 – Wed 25 Nov', 'بين الثلاثاء 24 والأربعاء 25 نوفمبر'],
  ['2026-11-30', '2026-12-01', 'Mon 30 Nov – Tue 1 Dec', 'بين الاثنين 30 نوفمبر والثلاثاء 1 ديسمبر'],
  ['2026-12-31', '2027-01-02', 'Thu 31 Dec – Sat 2 Jan', 'بين الخميس 31 ديسمبر والسبت 2 يناير'],
  ['2026-11-24', '2026-11-24', 'Tue 24 Nov', 'يوم الثلاثاء 24 نوفمبر'],
])('formats the days from %s to %s', (from, to, english, arabic) => {
  const withSpaces = (lang: 'en' | 'ar') => formatDateRange(from, to, lang).replaceAll('\u00a0', ' ');
  expect(withSpaces('en')).toBe(english);
  expect(withSpaces('ar')).toBe(arabic);
});

test('formats both days of a range with the names that Intl uses', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') });
  fc.assert(
    fc.property(day, fc.nat({ max: 60 }), language, (from, days, lang) => {
      const to = new Date(from.getTime() + days * 86_400_000);
      const intl = (date: Date, parts: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(`${lang}-AE-u-ca-gregory-nu-latn`, { timeZone: 'Asia/Dubai', ...parts }).format(date);
      const style = lang === 'en' ? 'short' : 'long';
      const range = formatDateRange(from, to, lang);
      for (const date of [from, to]) {
        const weekday = intl(date, { weekday: style }).slice(0, lang === 'en' ? 3 : undefined);
        expect(range).toContain(`${weekday}\u00a0${intl(date, { day: 'numeric' }).replace(DIRECTION_MARKS, '')}`);
      }
      expect(range).toContain(intl(to, { month: style }).slice(0, lang === 'en' ? 3 : undefined));
      // A line can only break between the days.
      expect(range.split(' ').length).toBeLessThanOrEqual(3);
    }),
  );
});
