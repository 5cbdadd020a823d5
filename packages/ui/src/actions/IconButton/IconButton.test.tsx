import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { IconButton } from './IconButton.js';

test.each([
  [0, undefined],
  [99, '99'],
  [100, '99+'],
])('shows the count %i as %s', (count, shown) => {
  renderIn('en', <IconButton href="/cart" icon="bag" count={count} label="Cart" />);
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link.querySelector('[data-part=count]')?.textContent).toBe(shown);
});
