import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { ListingToolbar } from './ListingToolbar.js';

const toolbar = (value: string, count = '12 items') => (
  <ListingToolbar
    count={count}
    sort={{
      action: '/products',
      name: 'sort',
      label: 'Sort by',
      value,
      options: [
        { value: 'featured', label: 'Featured' },
        { value: 'price_asc', label: 'Price: low to high' },
      ],
    }}
  />
);

test('announces the count with a new order once, and a new count alone', () => {
  const { rerender } = renderIn('en', toolbar('featured'));
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('12 items');
  rerender(toolbar('price_asc'));
  expect(said()).toBe('12 items – Price: low to high');
  // The same again changes nothing that would be announced.
  rerender(toolbar('price_asc'));
  expect(said()).toBe('12 items – Price: low to high');
  rerender(toolbar('price_asc', '5 items'));
  expect(said()).toBe('5 items');
  rerender(toolbar('featured', '5 items'));
  expect(said()).toBe('5 items – Featured');
});
