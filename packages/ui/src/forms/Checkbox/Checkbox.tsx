'use client';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import type { ValueChange } from '../../foundation/valueChange.js';
import { choiceStyles } from '../choiceStyles.js';
import { FieldError } from '../Field/index.js';
import { Root as FieldRoot } from '../Field/Field.styles.js';
import { useFormReset } from '../useFormReset.js';

const Root = styled(FieldRoot)`
  > label {
    ${choiceStyles}
  }
`;

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'value' | 'children'
> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input. */
  inputRef?: Ref<HTMLInputElement>;
  /** Label text; may contain a link. */
  label: ReactNode;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error message; marks the control as invalid. */
  errorMessage?: ReactNode;
  /** Submitted when checked; `on` by default. */
  value?: string;
  /** Neither checked nor unchecked, such as "select all" of a partly selected list. */
  indeterminate?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean, details: ValueChange<'selection'>) => void;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
}

/**
 * A yes-or-no choice that is submitted with its form. Input attributes go to the input, `className` and `ref` to the
 * root.
 */
export function Checkbox({
  ref,
  inputRef,
  className,
  id,
  label,
  description,
  errorMessage,
  indeterminate = false,
  readOnly = false,
  onChange,
  onCheckedChange,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement);
  useFormReset(input);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root ref={ref} className={className} data-part="checkbox" data-invalid={errorMessage ? '' : undefined}>
      <label htmlFor={control}>
        <input
          {...rest}
          ref={input}
          id={control}
          type="checkbox"
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={[describedBy, errorMessage && `${control}-error`].filter(Boolean).join(' ') || undefined}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            // A press ends the mixed state in the browser; here its owner does.
            event.target.indeterminate = indeterminate;
            if (readOnly) {
              event.target.checked = !event.target.checked;
              return;
            }
            onChange?.(event);
            onCheckedChange?.(event.target.checked, { reason: 'selection' });
          }}
        />
        <span>
          {label}
          {description && <span data-part="description">{description}</span>}
        </span>
      </label>
      {errorMessage && <FieldError id={`${control}-error`}>{errorMessage}</FieldError>}
    </Root>
  );
}
