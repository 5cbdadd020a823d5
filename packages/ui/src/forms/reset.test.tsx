import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inLanguage } from '../testing/index.js';
import { AreaSelect } from './AreaSelect/index.js';
import { Checkbox } from './Checkbox/index.js';
import { CheckboxGroup } from './CheckboxGroup/index.js';
import { Combobox } from './Combobox/index.js';
import { DateField } from './DateField/index.js';
import { MultiSelect } from './MultiSelect/index.js';
import { NumberField } from './NumberField/index.js';
import { PasswordField } from './PasswordField/index.js';
import { PhoneField } from './PhoneField/index.js';
import { QuantityStepper } from './QuantityStepper/index.js';
import { RadioGroup } from './RadioGroup/index.js';
import { RatingInput } from './RatingInput/index.js';
import { Select } from './Select/index.js';
import { Slider } from './Slider/index.js';
import { Switch } from './Switch/index.js';
import { TextArea } from './TextArea/index.js';
import { TextField } from './TextField/index.js';
import { ToggleGroup } from './ToggleGroup/index.js';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];
const area = { placeholder: 'Select', otherLabel: 'Other', otherFieldLabel: 'Area' };
const changed = vi.fn();
beforeEach(() => void changed.mockClear());
const common = { label: 'Name', onValueChange: changed };
const choice = { label: 'Name', onCheckedChange: changed };

/** Each control with a value of its own, the same with a value of its owner, and the restored value. */
const controls: Record<string, [own: ReactElement, controlled: ReactElement, restored: unknown]> = {
  TextField: [<TextField {...common} defaultValue="x" />, <TextField {...common} value="y" />, 'x'],
  TextArea: [<TextArea {...common} defaultValue="x" />, <TextArea {...common} value="y" />, 'x'],
  PasswordField: [<PasswordField {...common} defaultValue="x" />, <PasswordField {...common} value="y" />, 'x'],
  PhoneField: [<PhoneField {...common} defaultValue="0501234567" />, <PhoneField {...common} value="5" />, '501234567'],
  Select: [
    <Select {...common} options={options} defaultValue="a" />,
    <Select {...common} options={options} value="b" />,
    'a',
  ],
  Combobox: [
    <Combobox {...common} options={options} defaultValue="a" />,
    <Combobox {...common} options={options} value="b" />,
    'a',
  ],
  AreaSelect: [
    <AreaSelect {...common} {...area} areas={options} defaultValue="a" />,
    <AreaSelect {...common} {...area} areas={options} value="b" />,
    'a',
  ],
  RadioGroup: [
    <RadioGroup {...common} options={options} defaultValue="a" />,
    <RadioGroup {...common} options={options} value="b" />,
    'a',
  ],
  ToggleGroup: [
    <ToggleGroup {...common} options={options} defaultValue="a" />,
    <ToggleGroup {...common} options={options} value="b" />,
    'a',
  ],
  RatingInput: [<RatingInput {...common} defaultValue={2} />, <RatingInput {...common} value={3} />, 2],
  QuantityStepper: [<QuantityStepper {...common} defaultValue={2} />, <QuantityStepper {...common} value={3} />, 2],
  NumberField: [<NumberField {...common} defaultValue={2} />, <NumberField {...common} value={3} />, 2],
  DateField: [
    <DateField {...common} defaultValue="2026-02-28" />,
    <DateField {...common} value="2026-03-01" />,
    '2026-02-28',
  ],
  CheckboxGroup: [
    <CheckboxGroup {...common} options={options} defaultValue={['a']} />,
    <CheckboxGroup {...common} options={options} value={['b']} />,
    ['a'],
  ],
  MultiSelect: [
    <MultiSelect {...common} options={options} defaultValue={['a']} />,
    <MultiSelect {...common} options={options} value={['b']} />,
    ['a'],
  ],
  Slider: [<Slider {...common} defaultValue={[2]} />, <Slider {...common} value={[3]} />, [2]],
  Checkbox: [<Checkbox {...choice} defaultChecked />, <Checkbox {...choice} checked />, true],
  Switch: [<Switch {...choice} defaultChecked />, <Switch {...choice} checked />, true],
};

describe.each(Object.entries(controls))('%s', (_name, [own, controlled, restored]) => {
  const reset = async (control: ReactElement) => {
    render(inLanguage('en', <form aria-label="Form">{control}</form>));
    screen.getByRole<HTMLFormElement>('form').reset();
    // Controls answer after the browser's own reset.
    const done = vi.fn();
    setTimeout(done);
    await waitFor(() => expect(done).toHaveBeenCalled());
  };

  test('reports the value that a reset of the form restores', async () => {
    await reset(own);
    expect(changed).toHaveBeenCalledExactlyOnceWith(restored, { reason: 'reset' });
  });

  test('leaves a controlled value to its owner', async () => {
    await reset(controlled);
    expect(changed).not.toHaveBeenCalled();
  });
});
