import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LandingProduct } from '@mahd/data/content';
import type { AppState } from '../../src/app/AppState.js';
import { BottleRange, NippleCarousel } from '../../src/features/content/BottleRange.js';
import { inShop, shopWith } from '../support/shop.js';

const product = (sku: string, more: Partial<LandingProduct> = {}): LandingProduct => ({
  id: sku,
  sku,
  name: `Bottle ${sku}`,
  size: '160 ml',
  color: '',
  price: '45.00',
  image: null,
  alt: '',
  url: `/product/${sku}`,
  ...more,
});
const bottles = [...Array.from({ length: 8 }, (_, index) => product(`B${index + 1}`)), product('B9', { price: '' })];

let state: AppState;
beforeAll(async () => {
  state = await shopWith(() => ({ status: 500 }), ['catalog', 'content', 'landing']);
});

const range = (products: readonly LandingProduct[]) =>
  render(
    inShop(
      state,
      'en',
      <BottleRange title="Explore the full range" intro="" products={products} buyNow="Buy Now" empty="Soon" />,
    ),
  );
const folded = () => document.querySelector('[data-collapsed]') !== null;

describe('the range', () => {
  it('is folded at first, opens and folds again, and says how many are seen', () => {
    range(bottles);
    const more = screen.getByRole('button', { name: 'Show More' });
    expect([folded(), more.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    expect(screen.getByRole('status').textContent).toBe('4 items');
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')?.querySelectorAll('li')).toHaveLength(9);

    fireEvent.click(more);
    const less = screen.getByRole('button', { name: 'Show Less' });
    expect([folded(), less.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(screen.getByRole('status').textContent).toBe('9 items');

    fireEvent.click(less);
    expect([folded(), screen.getByRole('status').textContent]).toEqual([true, '4 items']);
  });

  it('holds every product in any state, so that it is there without a script', () => {
    range(bottles);
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });

  it('shows size, name, price and a way to buy, and no price line where there is none', () => {
    range(bottles);
    const [first, last] = [screen.getAllByRole('listitem')[0], screen.getAllByRole('listitem').at(-1)];
    if (!first || !last) throw new Error('no cards');
    expect(first.textContent).toMatch(/160 ml.*Bottle B1.*45\.00/);
    expect(within(first).getByRole('link', { name: 'Buy Now: Bottle B1' }).getAttribute('href')).toBe('/product/B1');
    expect(last.textContent).toContain('Bottle B9');
    expect(last.textContent).not.toMatch(/AED|\d\.\d\d/);
  });

  it('needs no button for four, and says so when there is nothing', () => {
    const { unmount } = range(bottles.slice(0, 4));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    range([]);
    expect(screen.getByText('Soon')).toBeTruthy();
  });
});

it('shows two nipples that share an id as two', () => {
  const nipples = [product('N1', { id: '10', name: 'Nipple SS' }), product('N2', { id: '10', name: 'Nipple S' })];
  render(inShop(state, 'en', <NippleCarousel label="Nipples" products={nipples} buyNow="Buy Now" />));
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names).toEqual(['Nipple SS', 'Nipple S']);
});
