// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ar } from '../src/foundation/strings/ar.js';
import { en } from '../src/foundation/strings/en.js';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const english = Object.entries(en);

test('both packs have the same keys', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
});

describe.each(english)('%s', (key, text) => {
  const arabic = ar[key as keyof typeof ar];
  if (typeof text === 'string') {
    test('has a text in both languages, with the same placeholders', () => {
      expect(text.trim()).not.toBe('');
      expect(String(arabic).trim()).not.toBe('');
      expect(placeholders(String(arabic))).toEqual(placeholders(text));
    });
    return;
  }
  test('has all plural forms of its language', () => {
    expect(Object.keys(text).sort()).toEqual(['one', 'other']);
    expect(Object.keys(arabic).sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
    expect(Object.values(arabic).every((form) => typeof form === 'string' && form.trim() !== '')).toBe(true);
  });
});
