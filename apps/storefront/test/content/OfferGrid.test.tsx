import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { offersQuery } from '@mahd/data/catalog';
import type { LimitedTimeOfferContent } from '@mahd/data/content';
import { OfferGrid } from '../../src/features/content/OfferGrid.js';
import { inShop, shopWith, type MockApi } from '../support/shop.js';

const page = {
  offers: { title: 'Offers', loading: 'Loading', buyNow: 'Buy' },
  failure: { title: 'Not loaded', text: '', retry: '' },
  empty: { title: 'No offers', text: '', linkLabel: 'All products', href: '/products' },
} as unknown as LimitedTimeOfferContent;

// Code that is loaded on demand, which fake timers do not wait for.
beforeAll(async () => {
  const { shop } = await shopWith(() => ({ body: [] }));
  await shop.load(offersQuery(shop.http));
  await import('../../src/features/content/OfferControls.js');
});

let requests = 0;
beforeEach(() => {
  requests = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function showOffers(answer: MockApi, search = '') {
  const state = await shopWith(
    (path, sent) => {
      requests += 1;
      return answer(path, sent);
    },
    ['catalog', 'landing'],
  );
  render(inShop(state, 'en', <OfferGrid page={page} />, `/limited-time-offer${search}`));
  await advance(0);
}

/** Advances in steps of a second, as React renders in between. */
async function advance(seconds: number): Promise<void> {
  for (let second = 0; second <= seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000));
}

it('repeats failed requests before it reports an error, and then no more', async () => {
  await showOffers(() => ({ status: 500 }));
  await advance(8);
  expect(screen.queryByText('Not loaded')).toBeNull();
  expect(requests).toBe(3);
  await advance(2);
  screen.getByText('Not loaded');
  await advance(60);
  expect(requests).toBe(4);
});

it('shows the result of a repeated request', async () => {
  await showOffers(() => (requests < 3 ? { status: 500 } : { body: [] }));
  await advance(8);
  screen.getByText('No offers');
});

it('loads again on request', async () => {
  let broken = true;
  await showOffers(() => (broken ? { status: 500 } : { body: [] }));
  await advance(11);
  broken = false;
  fireEvent.click(screen.getByRole('button'));
  await advance(1);
  screen.getByText('No offers');
});

const offer = (route: string, category: string, price: number) => ({
  _id: route,
  name: route,
  route,
  product_code: route,
  default_price: price,
  category_data: { name: category, route: category.toLowerCase() },
});
const offers = [offer('cream', 'Skincare', 30), offer('pump', 'Breastfeeding', 90), offer('lotion', 'Skincare', 20)];

it.each([
  ['', ['cream', 'pump', 'lotion'], 'All'],
  ['?category=skincare', ['cream', 'lotion'], 'Skincare'],
  ['?category=skincare&sort=price_asc', ['lotion', 'cream'], 'Skincare'],
  ['?sort=price_desc', ['pump', 'cream', 'lotion'], 'All'],
  ['?sort=name', ['cream', 'lotion', 'pump'], 'All'],
  ['?category=toys&sort=newest', ['cream', 'pump', 'lotion'], 'All'],
])('shows what the URL asks for, with links to the categories on offer: %s', async (search, names, current) => {
  await showOffers(() => ({ body: offers }), search);
  await advance(1);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(names);
  const links = [...screen.getByRole('navigation').querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['All', 'Skincare', 'Breastfeeding']);
  expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    current,
  ]);
});
