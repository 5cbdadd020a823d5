import { afterEach, expect, test, vi } from 'vitest';
import { clearVisitedPages } from '../../src/client/offline/clearVisitedPages.js';

afterEach(() => void vi.unstubAllGlobals());

test('deletes visited pages and API responses, but not first pages, code and pictures', async () => {
  const stored = new Map([
    ['seen-b1', new Set(['/en/cart', '/ar/offline', '/en/product/oil', '/api/products'])],
    ['code-b1', new Set(['/assets/base.js'])],
    ['pictures', new Set(['/pictures/a.avif'])],
  ]);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    open: (name: string) =>
      Promise.resolve({
        keys: () => Promise.resolve([...(stored.get(name) ?? [])].map((path) => ({ url: `https://shop.test${path}` }))),
        delete: ({ url }: Request) => Promise.resolve(stored.get(name)?.delete(new URL(url).pathname)),
      }),
  });
  await clearVisitedPages();
  expect([...stored].map(([name, paths]) => [name, [...paths]])).toEqual([
    ['seen-b1', ['/en/cart', '/ar/offline']],
    ['code-b1', ['/assets/base.js']],
    ['pictures', ['/pictures/a.avif']],
  ]);
});
