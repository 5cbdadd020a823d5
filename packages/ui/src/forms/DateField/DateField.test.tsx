import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { DateField } from './DateField.js';

test.each(['en', 'ar'] as const)('each part is described by the error, and by nothing without one (%s)', (language) => {
  const { container, rerender } = renderIn(language, <DateField label="Birthday" errorMessage="Enter a date" />);
  const error = screen.getByText('Enter a date').closest('[id]')!.id;
  const described = () =>
    [...container.querySelectorAll('[data-part=control]')].map((part) => part.getAttribute('aria-describedby'));
  expect(described()).toEqual([error, error, error]);
  rerender(<DateField label="Birthday" />);
  expect(described()).toEqual([null, null, null]);
});
