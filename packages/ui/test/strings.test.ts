/// <reference types="vite/client" />
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Message } from '@mahd/rules/locale';
import { ar } from '../src/foundation/strings/ar.js';
import { en } from '../src/foundation/strings/en.js';
import type { ComponentName } from '../src/foundation/strings/componentKeys.js';
import type { ComponentStrings } from '../src/foundation/useComponentStrings.js';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const ofComponents = import.meta.glob<{ strings: ComponentStrings<ComponentName> }>('../src/*/*/strings.ts', {
  eager: true,
});
type Texts = Record<string, Message>;
const packs: Record<string, { en: Texts; ar: Texts }> = {
  'all pages': { en: { ...en }, ar: { ...ar } },
  ...Object.fromEntries(
    Object.entries(ofComponents).map(([path, { strings }]) => [path.split('/').at(-2) ?? path, strings]),
  ),
};

test.each(Object.entries(ofComponents))('%s names its component', (path, { strings }) => {
  expect(strings.component).toBe(path.split('/').at(-2));
});

describe.each(Object.entries(packs))('texts of %s', (_component, { en: english, ar: translated }) => {
  test('both packs have the same keys', () => {
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  });

  describe.each(Object.entries(english))('%s', (key, text) => {
    const arabic = translated[key] ?? '';
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
});
