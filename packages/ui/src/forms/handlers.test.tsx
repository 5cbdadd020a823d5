import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, SyntheticEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../testing/index.js';
import { Combobox } from './Combobox/index.js';
import { NumberField } from './NumberField/index.js';
import { PasswordField } from './PasswordField/index.js';
import { PhoneField } from './PhoneField/index.js';
import { Select } from './Select/index.js';
import { TextArea } from './TextArea/index.js';
import { TextField } from './TextField/index.js';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];
const changed = vi.fn();
const refuse = (event: SyntheticEvent) => event.preventDefault();
beforeEach(() => changed.mockClear());

test.each<[string, ReactElement]>([
  ['TextField', <TextField label="Name" onChange={refuse} onValueChange={changed} />],
  ['TextArea', <TextArea label="Name" onChange={refuse} onValueChange={changed} />],
  ['PasswordField', <PasswordField label="Name" onChange={refuse} onValueChange={changed} />],
  ['PhoneField', <PhoneField label="Name" onChange={refuse} onValueChange={changed} />],
])('a change of %s whose default is prevented changes no value', async (_name, control) => {
  render(inLanguage('en', control));
  await userEvent.type(screen.getByLabelText('Name'), '5');
  expect(changed).not.toHaveBeenCalled();
});

test('a choice in a Select whose default is prevented changes no value', async () => {
  render(inLanguage('en', <Select label="Name" options={options} onChange={refuse} onValueChange={changed} />));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'b');
  expect(changed).not.toHaveBeenCalled();
});

test.each<[string, ReactElement, string]>([
  ['Combobox', <Combobox label="Name" options={options} onBlur={() => changed('blur')} onValueChange={changed} />, 'a'],
  ['NumberField', <NumberField label="Name" onBlur={() => changed('blur')} onValueChange={changed} />, '7'],
])('%s calls the handler of the caller before it commits', async (_name, control, typed) => {
  render(inLanguage('en', control));
  await userEvent.type(screen.getByLabelText('Name'), typed === 'a' ? 'Apple' : typed);
  await userEvent.tab();
  expect(changed.mock.calls.map(([value]) => value as unknown)).toEqual(['blur', typed === 'a' ? 'a' : 7]);
});

test('a blur of a Combobox whose default is prevented commits nothing', async () => {
  render(inLanguage('en', <Combobox label="Name" options={options} onBlur={refuse} onValueChange={changed} />));
  await userEvent.type(screen.getByLabelText('Name'), 'Apple');
  await userEvent.tab();
  expect(changed).not.toHaveBeenCalled();
});
