'use client';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { Root as IconButton } from '../../actions/IconButton/IconButton.styles.js';
import type { IconShape } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useTextControl } from '../useTextControl.js';

// Not in the icon set: no other component shows them.
const eye: IconShape = {
  mirror: false,
  path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
};
const eyeOff: IconShape = {
  mirror: false,
  path: 'M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6.2 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16',
};

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
  const toggleLabel = t(shown ? 'hidePassword' : 'showPassword');
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
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value, { reason: 'input' });
            }}
          />
          <IconButton
            type="button"
            data-part="icon-button"
            data-variant="ghost"
            data-size="medium"
            aria-label={toggleLabel}
            title={toggleLabel}
            aria-controls={attributes.id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          >
            <SvgIcon shape={shown ? eyeOff : eye} />
          </IconButton>
        </Box>
      )}
    </Field>
  );
}
