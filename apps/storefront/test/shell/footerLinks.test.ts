import { expect, it } from 'vitest';
import { siteMapPages } from '../../src/features/content/siteMap.js';
import { bottomBarItems, helpLinks } from '../../src/shell/footerLinks.js';
import type { NavigationArgs } from '../../src/shell/navigation.js';

const current = (path: string) =>
  bottomBarItems(
    { t: (key: string) => key, language: 'en', path, categories: [], settings: {} } as unknown as NavigationArgs,
    0,
  )
    .filter((item) => item.current)
    .map(({ label }) => label);

it.each(['/profile', '/order', '/wishlist', '/login', '/register', '/register/success'])(
  'marks the account on %s',
  (path) => expect(current(path)).toEqual(['nav.profile']),
);

it.each(['/order/success', '/order-tracking', '/checkout', '/faq'])('marks nothing on %s', (path) =>
  expect(current(path)).toEqual([]),
);

it.each([
  ['/', 'nav.home'],
  ['/product/manual-breast-pump', 'nav.products'],
  ['/bottlefeeding', 'nav.products'],
  ['/limited-time-offer', 'nav.products'],
  ['/cart', 'nav.cart'],
])('marks on %s %s', (path, label) => expect(current(path)).toEqual([label]));

it('has the pages about the company in one list, as the site map does', () => {
  const hrefs = helpLinks((key) => key).map(({ href }) => href);
  const company = siteMapPages.filter(({ group }) => group === 'company').map(({ path }) => `/${path}`);
  expect(hrefs).toEqual(expect.arrayContaining(company));
});
