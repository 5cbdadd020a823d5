import { render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../testing/index.js';
import { AreaSelect } from './AreaSelect/index.js';
import { Checkbox } from './Checkbox/index.js';
import { CheckboxGroup } from './CheckboxGroup/index.js';
import { Combobox } from './Combobox/index.js';
import { DateField } from './DateField/index.js';
import { FileUpload } from './FileUpload/index.js';
import { MultiSelect } from './MultiSelect/index.js';
import { NumberField } from './NumberField/index.js';
import { PhoneField } from './PhoneField/index.js';
import { QuantityStepper } from './QuantityStepper/index.js';
import { Slider } from './Slider/index.js';
import { TextField } from './TextField/index.js';
import { ToggleGroup } from './ToggleGroup/index.js';

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];
/** Called by React with the element. */
const inputRef = vi.fn<(element: HTMLElement | null) => void>();

test.each([
  [
    'the first checkbox of a CheckboxGroup',
    <CheckboxGroup label="Name" options={options} defaultValue={['b']} inputRef={inputRef} />,
    'input[value=a]',
  ],
  ['the button of a MultiSelect', <MultiSelect label="Name" options={options} inputRef={inputRef} />, 'button'],
  [
    'the selected radio button of a ToggleGroup',
    <ToggleGroup label="Name" options={options} defaultValue="b" inputRef={inputRef} />,
    'input[value=b]',
  ],
  [
    'the first radio button of a ToggleGroup without a selection',
    <ToggleGroup label="Name" options={options} inputRef={inputRef} />,
    'input[value=a]',
  ],
  [
    'the lower end of a Slider',
    <Slider label="Name" defaultValue={[2, 3]} inputRef={inputRef} />,
    'input[aria-valuetext="2"]',
  ],
])('inputRef is %s', (_name, control, selector) => {
  inputRef.mockClear();
  const { container } = render(inLanguage('en', control));
  expect(inputRef).toHaveBeenCalledExactlyOnceWith(container.querySelector(selector));
  expect(container.querySelector(selector)).not.toBeNull();
});

test.each<[string, ReactElement]>([
  [
    'AreaSelect',
    <AreaSelect
      label="Name"
      areas={[]}
      placeholder="Select"
      otherLabel="Other"
      otherFieldLabel="Name"
      inputRef={inputRef}
    />,
  ],
  ['Checkbox', <Checkbox label="Name" inputRef={inputRef} />],
  ['CheckboxGroup', <CheckboxGroup label="Name" options={options} inputRef={inputRef} />],
  ['Combobox', <Combobox label="Name" options={options} inputRef={inputRef} />],
  ['DateField', <DateField label="Name" inputRef={inputRef} />],
  ['FileUpload', <FileUpload label="Name" inputRef={inputRef} />],
  ['MultiSelect', <MultiSelect label="Name" options={options} inputRef={inputRef} />],
  ['NumberField', <NumberField label="Name" inputRef={inputRef} />],
  ['PhoneField', <PhoneField label="Name" inputRef={inputRef} />],
  ['QuantityStepper', <QuantityStepper label="Name" inputRef={inputRef} />],
  ['Slider', <Slider label="Name" inputRef={inputRef} />],
  ['TextField', <TextField label="Name" inputRef={inputRef} />],
])('%s calls the same inputRef once, however often it renders', (_name, control) => {
  inputRef.mockClear();
  const { rerender } = render(inLanguage('en', control));
  rerender(inLanguage('en', cloneElement(control)));
  expect(inputRef).toHaveBeenCalledTimes(1);
});

test('the inputRef of an AreaSelect can be an object', () => {
  const ref = createRef<HTMLInputElement | HTMLSelectElement>();
  const { container } = render(
    inLanguage(
      'en',
      <AreaSelect
        label="Area"
        areas={[]}
        placeholder="Select"
        otherLabel="Other"
        otherFieldLabel="Name"
        inputRef={ref}
      />,
    ),
  );
  expect(ref.current).toBe(container.querySelector('input'));
});
