'use client';
import { useId, useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
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

  > label > input {
    --switch-size: 1.5rem;
    position: relative;
    inline-size: calc(var(--switch-size) * 1.75);
    block-size: var(--switch-size);
    margin-block-start: calc((1em * var(--leading-body) - var(--switch-size)) / 2);
    appearance: none;
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-pill);
    background: var(--color-control-line);
    transition:
      background-color var(--motion-normal) var(--ease-out),
      border-color var(--motion-normal) var(--ease-out);

    &::before {
      position: absolute;
      inset-block: 2px;
      inset-inline-start: 2px;
      aspect-ratio: 1;
      border-radius: 50%;
      background: var(--color-surface);
      transition: inset-inline-start var(--motion-normal) var(--ease-out);
      content: '';
    }

    &:checked {
      border-color: var(--color-accent);
      background: var(--color-accent);
    }

    &:checked::before {
      inset-inline-start: calc(var(--switch-size) * 0.75 + 2px);
    }

    &:disabled {
      border-color: var(--color-line);
      background: var(--color-line);
    }

    &[aria-invalid='true'] {
      border-color: var(--color-danger);
    }
  }

  @media (forced-colors: active) {
    > label > input {
      border-color: ButtonText;
      background: ButtonFace;

      &::before {
        background: ButtonText;
      }

      &:checked {
        forced-color-adjust: none;
        background: Highlight;

        &::before {
          background: HighlightText;
        }
      }
    }
  }
`;

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'size' | 'children'
> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the input. */
  inputRef?: Ref<HTMLInputElement>;
  /** Label of the switch. */
  label: ReactNode;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error message; marks the control as invalid. */
  errorMessage?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean, details: ValueChange<'selection' | 'reset'>) => void;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
}

/**
 * Turns a setting on or off, at once. For a choice that is submitted with a form, use `Checkbox`. Input attributes go to
 * the input, `className` and `ref` to the root.
 */
export function Switch({
  ref,
  inputRef,
  className,
  id,
  label,
  description,
  errorMessage,
  readOnly = false,
  onChange,
  onCheckedChange,
  'aria-describedby': describedBy,
  ...input
}: SwitchProps) {
  const made = useId();
  const controlId = id ?? made;
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => control.current as HTMLInputElement);
  useFormReset(control, () => {
    if (control.current) onCheckedChange?.(control.current.checked, { reason: 'reset' });
  });
  const descriptions = [describedBy, description && `${controlId}-description`, errorMessage && `${controlId}-error`];
  return (
    <Root ref={ref} className={className} data-part="switch" data-invalid={errorMessage ? '' : undefined}>
      <label htmlFor={controlId}>
        <input
          {...input}
          ref={control}
          id={controlId}
          type="checkbox"
          role="switch"
          aria-labelledby={`${controlId}-label`}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            if (readOnly) {
              event.target.checked = !event.target.checked;
              return;
            }
            onChange?.(event);
            if (!event.defaultPrevented) onCheckedChange?.(event.target.checked, { reason: 'selection' });
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
