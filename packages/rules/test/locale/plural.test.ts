import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../src/locale/plural.js';

const items = {
  zero: 'لا توجد منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '{n} منتجات',
  many: '{n} منتجًا',
  other: '{n} منتج',
};

describe('plural forms', () => {
  test.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [102, 'other'],
    [103, 'few'],
    [111, 'many'],
    [200, 'other'],
    [1.5, 'other'],
  ] as const)('Arabic %d is %s', (n, form) => {
    expect(formatMessage('ar', items, { n })).toBe(items[form].replace('{n}', String(n)));
  });

  test('English has one and other', () => {
    const forms = { one: '{n} item', other: '{n} items' };
    expect([0, 1, 2, 11].map((n) => formatMessage('en', forms, { n }))).toEqual([
      '0 items',
      '1 item',
      '2 items',
      '11 items',
    ]);
  });
});

describe('interpolation', () => {
  test('replaces every occurrence of a placeholder', () => {
    expect(formatMessage('en', '{n} of {total}, {n}', { n: 2, total: '9' })).toBe('2 of 9, 2');
  });

  test('leaves a placeholder without a value visible', () => {
    const text: string = '{n} {toString}';
    expect(formatMessage('en', text, { n: 1 })).toBe('1 {toString}');
  });

  test('does not interpolate values', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => formatMessage('en', '{a}|{b}', { a, b }) === `${a}|${b}`),
    );
    expect(formatMessage('en', '{a}', { a: '$& {a}' })).toBe('$& {a}');
  });
});

describe('messages', () => {
  test('a counted message gets its form and its number', () => {
    expect(formatMessage('ar', items, { n: 3 })).toBe('3 منتجات');
    expect(formatMessage('ar', items, { n: 2 })).toBe('منتجان');
    expect(
      formatMessage('en', { one: '{n} item in {place}', other: '{n} items in {place}' }, { n: 5, place: 'x' }),
    ).toBe('5 items in x');
  });

  test('any other message only gets its values', () => {
    expect(formatMessage('en', 'Hello {name}', { name: 'Sara' })).toBe('Hello Sara');
    expect(formatMessage('ar', 'مرحبًا')).toBe('مرحبًا');
  });
});
