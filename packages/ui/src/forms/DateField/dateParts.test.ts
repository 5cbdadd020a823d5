// @vitest-environment node
import { expect, test } from 'vitest';
import { dateText, isoOf, monthsOf, orderOf, partsOf } from './dateParts.js';

test.each([
  ['1', '2', '2026', '2026-02-01'],
  ['29', '2', '2024', '2024-02-29'],
  ['29', '2', '2026', ''],
  ['31', '4', '2026', ''],
  ['0', '4', '2026', ''],
  ['', '4', '2026', ''],
  ['1', '4', '26', ''],
  ['1', '4', '0026', ''],
])('%s/%s/%s is "%s"', (day, month, year, iso) => {
  expect(isoOf({ day, month, year })).toBe(iso);
});

test('reads an ISO date, and nothing else', () => {
  expect(partsOf('2026-02-01')).toEqual({ day: '1', month: '2', year: '2026' });
  expect(partsOf('01/02/2026')).toEqual({ day: '', month: '', year: '' });
});

test.each([
  ['en-US', ['month', 'day', 'year'], 'January'],
  ['fr', ['day', 'month', 'year'], 'janvier'],
  ['ar-SA', ['day', 'month', 'year'], 'يناير'],
  ['hu', ['year', 'month', 'day'], 'január'],
])('has the order and months of %s', (locale, order, january) => {
  expect(orderOf(locale)).toEqual(order);
  expect(monthsOf(locale)[0]).toBe(january);
});

test.each([
  ['en', '20\u00a0November 2026'],
  ['ar', '20\u00a0نوفمبر 2026'],
  ['fr', '20 novembre 2026'],
])('formats a date in %s', (language, text) => {
  expect(dateText('2026-11-20', language)).toBe(text);
});
