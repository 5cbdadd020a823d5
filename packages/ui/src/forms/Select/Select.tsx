'use client';
import { useImperativeHandle, useRef, type Ref, type SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useFormReset } from '../useFormReset.js';
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
  /** Text of the empty option: "Select an emirate". Its value is ''. */
  placeholder?: string;
  onValueChange?: (value: string) => void;
}

/**
 * A native select: the best control on phones, with type-ahead on keyboards. For two to five important options use
 * `RadioGroup`. Select attributes go to the select, `className` and `ref` to the field.
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
  ...rest
}: SelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle(selectRef, () => select.current as HTMLSelectElement);
  useFormReset(select);
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
            {...rest}
            {...control}
            ref={select}
            value={value}
            defaultValue={start}
            onFocus={(event) => {
              onFocus?.(event);
              // Until this is loaded, or if it fails to load, the native type-ahead works.
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
