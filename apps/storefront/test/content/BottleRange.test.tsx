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

const guide = { slug: '', title: 'How to', text: 'Step by step', linkLabel: 'Read', href: '/guide', image: null };

const renderRange = (products: readonly LandingProduct[]) =>
  render(
    inShop(
      state,
      'en',
      <BottleRange
        title="Explore the full range"
        intro=""
        products={products}
        buyNow="Buy now"
        empty="Soon"
        guide={guide}
      />,
    ),
  );
const isFolded = () => document.querySelector('[data-collapsed]') !== null;

describe('the range', () => {
  it('is collapsed at first, expands and collapses again, and announces the count', () => {
    renderRange(bottles);
    const more = screen.getByRole('button', { name: 'Show more' });
    expect([isFolded(), more.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    expect(screen.getByRole('status').textContent).toBe('4 items');
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')?.querySelectorAll('article')).toHaveLength(
      9,
    );

    fireEvent.click(more);
    const less = screen.getByRole('button', { name: 'Show less' });
    expect([isFolded(), less.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(screen.getByRole('status').textContent).toBe('9 items');

    fireEvent.click(less);
    expect([isFolded(), screen.getByRole('status').textContent]).toEqual([true, '4 items']);
  });

  it('renders every product, so that it works without JavaScript', () => {
    renderRange(bottles);
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });

  it('fills the row that one product would begin with the guide', () => {
    const { unmount } = renderRange(bottles);
    const last = screen.getAllByRole('listitem').at(-1);
    expect(within(last!).getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('/guide');
    expect(last?.textContent).toContain('Step by step');
    unmount();
    renderRange(bottles.slice(0, 8));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('shows name, size, price, a heart and a buy link, the size once, and that a price is still to come', () => {
    renderRange([...bottles.slice(0, 8), product('B10', { name: 'Bottle 160 ml' }), product('B9', { price: '' })]);
    const [first, last] = [screen.getAllByRole('listitem')[0], screen.getAllByRole('listitem').at(-1)];
    if (!first || !last) throw new Error('no cards');
    expect(first.textContent).toMatch(/Bottle B1.*160 ml.*45\.00/);
    expect(screen.getAllByRole('listitem')[8]?.textContent.match(/160.ml/g)).toHaveLength(1);
    expect(within(first).getByRole('button', { name: /Bottle B1/ })).toBeDefined();
    expect(within(first).getByRole('link', { name: 'Buy now: Bottle B1' }).getAttribute('href')).toBe('/product/B1');
    expect(last.textContent).toMatch(/Bottle B9.*Price coming soon/);
    expect(last.textContent).not.toMatch(/AED|\d\.\d\d/);
    expect(within(last).queryByRole('link', { name: /Buy now/ })).toBeNull();
    expect(within(last).getByRole('link', { name: 'See details: Bottle B9' }).getAttribute('href')).toBe('/product/B9');
  });

  it('shows size and pattern of a name first, and its kind in a second line', () => {
    const name = 'Plastic Bottle 160 ml – Cat';
    renderRange([product('B1', { name }), ...bottles.slice(1, 4)]);
    const [link] = screen.getAllByRole('link', { name: /^160.ml.– Cat\s+Plastic Bottle$/ });
    expect(link?.firstChild?.textContent).toMatch(/^160.ml.– Cat$/);
    expect(link?.querySelector('span')?.textContent).toBe('Plastic Bottle');
    expect(screen.getByRole('link', { name: /^Buy now: Plastic Bottle 160.ml.– Cat$/ })).toBeDefined();
  });

  it('has no button for four products, and a text without any', () => {
    const { unmount } = renderRange(bottles.slice(0, 4));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    unmount();
    renderRange([]);
    expect(screen.getByText('Soon')).toBeTruthy();
  });
});

it('shows products with the same id, and the age that a size is for', () => {
  const nipples = [
    product('N1', { id: '10', name: 'Nipple SS', size: 'SS' }),
    product('N2', { id: '10', name: 'Nipple S', size: 'S' }),
  ];
  const ages = [{ size: 'S', age: 'From 1 month' }];
  render(
    inShop(state, 'en', <NippleCarousel title="Nipples" intro="" ages={ages} products={nipples} buyNow="Buy now" />),
  );
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(names).toEqual(['Nipples', 'Nipple SS', 'Nipple S']);
  const [first, second] = screen.getAllByRole('article');
  expect(first?.querySelector('[data-part=detail]')).toBeNull();
  expect(second?.querySelector('[data-part=detail]')?.textContent).toBe('From 1 month');
});
