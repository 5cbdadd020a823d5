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
  test('is the first segment, or else English', () => {
    expect(languageOfPath('/ar/cart')).toBe('ar');
    expect(languageOfPath('/ar?q=1')).toBe('ar');
    expect(languageOfPath('/')).toBe('en');
    expect(languageOfPath('/arabic')).toBe('en');
    expect(languageOfPath('')).toBe('en');
  });

  test('Arabic is right to left', () => {
    expect(LANGUAGES.map(directionOf)).toEqual(['ltr', 'rtl']);
  });

  test('accepts only the two codes', () => {
    fc.assert(fc.property(fc.anything(), (value) => isLanguage(value) === (value === 'en' || value === 'ar')));
  });
});

describe('switching the language', () => {
  test('turns the root into just the language', () => {
    expect(switchLanguagePath('/', 'ar')).toBe('/ar');
    expect(switchLanguagePath('', 'ar')).toBe('/ar');
    expect(switchLanguagePath('/en', 'ar')).toBe('/ar');
  });

  test('preserves three further segments, query and hash', () => {
    expect(switchLanguagePath('/en/a/b/c/d?x=1&y=/en#z', 'ar')).toBe('/ar/a/b/c?x=1&y=/en#z');
    expect(switchLanguagePath('/en#/en/a', 'ar')).toBe('/ar#/en/a');
  });

  test('adds the language to an unprefixed path', () => {
    expect(switchLanguagePath('/some-article', 'ar')).toBe('/ar/some-article');
  });

  test('always stays on this site', () => {
    expect(switchLanguagePath('//evil.example/x', 'en')).toBe('/en/evil.example/x');
  });

  test('is reversible', () => {
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

test('adds the language to an internal path', () => {
  expect(localizedPath('ar', '/product/x?y=1#z')).toBe('/ar/product/x?y=1#z');
  expect(localizedPath('en', '/')).toBe('/en');
  expect(localizedPath('en', '/a/b/c/d/e')).toBe('/en/a/b/c/d/e');
});
