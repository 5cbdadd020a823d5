import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RatingInput } from './RatingInput/index.js';
import { inLanguage } from '../testing/index.js';
import { AreaSelect } from './AreaSelect/index.js';
import { Checkbox } from './Checkbox/index.js';
import { Combobox } from './Combobox/index.js';
import { PasswordField } from './PasswordField/index.js';
import { PhoneField } from './PhoneField/index.js';
import { QuantityStepper } from './QuantityStepper/index.js';
import { RadioGroup } from './RadioGroup/index.js';
import { Select } from './Select/index.js';
import { TextArea } from './TextArea/index.js';
import { TextField } from './TextField/index.js';

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
  Checkbox: [
    <Checkbox label="Name" name="field" value="yes" required readOnly defaultChecked onCheckedChange={changed} />,
    'yes',
  ],
};

describe.each(['en', 'ar'] as const)('%s', (language) => {
  test.each(Object.entries(controls))(
    'a read-only %s is submitted and cannot be changed',
    async (_name, [control, value]) => {
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
        'input:not([type=hidden]), select, textarea, button[data-part]',
      )) {
        await user.click(element);
        // User-event needs `CSS.escape` for arrow keys on radio buttons, which jsdom lacks.
        await user.keyboard(element.matches('[type=radio]') ? ' ' : 'b4{ArrowDown}{Enter} ');
        if (element.tagName === 'SELECT') fireEvent.change(element, { target: { value: 'b' } });
      }
      expect(new FormData(form).get('field')).toBe(value);
      expect(changed).not.toHaveBeenCalled();
      expect(form.querySelector('[readonly], [aria-readonly=true]')).not.toBeNull();
      expect(form.querySelector(':required')).not.toBeNull();
    },
  );
});
