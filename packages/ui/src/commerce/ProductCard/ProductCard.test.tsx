import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { sampleProducts } from '../samples.js';
import { ProductCard } from './ProductCard.js';

const [wash, pump, bottle] = sampleProducts('en');

test('is one link, with wishlist button and action beside it', () => {
  renderIn(
    'en',
    <ProductCard
      {...wash!}
      wishlist={<button type="button">Heart</button>}
      action={<button type="button">Add to cart</button>}
    />,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/product/baby-head-and-body-wash');
  expect(link.textContent).toBe('Baby Head and Body Wash');
  expect(within(link).queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('announces both prices and the discount', () => {
  const { container } = renderIn('en', <ProductCard {...wash!} />);
  expect(screen.getByText('Price now AED 39.20')).toBeTruthy();
  expect(screen.getByText('Old price AED 49.00')).toBeTruthy();
  expect(container.querySelector('[data-part="offer"]')?.textContent).toBe('20% off');
});

test('counts the sizes for narrow cards, and names them for screen readers', () => {
  const { container, rerender } = renderIn('en', <ProductCard {...wash!} detail="160 ml · 240 ml" sizesCount={2} />);
  const texts = () =>
    [...container.querySelectorAll('[data-part="detail"] > span')].map((text) => [
      text.textContent,
      text.getAttribute('aria-hidden'),
    ]);
  expect(texts()).toEqual([
    ['2 options', 'true'],
    ['160 ml · 240 ml', null],
  ]);
  rerender(<ProductCard {...wash!} detail="160 ml" sizesCount={1} />);
  expect(texts()).toEqual([['160 ml', null]]);
});

test('keeps a hyphenated word of the name on one line, unless it ends in a number', () => {
  renderIn('en', <ProductCard {...pump!} name="Hands-Free Pump MH-1" />);
  const link = screen.getByRole('link', { name: 'Hands-Free Pump MH-1' });
  expect([...link.children].map(({ textContent }) => textContent)).toEqual(['Hands-Free']);
  expect(getComputedStyle(link.firstElementChild!).display).toBe('inline-block');
});

test('keeps the last words of the name with the dash before them', () => {
  renderIn('ar', <ProductCard {...pump!} name="حلمة واسعة العنق – قطعتان" />);
  const link = screen.getByRole('link', { name: 'حلمة واسعة العنق – قطعتان' });
  expect([...link.children].map(({ textContent }) => textContent)).toEqual(['– قطعتان']);
});

test('shows one badge: out of stock, else the discount, else the first of the badges', () => {
  const badge = () =>
    [...document.querySelectorAll('[data-part="media"] > span:not([data-part="picture"])')].map(
      (tag) => tag.textContent,
    );
  const { rerender } = renderIn('en', <ProductCard {...wash!} badges={['New', 'Best Seller']} outOfStock />);
  expect(badge()).toEqual(['Out of stock']);
  rerender(<ProductCard {...wash!} badges={['New', 'Best Seller']} />);
  expect(badge()).toEqual(['20% off']);
  rerender(
    <ProductCard
      {...wash!}
      badges={['New', 'Best Seller']}
      price={{ amount: 3920, was: 4900, percent: 20, from: true }}
    />,
  );
  expect(badge()).toEqual(['Up to 20% off']);
  rerender(<ProductCard {...pump!} badges={['New', 'Best Seller']} />);
  expect(badge()).toEqual(['New']);
});

test('shows no struck price and no tag without a discount', () => {
  const { container } = renderIn('en', <ProductCard {...pump!} price={{ amount: 14900, was: 14900, percent: 0 }} />);
  expect(container.querySelector('s')).toBeNull();
  expect(container.querySelector('[data-part="offer"]')).toBeNull();
});

test('shows the lowest price in the word order of the language', () => {
  const { container, unmount } = renderIn('en', <ProductCard {...bottle!} />);
  expect(container.querySelector('[data-part="amount"]')?.textContent).toBe('From AED\u00a052.00');
  unmount();
  renderIn('ar', <ProductCard {...sampleProducts('ar')[2]!} />);
  expect(document.querySelector('[data-part="amount"]')?.textContent).toBe('من 52.00\u00a0د.إ');
});

test('names the reduced size in the badge above the plain price of another one', () => {
  const price = { amount: 2900, percent: 20, from: true };
  const { container, unmount } = renderIn(
    'en',
    <ProductCard {...wash!} price={{ ...price, reducedSize: '500\u00a0ml' }} />,
  );
  expect(container.querySelector('[data-part="amount"]')?.textContent).toBe('From AED\u00a029.00');
  expect(container.querySelector('[data-part="offer"]')?.textContent).toBe('20% off 500\u00a0ml');
  unmount();
  renderIn('ar', <ProductCard {...wash!} price={{ ...price, reducedSize: '500\u00a0مل' }} />);
  expect(document.querySelector('[data-part="offer"]')?.textContent).toBe('خصم \u206620%\u2069 500\u00a0مل');
});

test('shows no rating without reviews and no price while it is unknown', () => {
  const { container } = renderIn('en', <ProductCard {...wash!} rating={0} reviewsCount={0} price={{ amount: null }} />);
  expect(container.querySelector('[data-part="star-rating"]')).toBeNull();
  expect(screen.getByText('Price coming soon')).toBeTruthy();
});
