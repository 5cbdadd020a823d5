import {
  DELIVERY_FEE,
  FREE_DELIVERY_FROM,
  INSTALMENTS,
  MAX_RETURN_PICTURES,
  MIN_PASSWORD_LENGTH,
  RETURN_DAYS,
} from '@mahd/rules/shop';
import { expect, it } from 'vitest';

type Entry = string | { readonly [key: string]: Entry };
const files = import.meta.glob<{ default: Entry }>('../src/messages/{en,ar}/*.ts', { eager: true });
const textsOf = (entry: Entry, key: string): { key: string; text: string }[] =>
  typeof entry === 'string'
    ? [{ key, text: entry }]
    : Object.entries(entry).flatMap(([name, value]) => textsOf(value, key === '' ? name : `${key}.${name}`));
const messages = (language: 'en' | 'ar') =>
  Object.entries(files).flatMap(([path, { default: entry }]) =>
    path.includes(`/${language}/`) ? textsOf(entry, '') : [],
  );

/** The numbers that messages write out, with the rule each of them repeats. */
const written: [what: string, numbers: readonly number[], en: RegExp, ar: RegExp][] = [
  ['the days for returns', [RETURN_DAYS], /(\d+) days (?:for|from)|within (\d+) days\.$|(\d+)-day/g, /(\d+) يومًا/g],
  ['the length of a password', [MIN_PASSWORD_LENGTH], /(\d+) characters/g, /(\d+) أحرف/g],
  [
    'the delivery fee and where it ends',
    [DELIVERY_FEE / 100, FREE_DELIVERY_FROM / 100],
    /AED[\s\u00a0](\d+)/g,
    /(\d+)[\s\u00a0]درهمًا/g,
  ],
  ['the instalments', [INSTALMENTS - 1, INSTALMENTS], /(\d+) monthly/g, /(\d+) دفعات/g],
];

it.each(written)('messages agree with the rules: %s', (_what, numbers, en, ar) => {
  for (const [language, pattern] of [
    ['en', en],
    ['ar', ar],
  ] as const) {
    const found = messages(language).flatMap(({ key, text }) =>
      [...text.matchAll(pattern)].map((match) => ({ number: Number(match.slice(1).find(Boolean)), key, text })),
    );
    expect(
      found.filter(({ number }) => !numbers.includes(number)),
      `these messages (${language}) give other numbers than ${numbers.join(' and ')}`,
    ).toEqual([]);
    expect(found.map(({ number }) => number)).toEqual(expect.arrayContaining([...numbers]));
  }
});

it('messages agree with the rules: the pictures of a return', () => {
  expect(MAX_RETURN_PICTURES).toBe(4);
  const texts = (language: 'en' | 'ar') => messages(language).map(({ text }) => text);
  expect(texts('en')).toContain('You can add up to four photos.');
  expect(texts('ar')).toContain('يمكنكِ إضافة أربع صور على الأكثر.');
});
