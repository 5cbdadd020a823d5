import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { Select, type SelectProps } from './Select.js';
import { typeAheadMatch } from './typeAhead.js';

const emirates = [
  { value: 'auh', label: 'أبوظبي' },
  { value: 'dxb', label: 'دبي' },
  { value: 'shj', label: 'الشارقة' },
  { value: 'uaq', label: 'أم القيوين' },
  { value: 'rak', label: 'رأس الخيمة' },
  { value: 'closed', label: 'مغلقة', disabled: true },
];
const english = [
  { value: 'auh', label: 'Abu Dhabi' },
  { value: 'ajm', label: 'Ajman' },
  { value: 'dxb', label: 'Dubai' },
  { value: 'uaq', label: 'Umm Al Quwain' },
];

/** Renders the field focused, with its lazy code loaded. */
async function show(props: Partial<SelectProps> = {}) {
  const changed = vi.fn();
  render(
    inLanguage(
      'ar',
      <Select label="الإمارة" placeholder="اختاري" options={emirates} onValueChange={changed} {...props} />,
    ),
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'الإمارة' });
  act(() => field.focus());
  await import('./typeAhead.js');
  return { changed, user: userEvent.setup(), field };
}

test.each([
  ['without hamza', 'ا', 'auh'],
  ['with another hamza, in the middle of a word', 'راس', 'rak'],
  ['without the article', 'شار', 'shj'],
  ['with the article', 'ال', 'shj'],
  ['more than a word', 'ام ال', 'uaq'],
  ['what cannot be chosen', 'مغ', undefined],
  ['nothing that exists', 'ز', undefined],
])('typed %s', (_how, typed, found) => {
  expect(typeAheadMatch(emirates, typed, '')?.value).toBe(found);
});

test('cycles through options by one letter, in both scripts', () => {
  expect(typeAheadMatch(english, 'a', 'auh')?.value).toBe('ajm');
  expect(typeAheadMatch(english, 'AA', 'ajm')?.value).toBe('auh');
  expect(typeAheadMatch(emirates, 'اا', 'auh')?.value).toBe('shj');
});

test('selects while typing and keeps the option while it still matches', async () => {
  const { changed, user, field } = await show();
  await user.keyboard('ام');
  expect(field.value).toBe('uaq');
  expect(changed.mock.calls).toEqual([
    ['auh', { reason: 'selection' }],
    ['uaq', { reason: 'selection' }],
  ]);
});

test('continues the word that was begun while the type-ahead was loading', async () => {
  render(inLanguage('en', <Select label="Emirate" placeholder="Select an emirate" options={english} />));
  const field = screen.getByRole<HTMLSelectElement>('combobox');
  act(() => field.focus());
  // Left to the browser.
  expect(fireEvent.keyDown(field, { key: 'D' })).toBe(true);
  await import('./typeAhead.js');
  fireEvent.keyDown(field, { key: 'u' });
  expect(field.value).toBe('dxb');
});

test('keeps the selection when nothing matches, without the native search', async () => {
  const { changed, user, field } = await show({ defaultValue: 'uaq' });
  await user.keyboard('امز');
  expect(fireEvent.keyDown(field, { key: 'ا' })).toBe(false);
  expect(field.value).toBe('uaq');
  expect(changed).not.toHaveBeenCalledWith('shj', expect.anything());
});

test('requests changes and shows its value when controlled', async () => {
  const { changed, user, field } = await show({ value: 'dxb' });
  await user.keyboard('ر');
  expect(changed).toHaveBeenCalledWith('rak', { reason: 'selection' });
  expect(field.value).toBe('dxb');
});

test('respects preventDefault of a key handler and ignores shortcuts', async () => {
  const { changed, user } = await show({ onKeyDown: (event) => event.key === 'د' && event.preventDefault() });
  await user.keyboard('د{Control>}ر{/Control}');
  expect(changed).not.toHaveBeenCalled();
});
