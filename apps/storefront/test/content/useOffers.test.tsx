import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { offersQuery } from '@mahd/data/catalog';
import { useOffers } from '../../src/features/content/useOffers.js';
import { inShop, shopWith, type MockApi } from '../support/shop.js';

const offer = {
  _id: 'a',
  name: 'Baby oil',
  route: 'baby-oil',
  product_code: 'MH-1',
  default_price: 39,
  discounted_price: 35.1,
  discount: 10,
  featured_img: null,
  arabic: {},
  category_data: { name: 'Skincare' },
};

// The API code is loaded with the first call, which fake timers do not wait for.
beforeAll(async () => {
  const { shop } = await shopWith(() => ({ body: [] }));
  await shop.load(offersQuery(shop.http));
});

let requests = 0;
beforeEach(() => {
  requests = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function offersWith(answer: MockApi) {
  const state = await shopWith((path, sent) => {
    requests += 1;
    return answer(path, sent);
  });
  const wrapper = ({ children }: { children: ReactNode }) => inShop(state, 'en', children);
  const { result } = renderHook(() => useOffers(), { wrapper });
  await advance(0);
  return result;
}

/** Advances in steps of a second, as React renders in between. */
async function advance(seconds: number): Promise<void> {
  for (let second = 0; second <= seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000));
}

it('returns the offers', async () => {
  const result = await offersWith(() => ({ body: [offer] }));
  await advance(1);
  expect(result.current).toMatchObject({ failed: false, offers: [{ name: 'Baby oil' }] });
  await advance(30);
  expect(result.current.failed).toBe(false);
  expect(requests).toBe(1);
});

it('retries failed requests and fails after ten seconds', async () => {
  const result = await offersWith(() => ({ status: 500 }));
  await advance(9);
  expect(result.current).toMatchObject({ offers: undefined, failed: false });
  expect(requests).toBeGreaterThan(2);
  await advance(2);
  expect(result.current.failed).toBe(true);
  const before = requests;
  await advance(60);
  expect(requests, 'no request after that').toBe(before);
});

it('returns the result of a later attempt', async () => {
  const result = await offersWith(() => (requests < 3 ? { status: 500 } : { body: [] }));
  await advance(9);
  expect(result.current).toMatchObject({ offers: [], failed: false });
});

it('starts over on retry', async () => {
  const result = await offersWith(() => ({ status: 500 }));
  await advance(11);
  expect(result.current.failed).toBe(true);
  act(() => result.current.retry());
  await advance(5);
  expect(result.current.failed, 'loading again').toBe(false);
  await advance(6);
  expect(result.current.failed).toBe(true);
});
