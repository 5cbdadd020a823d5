import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { offersQuery } from '@mahd/data/catalog';
import { useOffers } from '../../src/features/content/useOffers.js';
import { inShop, shopWith, type Answer } from '../support/shop.js';

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

// The code of the calls comes with the first one, and no clock of a test moves that.
beforeAll(async () => {
  const { shop } = await shopWith(() => ({ body: [] }));
  await shop.load(offersQuery(shop.http));
});

let asked = 0;
beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function offersWith(answer: Answer) {
  const state = await shopWith((path, sent) => {
    asked += 1;
    return answer(path, sent);
  });
  const wrapper = ({ children }: { children: ReactNode }) => inShop(state, 'en', children);
  const { result } = renderHook(() => useOffers(), { wrapper });
  await pass(0);
  return result;
}

/** Second by second, because React renders after each. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second <= seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000));
}

it('has the offers when the call answers', async () => {
  const result = await offersWith(() => ({ body: [offer] }));
  await pass(1);
  expect(result.current).toMatchObject({ failed: false, offers: [{ name: 'Baby oil' }] });
  await pass(30);
  expect(result.current.failed).toBe(false);
  expect(asked).toBe(1);
});

it('goes on loading while the call fails, asking again, and fails after ten seconds', async () => {
  const result = await offersWith(() => ({ status: 500 }));
  await pass(9);
  expect(result.current).toMatchObject({ offers: undefined, failed: false });
  expect(asked).toBeGreaterThan(2);
  await pass(2);
  expect(result.current.failed).toBe(true);
  const soFar = asked;
  await pass(60);
  expect(asked, 'nobody is asked after that').toBe(soFar);
});

it('takes the answer of a later attempt', async () => {
  const result = await offersWith(() => (asked < 3 ? { status: 500 } : { body: [] }));
  await pass(9);
  expect(result.current).toMatchObject({ offers: [], failed: false });
});

it('tries again when it is told to, with as much patience', async () => {
  const result = await offersWith(() => ({ status: 500 }));
  await pass(11);
  expect(result.current.failed).toBe(true);
  act(() => result.current.retry());
  await pass(5);
  expect(result.current.failed, 'it loads again').toBe(false);
  await pass(6);
  expect(result.current.failed).toBe(true);
});
