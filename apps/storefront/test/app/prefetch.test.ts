import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPrefetch } from '../../src/app/routing/prefetch.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A shop of one page beside home, where the shopper is, and what the loader of that page was asked. */
function shopOfOnePage() {
  const asked: string[] = [];
  const loader = vi.fn(async ({ request, params }: { request: Request; params: { product?: string } }) => {
    asked.push(`${params.product ?? ''} of ${new URL(request.url).pathname}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return null;
  });
  const router = createMemoryRouter(
    [{ path: '/en' }, { path: '/en/product/:product', lazy: () => Promise.resolve({ loader }) }],
    { initialEntries: ['/en'] },
  );
  return { asked, loader, router, prefetch: createPrefetch(router) };
}

test('makes code and data of an address ready, once the frame that answers the tap has been drawn', async () => {
  const { asked, prefetch } = shopOfOnePage();
  prefetch('/en/product/cup');
  await Promise.resolve();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(asked).toEqual(['cup of /en/product/cup']);
});

test('asks for an address again only when what it got may be old', async () => {
  const { asked, prefetch } = shopOfOnePage();
  const pointAndWait = async (ms: number) => {
    prefetch('/en/product/cup');
    await vi.advanceTimersByTimeAsync(ms);
  };
  await pointAndWait(29_000);
  await pointAndWait(1000);
  expect(asked).toHaveLength(1);
  await pointAndWait(50);
  expect(asked).toHaveLength(2);
});

test('tries again what failed, and is silent about it', async () => {
  const { asked, loader, prefetch } = shopOfOnePage();
  loader.mockRejectedValueOnce(new Error('The line is dead'));
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  expect(loader).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(['cup of /en/product/cup']);
});

test('fetches nothing ahead for who saves data, and nothing that is no page', async () => {
  const { asked, prefetch } = shopOfOnePage();
  prefetch('/en/nowhere');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  expect(asked).toEqual([]);
});

test('leaves the address that the shopper is at, or on the way to, to the visit', async () => {
  const { asked, router, prefetch } = shopOfOnePage();
  prefetch('/en/product/cup');
  const visit = router.navigate('/en/product/cup');
  await vi.advanceTimersByTimeAsync(2000);
  await visit;
  await vi.advanceTimersByTimeAsync(31_000);
  prefetch('/en/product/cup');
  await vi.advanceTimersByTimeAsync(50);
  expect(asked).toEqual(['cup of /en/product/cup']);
});
