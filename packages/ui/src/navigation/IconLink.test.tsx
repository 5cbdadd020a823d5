import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconLink } from './IconLink.js';
import { renderIn } from './renderIn.js';

test.each([
  [0, /^Cart$/, undefined],
  [3, /^Cart ?\(3 items in the cart\)$/, '3'],
  [120, /^Cart ?\(120 items in the cart\)$/, '99+'],
])('%s things are read out in words and shown as a badge', (count, name, badge) => {
  const { container } = renderIn('en', <IconLink href="/cart" label="Cart" icon="bag" count={count} current />);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.hasAttribute('target')).toBe(false);
  expect(container.querySelector('[data-part=badge]')?.textContent).toBe(badge);
});

test('opens another site in a new tab and announces it', () => {
  renderIn('en', <IconLink href="https://elsewhere.test" label="Global site" icon="globe" external />);
  const link = screen.getByRole('link', { name: /Global site ?\(.+\)/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://elsewhere.test',
    '_blank',
    'noopener',
  ]);
});

test('says what is counted, also of another site', () => {
  renderIn(
    'en',
    <IconLink
      href="https://lists.test"
      label="Wishlist"
      icon="heart"
      count={3}
      countLabel="3 saved products"
      external
    />,
  );
  expect(screen.getByRole('link', { name: /^Wishlist ?\(3 saved products\) ?\(opens in a new tab\)$/ })).toBeTruthy();
});
