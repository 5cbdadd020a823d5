import { expect, it } from 'vitest';
import { siteMapPages } from '../../src/features/content/siteMap.js';
import { guides, mainEntries } from '../../src/shell/navigation.js';

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

// The page of all guides is the menu itself, and these have links of their own.
const beside = ['mother-baby-world', 'good-to-know', 'blog', 'video'];

it('has every guide of the site map in the menu, in the same order, and no other', () => {
  const listed = siteMapPages.filter(({ group, path }) => group === 'guides' && !beside.includes(path));
  expect(guides.map(({ href, label }) => ({ path: href.slice(1), label }))).toEqual(
    listed.map(({ path, label }) => ({ path, label })),
  );
});
