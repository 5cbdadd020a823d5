import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { FilterBox } from '../src/content/FilterBox/index.js';
import { Checkbox } from '../src/forms/Checkbox/index.js';
import { CheckboxGroup } from '../src/forms/CheckboxGroup/index.js';
import { Combobox } from '../src/forms/Combobox/index.js';
import { MultiSelect } from '../src/forms/MultiSelect/index.js';
import { NumberField } from '../src/forms/NumberField/index.js';
import { PasswordField } from '../src/forms/PasswordField/index.js';
import { PhoneField } from '../src/forms/PhoneField/index.js';
import { QuantityStepper } from '../src/forms/QuantityStepper/index.js';
import { RadioGroup } from '../src/forms/RadioGroup/index.js';
import { RatingInput } from '../src/forms/RatingInput/index.js';
import { Select } from '../src/forms/Select/index.js';
import { Switch } from '../src/forms/Switch/index.js';
import { TextArea } from '../src/forms/TextArea/index.js';
import { TextField } from '../src/forms/TextField/index.js';
import { ToggleGroup } from '../src/forms/ToggleGroup/index.js';
import { Tabs } from '../src/navigation/Tabs/index.js';
import { inLanguage } from '../src/testing/index.js';

/** A component with a value, controlled or uncontrolled. */
interface Case {
  make: (own: { before: unknown; held: boolean; changed: (value: unknown) => void }) => ReactElement;
  before: unknown;
  after: unknown;
  act: (user: UserEvent) => Promise<void>;
  /** The value as rendered. */
  shown: () => unknown;
}

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];
const choose = (name: string) => async (user: UserEvent) => user.click(screen.getByRole('radio', { name }));
const checkedRadio = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const textbox = () => screen.getByLabelText<HTMLInputElement>('Name');
const typed = {
  before: 'x',
  after: 'xy',
  act: async (user: UserEvent) => user.type(textbox(), 'y'),
  shown: () => textbox().value,
};
const values = ({ before, held, changed }: { before: unknown; held: boolean; changed: (value: unknown) => void }) => ({
  [held ? 'value' : 'defaultValue']: before as never,
  onValueChange: changed,
});

const cases: Record<string, Case> = {
  TextField: { ...typed, make: (own) => <TextField label="Name" {...values(own)} /> },
  TextArea: { ...typed, make: (own) => <TextArea label="Name" {...values(own)} /> },
  PasswordField: { ...typed, make: (own) => <PasswordField label="Name" {...values(own)} /> },
  PhoneField: {
    ...typed,
    before: '50',
    after: '501',
    act: async (user) => user.type(textbox(), '١'),
    make: (own) => <PhoneField label="Name" {...values(own)} />,
  },
  FilterBox: { ...typed, make: (own) => <FilterBox label="Name" {...values(own)} /> },
  Select: {
    before: 'a',
    after: 'b',
    make: (own) => <Select label="Name" options={options} {...values(own)} />,
    act: async (user) => user.selectOptions(textbox(), 'b'),
    shown: () => textbox().value,
  },
  Combobox: {
    before: 'a',
    after: 'b',
    make: (own) => <Combobox label="Name" name="fruit" options={options} {...values(own)} />,
    act: async (user) => {
      // By role: the open list has the same label.
      const field = screen.getByRole('combobox');
      await user.clear(field);
      await user.type(field, 'ban{Enter}');
    },
    shown: () => document.querySelector<HTMLInputElement>('[name=fruit]')?.value,
  },
  RadioGroup: {
    before: 'a',
    after: 'b',
    make: (own) => <RadioGroup label="Name" options={options} {...values(own)} />,
    act: choose('Banana'),
    shown: checkedRadio,
  },
  RatingInput: {
    before: 2,
    after: 4,
    make: (own) => <RatingInput label="Name" {...values(own)} />,
    act: choose('4 out of 5'),
    shown: () => Number(checkedRadio()),
  },
  ToggleGroup: {
    before: 'a',
    after: 'b',
    make: (own) => <ToggleGroup label="Name" options={options} {...values(own)} />,
    act: choose('Banana'),
    shown: checkedRadio,
  },
  CheckboxGroup: {
    before: ['b'],
    after: ['a', 'b'],
    make: (own) => <CheckboxGroup label="Name" options={options} {...values(own)} />,
    act: async (user) => user.click(screen.getByRole('checkbox', { name: 'Apple' })),
    shown: () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
  },
  MultiSelect: {
    before: ['b'],
    after: ['a', 'b'],
    make: (own) => <MultiSelect label="Name" options={options} defaultOpen {...values(own)} />,
    act: async (user) => user.click(screen.getByRole('checkbox', { name: 'Apple' })),
    shown: () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
  },
  NumberField: {
    before: 2,
    after: 3,
    make: (own) => <NumberField label="Name" {...values(own)} />,
    act: async (user) => user.click(screen.getByRole('button', { name: 'Increase' })),
    shown: () => Number(textbox().value),
  },
  Switch: {
    before: false,
    after: true,
    make: ({ before, held, changed }) => (
      <Switch label="Name" {...{ [held ? 'checked' : 'defaultChecked']: before }} onCheckedChange={changed} />
    ),
    act: async (user) => user.click(screen.getByRole('switch')),
    shown: () => screen.getByRole<HTMLInputElement>('switch').checked,
  },
  Checkbox: {
    before: false,
    after: true,
    make: ({ before, held, changed }) => (
      <Checkbox label="Name" {...{ [held ? 'checked' : 'defaultChecked']: before }} onCheckedChange={changed} />
    ),
    act: async (user) => user.click(screen.getByRole('checkbox')),
    shown: () => screen.getByRole<HTMLInputElement>('checkbox').checked,
  },
  QuantityStepper: {
    before: 2,
    after: 3,
    make: (own) => <QuantityStepper label="Bottle" {...values(own)} />,
    act: async (user) => user.click(screen.getByRole('button', { name: /Increase/ })),
    shown: () => Number(screen.getByRole<HTMLInputElement>('spinbutton').value),
  },
  Tabs: {
    before: 'a',
    after: 'b',
    make: (own) => (
      <Tabs label="Name" tabs={options.map((option) => ({ ...option, content: option.label }))} {...values(own)} />
    ),
    act: async (user) => user.click(screen.getByRole('tab', { name: 'Banana' })),
    shown: () => (screen.getByRole('tab', { selected: true }).textContent === 'Banana' ? 'b' : 'a'),
  },
};

describe.each(Object.entries(cases))('%s', (_name, { make, before, after, act, shown }) => {
  test('uncontrolled: changes and reports the change', async () => {
    const changed = vi.fn();
    render(inLanguage('en', make({ before, held: false, changed })));
    await act(userEvent.setup());
    expect(changed.mock.lastCall?.[0]).toEqual(after);
    expect(shown()).toEqual(after);
  });

  test('controlled: reports the change and shows the value it is given', async () => {
    const changed = vi.fn();
    render(inLanguage('en', make({ before, held: true, changed })));
    await act(userEvent.setup());
    expect(changed.mock.lastCall?.[0]).toEqual(after);
    expect(shown()).toEqual(before);
  });
});
