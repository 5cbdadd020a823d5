import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { ShowMore, type ShowMoreProps } from './ShowMore.js';

const show = (count: number, props: Partial<ShowMoreProps> = {}) =>
  render(
    inLanguage(
      'en',
      <ShowMore total={count} moreLabel="Show more" lessLabel="Show less" {...props}>
        <ul>
          {Array.from({ length: count }, (_, at) => (
            <li key={at}>{at}</li>
          ))}
        </ul>
      </ShowMore>,
    ),
  );

test('expands and collapses, and announces the state', async () => {
  const onOpenChange = vi.fn();
  const { container } = show(6, { onOpenChange });
  const folded = () => container.querySelector('[data-collapsed]') !== null;
  expect(folded()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  expect(folded()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(folded()).toBe(true);
  expect(onOpenChange.mock.calls).toEqual([
    [true, { reason: 'trigger-press' }],
    [false, { reason: 'trigger-press' }],
  ]);
});

test('renders no button when everything is visible', () => {
  show(4);
  expect(screen.queryByRole('button')).toBeNull();
});

test('can be controlled', async () => {
  const { container } = show(6, { open: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(container.querySelector('[data-collapsed]')).toBeNull();
});
