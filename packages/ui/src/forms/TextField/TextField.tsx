'use client';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from '../Field/index.js';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  type?: 'text' | 'email' | 'url' | 'search' | 'password';
  /**
   * `auto` follows the input (names, addresses); `ltr` is for e-mail, codes and URLs. An empty field follows the page.
   */
  dir?: 'auto' | 'ltr';
  onValueChange?: (value: string) => void;
}

/** A single-line text field. Input attributes go to the input, `className` and `ref` to the field. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ref,
  inputRef,
  id,
  type = 'text',
  dir,
  placeholder = ' ',
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const latin = type === 'email' || type === 'url' || type === 'password';
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
      data-part="text-field"
    >
      {(control) => (
        <input
          autoCapitalize={latin ? 'none' : undefined}
          spellCheck={latin ? false : undefined}
          {...input}
          {...control}
          ref={inputRef}
          type={type}
          dir={dir ?? (latin ? 'ltr' : 'auto')}
          placeholder={placeholder}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
