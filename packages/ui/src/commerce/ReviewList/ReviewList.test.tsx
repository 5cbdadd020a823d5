import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { ReviewList } from './ReviewList.js';

const review = { id: '1', rating: 5, comment: 'Easy to clean', by: 'Sara' };

test.each([
  ['in the summary of the reviews', [review], true],
  ['below the text without reviews', [], false],
])('shows its actions once, %s', (_, reviews, inSummary) => {
  const { container } = render(
    inLanguage(
      'en',
      <ReviewList
        average={reviews.length > 0 ? 5 : null}
        averageLabel="5 out of 5"
        count={reviews.length}
        distribution={[]}
        reviews={reviews}
        emptyText="No reviews yet."
        actions={<button>Write a review</button>}
      />,
    ),
  );
  const button = screen.getByRole('button', { name: 'Write a review' });
  expect(container.querySelector('[data-part="summary"]')?.contains(button) ?? false).toBe(inSummary);
});

test('shows stars, author, date and the mark of a purchase in the direction of the text', () => {
  const { container } = render(
    inLanguage(
      'en',
      <ReviewList
        average={5}
        averageLabel="5 out of 5"
        count={1}
        distribution={[]}
        reviews={[{ ...review, language: 'ar', verifiedLabel: 'Verified purchase' }]}
        emptyText="No reviews yet."
      />,
    ),
  );
  const item = container.querySelector('[data-part="review"]')!;
  const directionAt = (selector: string) => item.querySelector(selector)?.closest('[dir]')?.getAttribute('dir');
  expect(directionAt('[data-part="star-rating"]')).toBe('rtl');
  expect(directionAt('[data-part="comment"]')).toBe('rtl');
  expect(directionAt('[data-part="by"]')).toBe('rtl');
  expect(directionAt('[data-part="verified"]')).toBe('rtl');
});
