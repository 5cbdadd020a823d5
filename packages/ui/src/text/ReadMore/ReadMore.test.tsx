import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { ReadMore } from './ReadMore.js';

const show = () =>
  render(
    inLanguage(
      'en',
      <ReadMore moreLabel="See more" lessLabel="See less">
        A long text
      </ReadMore>,
    ),
  );

test('expands and collapses, and announces the state', async () => {
  const { container } = show();
  const folded = () => container.querySelector('[data-collapsed]') !== null;
  expect(folded()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'See more', expanded: false }));
  expect(folded()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'See less', expanded: true }));
  expect(folded()).toBe(true);
});

test('names the breakpoint from which nothing is clipped', () => {
  const clipped = (
    <ReadMore moreLabel="See more" lessLabel="See less" clipBelow="wide">
      A long text
    </ReadMore>
  );
  const { container } = render(inLanguage('en', clipped));
  expect(container.querySelector('[data-clip-below=wide]')).not.toBeNull();
});
