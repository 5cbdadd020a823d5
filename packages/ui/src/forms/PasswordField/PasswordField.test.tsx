import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { PasswordField } from './PasswordField.js';

test('shows and hides the password without losing input', async () => {
  const user = userEvent.setup();
  render(inLanguage('en', <PasswordField label="Password" autoComplete="new-password" />));
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(field, 'sesame!');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([field.type, field.value]).toEqual(['text', 'sesame!']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});
