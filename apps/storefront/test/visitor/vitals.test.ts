import { afterEach, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';

const takes = vi.hoisted((): ((metric: Pick<Metric, 'name' | 'value'>) => void)[] => []);
vi.mock('web-vitals', () => {
  const on = (take: (typeof takes)[number]) => void takes.push(take);
  return { onCLS: on, onFCP: on, onINP: on, onLCP: on, onTTFB: on };
});

const { pageKind, watchVitals } = await import('../../src/features/visitor/vitals.js');

const measure = (name: Metric['name'], value: number) => takes[0]?.({ name, value });

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  takes.length = 0;
  history.replaceState(null, '', '/');
});

it.each([
  ['/', 'home'],
  ['/ar', 'home'],
  ['/en/products/bottlefeeding', 'listing'],
  ['/ar/product/baby-oil', 'product'],
  ['/en/breastfeeding-advisor/a/b', 'reading'],
  ['/en/order/success', 'checkout'],
  ['/en/profile', 'account'],
  ['/en/contact', 'other'],
  ['/en/mother@example.com', 'other'],
  ['/nothing', 'other'],
])('calls %s %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});

it('reports once, when the page is hidden', () => {
  history.replaceState(null, '', '/ar/cart');
  const send = vi.fn();
  const stop = watchVitals(() => true, send);
  measure('LCP', 900);
  measure('CLS', 0);
  expect(send).not.toHaveBeenCalled();
  hide();
  measure('INP', 80);
  hide();
  expect(send.mock.calls).toEqual([[{ page: 'cart', lcp: 900, cls: 0 }]]);
  stop();
});

it('reports nothing when consent was withdrawn', () => {
  const send = vi.fn();
  const stop = watchVitals(() => false, send);
  hide();
  expect(send).not.toHaveBeenCalled();
  stop();
});

it('reports a page that comes back from the back/forward cache again, as the page it is then', () => {
  const send = vi.fn();
  const stop = watchVitals(() => true, send);
  hide();
  history.replaceState(null, '', '/en/products');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  measure('LCP', 40);
  hide();
  expect(send.mock.calls).toEqual([[{ page: 'home' }], [{ page: 'listing', lcp: 40 }]]);
  stop();
});
