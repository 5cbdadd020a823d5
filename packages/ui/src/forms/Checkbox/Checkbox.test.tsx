import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { Checkbox } from './Checkbox.js';

test('submits its value', async () => {
  const user = userEvent.setup();
  render(
    inLanguage(
      'ar',
      <form aria-label="Form">
        <Checkbox label="الأخبار" name="topic" value="news" />
      </form>,
    ),
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('topic')).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  expect(new FormData(form).get('topic')).toBe('news');
});

test('stays mixed until its owner changes that', async () => {
  const user = userEvent.setup();
  const changed = vi.fn();
  const all = (indeterminate: boolean) =>
    inLanguage('en', <Checkbox label="All" checked={false} indeterminate={indeterminate} onCheckedChange={changed} />);
  const { rerender } = render(all(true));
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.indeterminate).toBe(true);
  await user.click(box);
  expect(changed).toHaveBeenCalledExactlyOnceWith(true, { reason: 'selection' });
  expect(box.indeterminate).toBe(true);
  rerender(all(false));
  expect(box.indeterminate).toBe(false);
});
