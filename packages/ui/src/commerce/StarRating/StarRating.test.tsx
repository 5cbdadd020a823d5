import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { StarRating } from './StarRating.js';

const filled = (container: HTMLElement) => Number(container.querySelector('svg svg')?.getAttribute('width'));

test('fills stars up to the rating and announces rating and number of reviews', () => {
  const { container } = renderIn('en', <StarRating rating={4.3} count={1} />);
  expect(filled(container)).toBeCloseTo((4.3 / 5) * 120);
  expect(screen.getByText('Rated 4.3 out of 5')).toBeTruthy();
  expect(screen.getByText('(1 review)')).toBeTruthy();
});

test.each([
  ['en', 'Rated 4.3 out of 5 (3 reviews)', 'Rated 4.3 out of 5'],
  ['ar', 'التقييم: 4.3 من 5 (3 تقييمات)', 'التقييم: 4.3 من 5'],
] as const)('brackets separate the number of reviews from the rating (%s)', (language, both, alone) => {
  const read = (container: HTMLElement) => container.textContent.replace('(3)', '');
  expect(read(renderIn(language, <StarRating rating={4.3} count={3} />).container)).toBe(both);
  expect(read(renderIn(language, <StarRating rating={4.3} />).container)).toBe(alone);
  expect(read(renderIn(language, <StarRating rating={4} />).container)).toBe(alone.replace('4.3', '4'));
});

test.each([
  [-1, 0],
  [9, 120],
  [Number.NaN, 0],
])('a rating of %s stays within its stars', (rating, width) => {
  expect(filled(renderIn('ar', <StarRating rating={rating} />).container)).toBe(width);
});
