import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { Combobox, type ComboboxProps } from './Combobox.js';
import { matchOptions } from './matchOptions.js';

const options = [
  { value: 'barsha', label: 'البرشاء', keywords: ['Al Barsha'] },
  { value: 'abu-shagara', label: 'أبو شغارة', keywords: ['Abu Shagara'] },
  { value: 'city', label: 'المدينة', keywords: ['Al Madina'] },
  { value: 'closed', label: 'مدينة مغلقة', disabled: true },
  { value: 'other', label: 'أخرى', always: true },
];

function show(props: Partial<ComboboxProps> = {}) {
  const changed = vi.fn();
  render(inLanguage('ar', <Combobox label="المنطقة" options={options} onValueChange={changed} {...props} />));
  return {
    changed,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'المنطقة' }),
  };
}
const shown = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);

test.each([
  ['without hamza', 'ابو', ['أبو شغارة', 'أخرى']],
  ['with marks and another ending', 'مدينه', ['المدينة', 'مدينة مغلقة', 'أخرى']],
  ['with the article', 'البرشا', ['البرشاء', 'أخرى']],
  ['in the other script', 'barsha', ['البرشاء', 'أخرى']],
  ['nothing that exists', 'زنجبار', ['أخرى']],
  ['nothing at all', '  ', options.map(({ label }) => label)],
])('typed %s', (_how, typed, found) => {
  expect(matchOptions(options, typed).map(({ label }) => label)).toEqual(found);
});

test('lists options that start with the query first', () => {
  const list = [{ label: 'New Dubai' }, { label: 'Dubai Marina' }];
  expect(matchOptions(list, 'dubai')).toEqual([list[1], list[0]]);
});

test('filters while typing; Enter selects the first match', async () => {
  const { changed, user, field } = show();
  await user.type(field, 'shag');
  expect(await shown()).toEqual(['أبو شغارة', 'أخرى']);
  await user.keyboard('{Enter}');
  expect(changed).toHaveBeenCalledExactlyOnceWith('abu-shagara', { reason: 'selection' });
  expect(field.value).toBe('أبو شغارة');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('moves with arrow keys, wraps around, skips disabled options and sets aria-activedescendant', async () => {
  const { user, field, changed } = show();
  await user.click(field);
  await screen.findByRole('listbox');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  const at = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.keyboard('{ArrowUp}');
  expect(at()).toBe('أخرى');
  await user.keyboard('{ArrowUp}');
  expect(at()).toBe('المدينة');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(at()).toBe('البرشاء');
  await user.keyboard('{Enter}');
  expect(changed).toHaveBeenCalledExactlyOnceWith('barsha', { reason: 'selection' });
});

test('selects on click, but not disabled options', async () => {
  const { user, field, changed } = show();
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'مدينة مغلقة' }));
  expect(changed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('option', { name: 'المدينة' }));
  expect(changed).toHaveBeenCalledExactlyOnceWith('city', { reason: 'selection' });
  expect(document.activeElement).toBe(field);
});

test('closes only the list on Escape and restores the input', async () => {
  const { user, field, changed } = show({ defaultValue: 'city' });
  const around = vi.fn();
  document.addEventListener('keydown', around, { once: true });
  await user.type(field, ' x');
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', around);
  expect(field.value).toBe('المدينة');
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['the one it spells out is chosen', 'المدينه', '', [['city', { reason: 'input' }]]],
  ['half a word goes back', 'المد', '', []],
  ['emptied means none', '', 'city', [['', { reason: 'clear' }]]],
])('on leaving, %s', async (_what, typed, before, calls) => {
  const { user, field, changed } = show({ defaultValue: before });
  await user.clear(field);
  if (typed !== '') await user.type(field, typed);
  await user.tab();
  expect(changed.mock.calls).toEqual(calls);
});

test('submits the value of the option, not its label', () => {
  const { field } = show({ name: 'area', defaultValue: 'city' });
  expect(field.name).toBe('');
  expect(document.querySelector<HTMLInputElement>('input[name=area]')?.value).toBe('city');
});

test('shows the value it is given when controlled', async () => {
  const { user, field, changed } = show({ value: 'city' });
  await user.clear(field);
  await user.type(field, 'shag{Enter}');
  expect(changed).toHaveBeenCalledExactlyOnceWith('abu-shagara', { reason: 'selection' });
  expect(field.value).toBe('المدينة');
});
