import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPrefetch } from '../../src/app/routing/prefetch.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router at home with one other route, which records the requests of its loader. */
function createTestRouter() {
  const requested: string[] = [];
  const loader = vi.fn(async ({ request, params }: { request: Request; params: { product?: string } }) => {
    requested.push(`${params.product ?? ''} of ${new URL(request.url).pathname}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return null;
  });
  const router = createMemoryRouter(
    [{ path: '/en' }, { path: '/en/product/:product', lazy: () => Promise.resolve({ loader }) }],
    { initialEntries: ['/en'] },
  );
  return { requested, loader, router, prefetch: createPrefetch(router) };
}

test('loads code and data of a path after the next frame', async () => {
  const { requested, prefetch } = createTestRouter();
  prefetch('/en/product/cup');
  await Promise.resolve();
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(requested).toEqual(['cup of /en/product/cup']);
});

test('prefetches a path again only when the result may be stale', async () => {
  const { requested, prefetch } = createTestRouter();
  const prefetchAndWait = async (ms: number) => {
    prefetch('/en/product/cup');
    await vi.advanceTimersByTimeAsync(ms);
  };
  await prefetchAndWait(29_000);
  await prefetchAndWait(1000);
  expect(requested).toHaveLength(1);
  await prefetchAndWait(50);
  expect(requested).toHaveLength(2);
});

test('retries after a failure, which is not reported', async () => {
  const { requested, loader, prefetch } = createTestRouter();
  loader.mockRejectedValueOnce(new Error('Connection failed'));
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  expect(loader).toHaveBeenCalledTimes(2);
  expect(requested).toEqual(['cup of /en/product/cup']);
});

test('prefetches nothing with saveData, and no unknown path', async () => {
  const { requested, prefetch } = createTestRouter();
  prefetch('/en/nowhere');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  expect(requested).toEqual([]);
});

test('does not prefetch the current path or the one being navigated to', async () => {
  const { requested, router, prefetch } = createTestRouter();
  prefetch('/en/product/cup');
  const visit = router.navigate('/en/product/cup');
  await vi.advanceTimersByTimeAsync(2000);
  await visit;
  await vi.advanceTimersByTimeAsync(31_000);
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  expect(requested).toEqual(['cup of /en/product/cup']);
});
