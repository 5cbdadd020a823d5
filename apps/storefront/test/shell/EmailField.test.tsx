// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ValidatedForm } from '@mahd/ui/formik';
import ar from '../../src/messages/ar/field.js';
import en from '../../src/messages/en/field.js';
import { EmailField } from '../../src/shell/EmailField.js';
import { inShop, shopWith } from '../support/shop.js';

async function form(language: 'en' | 'ar', email = '') {
  const state = await shopWith(() => ({ status: 500 }));
  render(
    inShop(
      state,
      language,
      <ValidatedForm initialValues={{ email }} validate={() => []} message={String} onSubmit={() => undefined}>
        <EmailField label="Email" />
      </ValidatedForm>,
    ),
  );
  const input: HTMLInputElement = screen.getByRole('textbox');
  return {
    input,
    type: (value: string) => act(async () => fireEvent.change(input, { target: { value } })),
  };
}

const nameOf = (language: 'en' | 'ar', email: string) =>
  ({ en, ar })[language].field.didYouMean.replace('{email}', `\u2066${email}\u2069`);

it.each(['en', 'ar'] as const)(
  'suggests what was probably meant, and fills it in when pressed: %s',
  async (language) => {
    const { input, type } = await form(language);
    // There before it speaks.
    const region = screen.getByRole('status');
    await type('sara@gmial.con');
    const suggestion = await screen.findByRole(
      'button',
      { name: nameOf(language, 'sara@gmail.com') },
      { timeout: 5000 },
    );
    expect(region.contains(suggestion)).toBe(true);
    await act(async () => fireEvent.click(suggestion));
    await waitFor(() => expect(input.value).toBe('sara@gmail.com'));
    expect(document.activeElement).toBe(input);
    expect(region.textContent).toBe('');
  },
);

it('takes it back when typing goes on', async () => {
  const { type } = await form('ar');
  await type('sara@hotmial.com');
  expect(await screen.findByRole('button', { name: nameOf('ar', 'sara@hotmail.com') }, { timeout: 5000 })).toBeTruthy();
  await type('sara@hotmial.company');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of an address that was there before, or that may be right', async () => {
  vi.useFakeTimers();
  const { type } = await form('en', 'sara@gmial.com');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('');
  await type('sara@gmail.com');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('');
  vi.useRealTimers();
});
