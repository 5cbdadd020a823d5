'use client';
import type { ReactNode, Ref } from 'react';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import type { FieldsetProps } from '../Fieldset.js';
import { useRadioGroup, type RadioGroupState } from '../useRadioGroup.js';
import { Root } from './RadioGroup.styles.js';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Icon after the label, for `outline`. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends RadioGroupState<string>, Omit<FieldsetProps, 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** The options, in their order. */
  options: readonly RadioOption[];
  /** `outline` boxes important choices (payment), side by side where there is room. */
  variant?: 'ghost' | 'outline';
}

/** A choice between a few visible options. For longer lists use `Select`. Arrow keys are native, mirrored in Arabic. */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  inputRef,
  required,
  readOnly,
  variant = 'ghost',
  ...rest
}: RadioGroupProps) {
  if (process.env.NODE_ENV !== 'production')
    warnAboutEmptyList('RadioGroup', 'options', options, 'show it once there is something to choose');
  const { optionsRef, groupProps, radioProps } = useRadioGroup({
    values: options.map((option) => option.value),
    empty: '',
    value,
    defaultValue,
    onValueChange,
    name,
    inputRef,
    required,
    readOnly,
    errorMessage: rest.errorMessage,
  });
  return (
    <Root {...groupProps} {...rest} data-part="radio-group" data-variant={variant}>
      <div ref={optionsRef} data-part="options">
        {options.map((option) => (
          <label key={option.value} data-part="option">
            <input {...radioProps(option.value)} disabled={option.disabled} />
            <span data-part="text">
              <span>{option.label}</span>
              {option.description && <span data-part="description">{option.description}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
    </Root>
  );
}
