import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { FilterBox } from './FilterBox.js';

afterEach(() => vi.useRealTimers());

test('announces once, after a pause in typing', () => {
  vi.useFakeTimers();
  const typed = (value: string, announcement: string) => (
    <FilterBox label="Filter" value={value} announcement={announcement} />
  );
  const { rerender } = renderIn('en', typed('', ''));
  const status = screen.getByRole('status');
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  rerender(typed('m', '24 questions'));
  wait(400);
  expect(status.textContent).toBe('');
  // The number stays the same, but she is still typing.
  rerender(typed('mi', '24 questions'));
  wait(400);
  expect(status.textContent).toBe('');
  rerender(typed('mil', '6 questions'));
  wait(1000);
  expect(status.textContent).toBe('6 questions');
});
