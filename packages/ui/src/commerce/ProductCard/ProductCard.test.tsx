import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { sampleProducts } from '../samples.js';
import { ProductCard } from './ProductCard.js';

const [wash, pump, bottle] = sampleProducts('en');

test('is one link, with heart and button beside it', () => {
  renderIn(
    'en',
    <ProductCard
      {...wash!}
      wishlist={<button type="button">Heart</button>}
      action={<button type="button">Add to Cart</button>}
    />,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/product/baby-head-and-body-wash');
  expect(link.textContent).toBe('Baby Head and Body Wash');
  expect(within(link).queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('says both prices and the percentage of a discount', () => {
  const { container } = renderIn('en', <ProductCard {...wash!} />);
  expect(screen.getByText('Price now AED 39.20')).toBeTruthy();
  expect(screen.getByText('Old price AED 49.00')).toBeTruthy();
  expect(container.querySelector('[data-part="offer"]')?.textContent).toBe('20% off');
});

test('strikes nothing and tags nothing without a discount', () => {
  const { container } = renderIn('en', <ProductCard {...pump!} price={{ amount: 14900, was: 14900, percent: 0 }} />);
  expect(container.querySelector('s')).toBeNull();
  expect(container.querySelector('[data-part="offer"]')).toBeNull();
});

test('says from which price, in the order of the language', () => {
  const { container, unmount } = renderIn('en', <ProductCard {...bottle!} />);
  expect(container.querySelector('[data-part="amount"]')?.textContent).toBe('From AED\u00a052.00');
  unmount();
  renderIn('ar', <ProductCard {...sampleProducts('ar')[2]!} />);
  expect(document.querySelector('[data-part="amount"]')?.textContent).toBe('ابتداءً من 52.00\u00a0د.إ');
});

test('shows no rating before the first review and no price before there is one', () => {
  const { container } = renderIn('en', <ProductCard {...wash!} rating={0} reviewsCount={0} price={{ amount: null }} />);
  expect(container.querySelector('[data-part="star-rating"]')).toBeNull();
  expect(screen.getByText('Price coming soon')).toBeTruthy();
});
