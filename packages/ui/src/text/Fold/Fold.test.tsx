import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { Fold } from './Fold.js';

const show = () =>
  render(
    inLanguage(
      'en',
      <Fold moreLabel="See more" lessLabel="See less">
        A long text
      </Fold>,
    ),
  );

test('the button unfolds and folds, and says so', async () => {
  const { container } = show();
  const folded = () => container.querySelector('[data-folded]') !== null;
  expect(folded()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'See more', expanded: false }));
  expect(folded()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'See less', expanded: true }));
  expect(folded()).toBe(true);
});
