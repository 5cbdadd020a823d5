import { expect, it } from 'vitest';
import { mainEntries } from '../../src/shell/navigation.js';

const current = (path: string) =>
  mainEntries({ t: (key) => key, language: 'en', path, categories: [] })
    .filter((entry) => entry.current)
    .map(({ label }) => label);

it.each(['/mother-baby-world', '/baby-care', '/blog/babys-first-teeth', '/video'])(
  'marks Mother & Baby World on %s',
  (path) => expect(current(path)).toEqual(['nav.motherBabyWorld']),
);

it.each(['/bottlefeeding', '/products/skincare'])('marks the products on %s', (path) =>
  expect(current(path)).toEqual(['nav.products']),
);

it('marks nothing on a page of the shop’s own', () => expect(current('/faq')).toEqual([]));
