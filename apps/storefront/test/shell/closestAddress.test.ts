import { expect, test } from 'vitest';
import { closestPage, monthHref, nameOf } from '../../src/shell/closestAddress.js';

const pages = [
  '/',
  '/products',
  '/blog',
  '/baby-care',
  '/product-faqs',
  '/faq',
  '/breastfeeding-advisor',
  '/breastfeeding-advisor/getting-started/positions-and-latch',
  '/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis',
  '/blog/choking-first-aid',
  '/blog/babys-first-teeth',
  '/blog/third-trimester-sleep',
].map((href) => ({ href }));

test.each([
  // Within the section, other words may be missing and letters wrong.
  [
    '/breastfeeding-advisor/common-challenges/sore-niples',
    '/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis',
  ],
  ['/breastfeeding-advisor/positions-and-latch', '/breastfeeding-advisor/getting-started/positions-and-latch'],
  ['/blog/chocking-first-aid', '/blog/choking-first-aid'],
  ['/blog/First_Teeth', '/blog/babys-first-teeth'],
  ['/blog/mastitis', undefined],
  // In an unknown section hardly any.
  ['/faqs', '/faq'],
  ['/blogs', '/blog'],
  ['/article/positions-and-latch', '/breastfeeding-advisor/getting-started/positions-and-latch'],
  ['/first-teeth', '/blog/babys-first-teeth'],
  ['/sleep', undefined],
  ['/baby-care/sleep', undefined],
  ['/baby-lotion', undefined],
  ['/', undefined],
  ['/%E0%A4%A', undefined],
])('the page closest to %s is %s', (path, href) => {
  expect(closestPage(path, pages)?.href).toBe(href);
});

test('a month that is written as a path has its address', () => {
  expect(monthHref('/baby-care/month-3')).toBe('/baby-care?month=3');
  expect(monthHref('/stages-of-pregnancy/month-05/')).toBe('/stages-of-pregnancy?month=5');
  expect(monthHref('/baby-care/month-three')).toBeNull();
  expect(monthHref('/blog/month-3')).toBeNull();
});

test('the name in a path is its last part, decoded', () => {
  expect(nameOf('/%D8%AD%D9%84%D9%8A%D8%A8/')).toBe('حليب');
  expect(nameOf('/%E0%A4%A')).toBe('');
});
