'use client';
import { useRef, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { choiceStyles } from '../choiceStyles.js';
import { Fieldset, type FieldsetProps } from '../Fieldset.js';
import { useControlValue } from '../controlState.js';

const Options = styled.div`
  > label {
    ${choiceStyles}
  }
`;

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<FieldsetProps, 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** The first checkbox. */
  inputRef?: Ref<HTMLInputElement>;
  /** The options, in their order. */
  options: readonly CheckboxOption[];
  /** The values of the selected options, in the order of the options. */
  value?: readonly string[];
  /** The value at first, and after a reset of the form. */
  defaultValue?: readonly string[];
  /** Called with the new value. */
  onValueChange?: (value: readonly string[], details: ValueChange<'selection' | 'reset'>) => void;
  /** Form field name: one entry for each selected option. */
  name?: string;
  /** At least one option must be selected. */
  required?: boolean;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
}

const NONE: readonly string[] = [];

/** Any number of a few visible options. For a single yes or no, use `Checkbox`; for long lists, `MultiSelect`. */
export function CheckboxGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  inputRef,
  required = false,
  readOnly = false,
  ...rest
}: CheckboxGroupProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('CheckboxGroup', 'options', options);
  const first = useRef<HTMLInputElement>(null);
  const firstRef = useMergedRef(inputRef, first);
  const [selected, change] = useControlValue<readonly string[], 'selection'>(first, {
    value,
    defaultValue,
    empty: NONE,
    onValueChange,
  });

  return (
    <Fieldset {...rest} data-part="checkbox-group">
      <Options data-part="options">
        {options.map((option, index) => (
          <label key={option.value} data-part="option">
            <input
              ref={index === 0 ? firstRef : undefined}
              type="checkbox"
              name={name}
              value={option.value}
              checked={selected.includes(option.value)}
              // The browser then asks for one of them.
              required={required && selected.length === 0}
              aria-readonly={readOnly || undefined}
              aria-invalid={rest.errorMessage ? true : undefined}
              disabled={option.disabled}
              onChange={(event) => {
                if (readOnly) return;
                const { checked } = event.target;
                const isSelected = (candidate: string) =>
                  candidate === option.value ? checked : selected.includes(candidate);
                change(options.map((candidate) => candidate.value).filter(isSelected), 'selection');
              }}
            />
            <span>
              {option.label}
              {option.description && <span data-part="description">{option.description}</span>}
            </span>
          </label>
        ))}
      </Options>
    </Fieldset>
  );
}
