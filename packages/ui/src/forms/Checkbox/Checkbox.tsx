'use client';
import { useId, useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
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
  inputRef?: Ref<HTMLInputElement>;
  /** Label text; may contain a link. */
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
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
  error,
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
  return (
    <Root ref={ref} className={className} data-part="checkbox" data-invalid={error ? '' : undefined}>
      <label htmlFor={control}>
        <input
          {...rest}
          ref={input}
          id={control}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy, error && `${control}-error`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <span>
          {label}
          {description && <span data-part="description">{description}</span>}
        </span>
      </label>
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </Root>
  );
}
