'use client';
import { useRef, type Ref, type SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { Field, type FieldTexts } from '../Field/index.js';
import type { SelectOption } from './SelectOption.js';
import type { createTypeAhead } from './typeAhead.js';

const Box = styled.div`
  position: relative;

  &&& > select {
    padding-inline-end: 2.75rem;
    appearance: none;
    cursor: pointer;
  }

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-12);
    margin-block: auto;
    pointer-events: none;
  }

  > select:disabled + svg {
    color: var(--color-ink-soft);
  }
`;

export interface SelectProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple' | 'size'> {
  ref?: Ref<HTMLDivElement>;
  selectRef?: Ref<HTMLSelectElement>;
  options: readonly SelectOption[];
  /** What stands there before a choice ("Select an emirate"); its value is the empty text. */
  placeholder?: string;
  onValueChange?: (value: string) => void;
}

/**
 * One of several, as the device's own list: the best there is on a phone, and found by typing on a keyboard. Two to five choices that
 * matter are a `RadioGroup`. Attributes of a select go to the select, `className` and `ref` to the field.
 */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  ref,
  selectRef,
  id,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  onValueChange,
  onFocus,
  onKeyDown,
  'aria-describedby': describedBy,
  ...select
}: SelectProps) {
  const typeAhead = useRef<ReturnType<typeof createTypeAhead>>(null);
  const start = value === undefined ? (defaultValue ?? (placeholder === undefined ? undefined : '')) : undefined;
  return (
    <Field
      ref={ref}
      className={className}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      controlId={id}
      describedBy={describedBy}
      data-part="select"
    >
      {(control) => (
        <Box>
          <select
            {...select}
            {...control}
            ref={selectRef}
            value={value}
            defaultValue={start}
            onFocus={(event) => {
              onFocus?.(event);
              // Until it is there, and where it cannot be had, the browser's own search serves.
              void import('./typeAhead.js').then(
                (loaded) => {
                  typeAhead.current ??= loaded.createTypeAhead();
                },
                () => undefined,
              );
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              typeAhead.current?.(event, options);
            }}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </Box>
      )}
    </Field>
  );
}
