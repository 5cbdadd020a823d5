import { expect, it } from 'vitest';
import { cumulativeLayoutShift, pageKind } from '../../src/features/visitor/vitals.js';
import { routeTable } from '../../src/routes.js';

it.each([
  ['/', 'home'],
  ['/ar', 'home'],
  ['/en/products/bottlefeeding?q=x', 'listing'],
  ['/ar/product/baby-oil', 'product'],
  ['/en/breastfeeding-advisor/a/b', 'reading'],
  ['/en/profile', 'account'],
  ['/en/mother@example.com', 'other'],
])('calls %s %s', (path, kind) => {
  expect(pageKind(path.split('?')[0] ?? '')).toBe(kind);
});

it('only uses kinds that the API accepts', () => {
  const kinds = ['home', 'listing', 'product', 'reading', 'cart', 'checkout', 'account', 'other'];
  for (const { path } of routeTable) expect(kinds).toContain(pageKind(`/en/${path}`));
});

it('takes the largest session window of shifts, not their sum', () => {
  expect(cumulativeLayoutShift([])).toBe(0);
  expect(
    cumulativeLayoutShift([
      { value: 0.1, startTime: 0 },
      { value: 0.2, startTime: 900 },
    ]),
  ).toBeCloseTo(0.3);
  expect(
    cumulativeLayoutShift([
      { value: 0.1, startTime: 0 },
      { value: 0.2, startTime: 1000 },
    ]),
  ).toBeCloseTo(0.2);
  // A session window lasts at most five seconds.
  expect(
    cumulativeLayoutShift(Array.from({ length: 10 }, (_, index) => ({ value: 0.1, startTime: index * 900 }))),
  ).toBeCloseTo(0.6);
});
