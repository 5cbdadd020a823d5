import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../testing/index.js';
import { CheckboxGroup } from './CheckboxGroup/index.js';
import { MultiSelect } from './MultiSelect/index.js';
import { Slider } from './Slider/index.js';
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
