import { coreRange } from '@mahd/ui/fonts';
import { describe, expect, it } from 'vitest';

type Entry = string | { readonly [key: string]: Entry };
const files = import.meta.glob<{ default: Entry }>('../src/messages/{en,ar}/*.ts', { eager: true });
const domains = [...new Set(Object.keys(files).map((path) => path.replace(/.*\/(\w+)\.ts$/, '$1')))];
const read = (language: 'en' | 'ar', domain: string) => files[`../src/messages/${language}/${domain}.ts`]?.default;

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (entry: Entry): entry is { readonly [key: string]: string } =>
  typeof entry === 'object' && 'other' in entry && Object.keys(entry).every((key) => forms.includes(key));
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** All messages by their path; a plural message has its forms as value. */
function flat(entry: Entry, path = ''): [path: string, entry: string | { readonly [key: string]: string }][] {
  if (typeof entry === 'string' || isPlural(entry)) return [[path, entry]];
  return Object.entries(entry).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key));
}

describe.each(domains)('the messages of %s', (domain) => {
  const [english, arabic] = [flat(read('en', domain) ?? {}), flat(read('ar', domain) ?? {})];

  it('have the same keys in both languages, none of them empty', () => {
    expect(arabic.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, entry] of [...english, ...arabic])
      for (const text of typeof entry === 'string' ? [entry] : Object.values(entry))
        expect(text.trim(), path).not.toBe('');
  });

  it('only use characters of the core fonts', () => {
    const ranges = `${coreRange.latin},${coreRange.arabic}`
      .replaceAll('U+', '')
      .split(',')
      .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));
    const isCore = (code: number) => ranges.some(([first = 0, last = first]) => code >= first && code <= last);
    for (const [path, entry] of [...english, ...arabic])
      for (const text of typeof entry === 'string' ? [entry] : Object.values(entry))
        // Direction marks are invisible.
        expect(
          [...text.replace(/[\s\u2066-\u2069]/g, '')].filter((sign) => !isCore(sign.codePointAt(0) ?? 0)),
          path,
        ).toEqual([]);
  });

  it('have all plural forms and the same placeholders', () => {
    const other = new Map(arabic);
    for (const [path, entry] of english) {
      const twin = other.get(path);
      if (typeof entry === 'string') {
        expect(placeholders(twin as string), path).toEqual(placeholders(entry));
      } else {
        expect(Object.keys(entry).sort(), path).toEqual(['one', 'other']);
        expect(Object.keys(twin ?? {}).sort(), path).toEqual([...forms].sort());
        // The forms for one and two may spell out the number.
        expect(placeholders((twin as { other: string }).other), path).toEqual(placeholders(entry.other ?? ''));
      }
    }
  });
});
