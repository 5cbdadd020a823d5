'use client';
import { useId, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { normalizeUaeMobile, UAE_COUNTRY_CODE, UAE_MOBILE_LENGTH } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import type { ValueChange } from '../../foundation/valueChange.js';
import { AffixBox } from '../AffixBox.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useFormReset } from '../useFormReset.js';

// Country code and number are left to right in both languages.
const Box = styled(AffixBox)`
  &&& > input {
    direction: ltr;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
`;

export interface PhoneFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'dir' | 'size'> {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** Digits after +971. */
  value?: string;
  defaultValue?: string;
  /** Called with digits only: the nine of a number, or those typed so far. */
  onValueChange?: (digits: string, details: ValueChange<'input'>) => void;
}

/** Maximum number of digits while a number is typed with its country code or leading zero. */
const room = (digits: string) =>
  (digits.startsWith('00') ? 5 : digits.startsWith('971') ? 3 : digits.startsWith('0') ? 1 : 0) + UAE_MOBILE_LENGTH;

const digitsOf = (typed: string) => {
  const digits = normalizeUaeMobile(typed);
  return digits.slice(0, room(digits));
};

/**
 * A UAE mobile number: nine digits after a fixed country code. Accepts typed or pasted `050…`, `+971…`, `00971…`,
 * spaces and Arabic digits. Input attributes go to the input, `className` and `ref` to the field.
 */
export function PhoneField({
  label,
  description,
  errorMessage,
  optional,
  className,
  ref,
  inputRef,
  id,
  value,
  defaultValue = '',
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  ...input
}: PhoneFieldProps) {
  const prefixId = useId();
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => control.current as HTMLInputElement);
  const [own, setOwn] = useState(() => digitsOf(defaultValue));
  useFormReset(control, () => setOwn(digitsOf(defaultValue)));
  return (
    <Field
      ref={ref}
      className={className}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optional={optional}
      controlId={id}
      describedBy={[prefixId, describedBy].filter(Boolean).join(' ')}
      data-part="phone-field"
    >
      {(attributes) => (
        <Box dir="ltr">
          <span data-part="prefix" id={prefixId}>
            {UAE_COUNTRY_CODE}
          </span>
          <input
            placeholder=" "
            autoComplete="tel-national"
            {...input}
            {...attributes}
            ref={control}
            type="tel"
            inputMode="numeric"
            value={value ?? own}
            onChange={(event) => {
              const digits = digitsOf(event.target.value);
              onChange?.(event);
              setOwn(digits);
              onValueChange?.(digits, { reason: 'input' });
            }}
          />
        </Box>
      )}
    </Field>
  );
}
