import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { RatingInput } from './RatingInput/index.js';
import { inLanguage } from '../testing/index.js';
import { AreaSelect } from './AreaSelect/index.js';
import { Checkbox } from './Checkbox/index.js';
import { Combobox } from './Combobox/index.js';
import { PasswordField } from './PasswordField/index.js';
import { PhoneField } from './PhoneField/index.js';
import { RadioGroup } from './RadioGroup/index.js';
import { Select } from './Select/index.js';
import { TextArea } from './TextArea/index.js';
import { TextField } from './TextField/index.js';

const options = [{ value: 'a', label: 'A' }];
const texts = { label: 'Name', description: 'Its help', errorMessage: 'Its errorMessage', 'aria-describedby': 'given' };
const area = { placeholder: 'Select', otherLabel: 'Other', otherFieldLabel: 'Area' };

/** Each field with the descriptions it has. */
const fields: Record<string, [ReactElement, string[]]> = {
  TextField: [<TextField {...texts} />, ['Given help', 'Its help', 'Its errorMessage']],
  TextArea: [<TextArea {...texts} />, ['Given help', 'Its help', 'Its errorMessage']],
  PasswordField: [<PasswordField {...texts} />, ['Given help', 'Its help', 'Its errorMessage']],
  PhoneField: [<PhoneField {...texts} />, ['+971', 'Given help', 'Its help', 'Its errorMessage']],
  Select: [<Select {...texts} options={options} />, ['Given help', 'Its help', 'Its errorMessage']],
  Combobox: [<Combobox {...texts} options={options} />, ['Given help', 'Its help', 'Its errorMessage']],
  AreaSelect: [<AreaSelect {...texts} {...area} areas={options} />, ['Given help', 'Its help', 'Its errorMessage']],
  'AreaSelect without areas': [
    <AreaSelect {...texts} {...area} areas={[]} />,
    ['Given help', 'Its help', 'Its errorMessage'],
  ],
  RadioGroup: [<RadioGroup {...texts} options={options} />, ['Given help', 'Its help', 'Its errorMessage']],
  Checkbox: [
    <Checkbox label="Name" errorMessage="Its errorMessage" aria-describedby="given" />,
    ['Given help', 'Its errorMessage'],
  ],
  RatingInput: [
    <RatingInput label="Name" starLabel={String} errorMessage="Its errorMessage" aria-describedby="given" />,
    ['Given help', 'Its errorMessage'],
  ],
};

describe.each(['en', 'ar'] as const)('%s', (language) => {
  test.each(Object.entries(fields))('%s adds its descriptions to the given one', async (_name, [field, expected]) => {
    render(
      inLanguage(
        language,
        <>
          <p id="given">Given help</p>
          {field}
        </>,
      ),
    );
    await screen.findAllByText('Its errorMessage');
    const described = [...document.querySelectorAll('[aria-describedby~="given"]')];
    expect(described).toHaveLength(1);
    const ids = described[0]?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(expected);
    expect(described[0]?.matches('input, select, textarea, fieldset')).toBe(true);
  });
});
