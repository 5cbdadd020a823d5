import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
