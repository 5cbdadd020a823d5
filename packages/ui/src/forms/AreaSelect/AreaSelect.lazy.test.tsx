import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Other test files have loaded the combobox already.
vi.resetModules();
const { inLanguage } = await import('../../testing/index.js');
const { AreaSelect } = await import('./AreaSelect.js');

const line = vi.hoisted(() => {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
});
vi.mock('../Combobox/index.js', async (importOriginal) => {
  await line.opened;
  return importOriginal();
});

const field = (
  <AreaSelect
    label="Area"
    placeholder="Select an area"
    otherLabel="Other"
    otherFieldLabel="Name of the area"
    areas={[{ value: 'barsha', label: 'Al Barsha' }]}
  />
);
const focusedCombobox = () => waitFor(() => expect(document.activeElement?.matches('input[role=combobox]')).toBe(true));

test('moves the focus from the select to the combobox that replaces it', async () => {
  render(inLanguage('ar', field));
  act(() => screen.getByRole('combobox').focus());
  expect(document.activeElement?.tagName).toBe('SELECT');
  line.open();
  await focusedCombobox();
});

test.each(['en', 'ar'] as const)('keeps a focus set before hydration (%s)', async (language) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inLanguage(language, field));
  container.querySelector('select')?.focus();
  render(inLanguage(language, field), { container, hydrate: true });
  await focusedCombobox();
});
