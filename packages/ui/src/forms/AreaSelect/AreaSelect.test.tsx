import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { AreaSelect, type AreaSelectProps } from './AreaSelect.js';

const texts = {
  label: 'Area',
  placeholder: 'Select an area',
  otherLabel: 'Other',
  otherFieldLabel: 'Name of the area',
};
const areas = [
  { value: 'Al Barsha', label: 'Al Barsha' },
  { value: 'Jumeirah', label: 'Jumeirah' },
];
const show = (props: Partial<AreaSelectProps> = {}) => {
  const changed = vi.fn();
  const { rerender } = render(
    inLanguage('en', <AreaSelect {...texts} areas={areas} onValueChange={changed} {...props} />),
  );
  return {
    changed,
    user: userEvent.setup(),
    again: (next: Partial<AreaSelectProps>) =>
      rerender(inLanguage('en', <AreaSelect {...texts} areas={areas} onValueChange={changed} {...props} {...next} />)),
  };
};

/** The combobox. A native select is shown until it is loaded. */
const finder = () =>
  vi.waitFor(() => {
    const field = screen.getByRole('combobox', { name: 'Area' });
    expect(field.tagName).toBe('INPUT');
    return field;
  });
const choose = async (user: UserEvent, area: string) => {
  await user.click(await finder());
  await user.click(await screen.findByRole('option', { name: area }));
};

test('selects an area from the list', async () => {
  const { changed, user } = show();
  await choose(user, 'Jumeirah');
  expect(changed).toHaveBeenLastCalledWith('Jumeirah', { reason: 'selection' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('keeps "Other" in the list whatever is typed', async () => {
  const { user } = show();
  await user.type(await finder(), 'khawaneej');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Other']);
});

test('opens a free text field for "Other", and clears the area; going back to the list restores it', async () => {
  const { changed, user } = show({ errorMessage: 'Please choose an area', maxLength: 80 });
  await choose(user, 'Other');
  expect(changed).toHaveBeenLastCalledWith('', { reason: 'selection' });
  const field = screen.getByRole('textbox', { name: 'Name of the area' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('maxlength')).toBe('80');
  await user.type(field, 'Al Khawaneej 2');
  expect(changed).toHaveBeenLastCalledWith('Al Khawaneej 2', { reason: 'input' });
  await choose(user, 'Al Barsha');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['choosing "Other"', async (user: UserEvent) => user.click(await screen.findByRole('option', { name: 'Other' }))],
  ['leaving the field', (user: UserEvent) => user.tab()],
])('keeps an area that was typed but is not in the list after %s', async (_, act) => {
  const { changed, user } = show();
  await user.type(await finder(), 'Khawaneej 2 ');
  await act(user);
  expect(changed).toHaveBeenLastCalledWith('Khawaneej 2', expect.anything());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the area' }).value).toBe('Khawaneej 2');
  await user.clear(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toBeTruthy();
});

test.each([
  ['a typed area of the list', 'jumeirah', 'Jumeirah'],
  ['text given up with Escape', 'Khawaneej{Escape}', ''],
])('leaves no free text of %s', async (_, text, area) => {
  const { user } = show();
  await user.type(await finder(), text);
  await user.tab();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(((await finder()) as HTMLInputElement).value).toBe(area);
  // Typed again, it is still the same.
  if (area !== '') await user.type(await finder(), '{Control>}a{/Control}jumeirah');
  await user.tab();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows a stored area that is not in the list as free text', () => {
  show({ value: 'Khorfakkan old town' });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Khorfakkan old town');
});

test('shows a text field without a list, and is disabled without an emirate', () => {
  const { again } = show({ areas: [] });
  expect(screen.getByRole('textbox', { name: 'Area' })).toBeTruthy();
  again({ areas: [], disabled: true, placeholder: 'Select an emirate first' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Area' }).disabled).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});
