'use client';
import { useEffect, useId, useRef, type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../foundation/composeHandlers.js';
import { useMergedRef } from '../foundation/useMergedRef.js';
import type { ValueChange } from '../foundation/valueChange.js';
import { choiceStyles } from './choiceStyles.js';
import { FieldError } from './Field/index.js';
import { Root as FieldRoot } from './Field/Field.styles.js';
import { useFormReset } from './controlState.js';

const Root = styled(FieldRoot)`
  > label {
    ${choiceStyles}
  }
`;

export interface ChoiceFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'size' | 'value' | 'children'
> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input. */
  inputRef?: Ref<HTMLInputElement>;
  /** Label of the control; may contain a link. */
  label: ReactNode;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error message; marks the control as invalid. */
  errorMessage?: ReactNode;
  /** Submitted when checked; `on` by default. */
  value?: string;
  /** Whether it is checked. With it, the component is controlled. */
  checked?: boolean;
  /** Whether it is checked at first, and after a reset of the form. */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean, details: ValueChange<'selection' | 'reset'>) => void;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
}

/** A native checkbox with its texts, which `Checkbox` and `Switch` are made of. */
export function ChoiceField({
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
  'data-part': part,
  'aria-describedby': describedBy,
  ...input
}: ChoiceFieldProps & { 'data-part': string; indeterminate?: boolean; role?: 'switch' }) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const control = useRef<HTMLInputElement>(null);
  const controlRef = useMergedRef(inputRef, control);
  useFormReset(control, () => {
    if (input.checked === undefined && control.current) onCheckedChange?.(control.current.checked, { reason: 'reset' });
  });
  useEffect(() => {
    if (control.current) control.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const handleChange = composeHandlers(onChange, (event: ChangeEvent<HTMLInputElement>) => {
    onCheckedChange?.(event.target.checked, { reason: 'selection' });
  });
  const descriptions = [describedBy, description && `${controlId}-description`, errorMessage && `${controlId}-error`];
  return (
    <Root ref={ref} className={className} data-part={part} data-invalid={errorMessage ? '' : undefined}>
      <label htmlFor={controlId}>
        <input
          {...input}
          ref={controlRef}
          id={controlId}
          type="checkbox"
          aria-labelledby={`${controlId}-label`}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            // A press ends the mixed state in the browser; here its owner does.
            event.target.indeterminate = indeterminate;
            if (readOnly) event.target.checked = !event.target.checked;
            else handleChange(event);
          }}
        />
        <span>
          <span id={`${controlId}-label`}>{label}</span>
          {description && (
            <span data-part="description" id={`${controlId}-description`}>
              {description}
            </span>
          )}
        </span>
      </label>
      {errorMessage && <FieldError id={`${controlId}-error`}>{errorMessage}</FieldError>}
    </Root>
  );
}
