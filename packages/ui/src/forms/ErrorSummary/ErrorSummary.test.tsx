import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { ErrorSummary } from './ErrorSummary.js';

test.each(['en', 'ar'] as const)('focuses the field of an errorMessage, but not on Ctrl+click (%s)', (language) => {
  render(
    inLanguage(
      language,
      <>
        <ErrorSummary errors={[{ controlId: 'name', message: 'Please enter a name' }]} />
        <input id="name" />
      </>,
    ),
  );
  const link = screen.getByRole('link');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(document.activeElement).toBe(document.body);
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(document.getElementById('name'));
});

test('is announced when it appears, but not when an error is corrected', () => {
  vi.useFakeTimers();
  const summary = (...fields: string[]) =>
    inLanguage(
      'en',
      <ErrorSummary errors={fields.map((field) => ({ controlId: field, message: `Please enter a ${field}` }))} />,
    );
  const { rerender } = render(summary());
  act(() => void vi.advanceTimersByTime(2000));
  rerender(summary('name', 'city'));
  expect(screen.getByRole('alert').textContent).toContain('Please enter a city');
  act(() => void vi.advanceTimersByTime(2000));
  rerender(summary('city'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Please enter a city' })).toBeDefined();
  vi.useRealTimers();
});
