'use client';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/IconButton/index.js';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useTextControl } from '../controlState.js';

const Box = styled.div`
  position: relative;

  &&& > input {
    padding-inline-end: 3rem;
  }

  /*
   * The button is at the inline end of the page, which for left-to-right input in an Arabic page is its start: leave
   * room there.
   */
  &&&:dir(rtl) > input[dir='ltr']:not(:placeholder-shown) {
    padding-inline: 3rem var(--space-12);
  }

  > [data-part='icon-button'] {
    position: absolute;
    inset-block-start: 0.125rem;
    inset-inline-end: 0.125rem;
  }
`;

export interface PasswordFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'dir' | 'size' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLInputElement>;
  /** `new-password` for a new password, so that browsers suggest a strong one. */
  autoComplete?: 'current-password' | 'new-password';
  /** The value. With it, the component is controlled. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (value: string, details: ValueChange<'input' | 'reset'>) => void;
}

/**
 * A password field with a button to show the password. Input attributes go to the input, `className` and `ref` to the
 * field.
 */
export function PasswordField({
  label,
  description,
  errorMessage,
  optional,
  className,
  ref,
  inputRef,
  id,
  autoComplete = 'current-password',
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  value,
  ...input
}: PasswordFieldProps) {
  const { t } = useUi();
  const [shown, setShown] = useState(false);
  const control = useTextControl(inputRef, value, onValueChange);
  return (
    <Field
      ref={ref}
      className={className}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optional={optional}
      controlId={id}
      describedBy={describedBy}
      data-part="password-field"
    >
      {(attributes) => (
        <Box>
          <input
            placeholder=" "
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            value={value}
            {...attributes}
            ref={control}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={autoComplete}
            onChange={composeHandlers(onChange, (event) => {
              onValueChange?.(event.target.value, { reason: 'input' });
            })}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-controls={attributes.id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          />
        </Box>
      )}
    </Field>
  );
}
