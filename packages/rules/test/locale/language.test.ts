import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LANGUAGES,
  directionOf,
  isLanguage,
  languageOfPath,
  localizedPath,
  switchLanguagePath,
} from '../../src/locale/index.js';

const language = fc.constantFrom(...LANGUAGES);
const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((text) => !isLanguage(text));

describe('language of a path', () => {
  test('is the first segment, English when it is none', () => {
    expect(languageOfPath('/ar/cart')).toBe('ar');
    expect(languageOfPath('/ar?q=1')).toBe('ar');
    expect(languageOfPath('/')).toBe('en');
    expect(languageOfPath('/arabic')).toBe('en');
    expect(languageOfPath('')).toBe('en');
  });

  test('Arabic runs right to left', () => {
    expect(LANGUAGES.map(directionOf)).toEqual(['ltr', 'rtl']);
  });

  test('only the two codes are languages', () => {
    fc.assert(fc.property(fc.anything(), (value) => isLanguage(value) === (value === 'en' || value === 'ar')));
  });
});

describe('switching the language', () => {
  test('of the root gives just the language', () => {
    expect(switchLanguagePath('/', 'ar')).toBe('/ar');
    expect(switchLanguagePath('', 'ar')).toBe('/ar');
    expect(switchLanguagePath('/en', 'ar')).toBe('/ar');
  });

  test('keeps three further segments, query and hash', () => {
    expect(switchLanguagePath('/en/a/b/c/d?x=1&y=/en#z', 'ar')).toBe('/ar/a/b/c?x=1&y=/en#z');
    expect(switchLanguagePath('/en#/en/a', 'ar')).toBe('/ar#/en/a');
  });

  test('gives an unprefixed path its language', () => {
    expect(switchLanguagePath('/some-article', 'ar')).toBe('/ar/some-article');
  });

  test('stays on this site', () => {
    expect(switchLanguagePath('//evil.example/x', 'en')).toBe('/en/evil.example/x');
  });

  test('there and back is the same address', () => {
    fc.assert(
      fc.property(
        language,
        language,
        fc.array(segment, { maxLength: 3 }),
        fc.constantFrom('', '?a=b', '#c', '?a#b'),
        (from, to, rest, suffix) => {
          const address = `/${[from, ...rest].join('/')}${suffix}`;
          const switched = switchLanguagePath(address, to);
          expect(languageOfPath(switched)).toBe(to);
          expect(switchLanguagePath(switched, from)).toBe(address);
        },
      ),
    );
  });
});

test('an internal path gets its language in front', () => {
  expect(localizedPath('ar', '/product/x?y=1#z')).toBe('/ar/product/x?y=1#z');
  expect(localizedPath('en', '/')).toBe('/en');
  expect(localizedPath('en', '/a/b/c/d/e')).toBe('/en/a/b/c/d/e');
});
