'use client';
import { useId, useRef, type InputHTMLAttributes, type Ref } from 'react';
import { onlyDigits, UAE_COUNTRY_CODE, UAE_MOBILE_LENGTH } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import type { PhoneCountry } from '../../foundation/phoneCountry.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { AffixBox } from '../AffixBox.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useControlValue } from '../controlState.js';

// Country code and number are left to right in both languages.
const Box = styled(AffixBox)`
  &&& > input {
    direction: ltr;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  /* One red line around calling code and number, none between them. */
  &:has(> [aria-invalid]) {
    position: relative;

    &&& > input {
      border-color: var(--color-control-line);
      box-shadow: none;
    }

    &::after {
      position: absolute;
      inset: 0;
      border: 2px solid var(--color-danger);
      border-radius: var(--radius-field);
      content: '';
      pointer-events: none;
    }
  }
`;

export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'dir' | 'size' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLInputElement>;
  /**
   * The country of the number; the provider's by default, and without one the United Arab Emirates.
   *
   * @default that of the provider
   */
  country?: PhoneCountry;
  /** Digits after the calling code. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /** Called with the digits of the number, or those typed so far. A number of another country stays as typed: `+966…` or `00966…`. */
  onValueChange?: (digits: string, details: ValueChange<'input' | 'reset'>) => void;
}

const uae: PhoneCountry = { callingCode: UAE_COUNTRY_CODE, digits: UAE_MOBILE_LENGTH, trunkPrefix: '0' };

/** Digits of a number with `00` and any calling code. */
const LONGEST = 17;

/** The digits of a number without calling code and trunk prefix, or what was typed so far. */
function digitsOf(typed: string, { callingCode, digits: length, trunkPrefix = '' }: PhoneCountry): string {
  const digits = onlyDigits(typed);
  const code = onlyDigits(callingCode);
  const prefixes = digits.startsWith('00')
    ? [`00${code}${trunkPrefix}`, `00${code}`]
    : [`${code}${trunkPrefix}`, code, trunkPrefix];
  const prefix = prefixes.find((each) => digits.startsWith(each) && digits.length === each.length + length);
  if (prefix) return digits.slice(prefix.length);
  const sign = /^\D*\+/.test(typed) ? '+' : '';
  const international = sign ? digits : digits.startsWith('00') ? digits.slice(2) : '';
  // A number of another country stays whole, so that the form can refuse it.
  if (!code.startsWith(international.slice(0, code.length))) return sign + digits.slice(0, LONGEST);
  // Leaves room to type a number with its calling code or trunk prefix.
  const before = [`00${code}`, code, trunkPrefix].find((each) => digits.startsWith(each)) ?? '';
  return sign + digits.slice(0, before.length + length);
}

/**
 * A mobile number of one country: digits after a fixed calling code. Accepts typed or pasted `050…`, `+971…`,
 * `00971…`, spaces and Arabic digits. Input attributes go to the input, `className` and `ref` to the field.
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
  country,
  value,
  defaultValue,
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  ...input
}: PhoneFieldProps) {
  const ui = useUi();
  const phoneCountry = country ?? ui.phoneCountry ?? uae;
  const prefixId = useId();
  const control = useRef<HTMLInputElement>(null);
  const controlRef = useMergedRef(inputRef, control);
  const [number, change] = useControlValue<string, 'input'>(control, {
    value,
    defaultValue: defaultValue && digitsOf(defaultValue, phoneCountry),
    empty: '',
    onValueChange,
  });
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
            {phoneCountry.callingCode}
          </span>
          <input
            placeholder=" "
            autoComplete="tel-national"
            {...input}
            {...attributes}
            ref={controlRef}
            type="tel"
            inputMode="numeric"
            value={number}
            onChange={composeHandlers(onChange, (event) => change(digitsOf(event.target.value, phoneCountry), 'input'))}
          />
        </Box>
      )}
    </Field>
  );
}
