import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const common = { label: 'Name', name: 'field', required: true, readOnly: true, onValueChange: changed };

/** Each control with a value, and the value that its form submits. */
const controls: Record<string, [ReactElement, string]> = {
  TextField: [<TextField {...common} defaultValue="x" />, 'x'],
  TextArea: [<TextArea {...common} defaultValue="x" />, 'x'],
  PasswordField: [<PasswordField {...common} defaultValue="x" />, 'x'],
  PhoneField: [<PhoneField {...common} defaultValue="501234567" />, '501234567'],
  Select: [<Select {...common} options={options} defaultValue="a" />, 'a'],
  Combobox: [<Combobox {...common} options={options} defaultValue="a" />, 'a'],
  AreaSelect: [<AreaSelect {...common} {...area} areas={options} defaultValue="a" />, 'a'],
  RadioGroup: [<RadioGroup {...common} options={options} defaultValue="a" />, 'a'],
  RatingInput: [<RatingInput {...common} starLabel={String} defaultValue={2} />, '2'],
  QuantityStepper: [<QuantityStepper {...common} defaultValue={2} />, '2'],
  NumberField: [<NumberField {...common} defaultValue={2} />, '2'],
  DateField: [<DateField {...common} defaultValue="2026-02-28" />, '2026-02-28'],
  CheckboxGroup: [<CheckboxGroup {...common} options={options} defaultValue={['a']} />, 'a'],
  MultiSelect: [<MultiSelect {...common} options={options} defaultValue={['a']} />, 'a'],
  ToggleGroup: [<ToggleGroup {...common} options={options} defaultValue="a" />, 'a'],
  Slider: [<Slider label="Name" name="field" readOnly defaultValue={[2]} onValueChange={changed} />, '2'],
  Switch: [
    <Switch label="Name" name="field" value="yes" required readOnly defaultChecked onCheckedChange={changed} />,
    'yes',
  ],
  Checkbox: [
    <Checkbox label="Name" name="field" value="yes" required readOnly defaultChecked onCheckedChange={changed} />,
    'yes',
  ],
};
/** Controls without a required input: one option is selected, and a slider always has a value. */
const notRequired = ['CheckboxGroup', 'Slider'];

describe.each(['en', 'ar'] as const)('%s', (language) => {
  test.each(Object.entries(controls))(
    'a read-only %s is submitted and cannot be changed',
    async (name, [control, value]) => {
      const user = userEvent.setup();
      render(
        inLanguage(
          language,
          <form aria-label="Form">
            {control}
            <button type="submit">Send</button>
          </form>,
        ),
      );
      const form = screen.getByRole<HTMLFormElement>('form');
      for (const element of form.querySelectorAll<HTMLElement>(
        'input:not([type=hidden], [aria-hidden]), select, textarea, button[data-part]',
      )) {
        await user.click(element);
        // User-event needs `CSS.escape` for arrow keys on radio buttons, which jsdom lacks.
        await user.keyboard(element.matches('[type=radio]') ? ' ' : 'b4{ArrowDown}{Enter} ');
        if (element.querySelector('option[value=b]')) fireEvent.change(element, { target: { value: 'b' } });
        if (element.matches('[type=range]')) fireEvent.change(element, { target: { value: '9' } });
      }
      expect(new FormData(form).get('field')).toBe(value);
      expect(changed).not.toHaveBeenCalled();
      expect(form.querySelector('[readonly], [aria-readonly=true]')).not.toBeNull();
      expect(form.querySelector(':required') !== null).toBe(!notRequired.includes(name));
    },
  );
});
