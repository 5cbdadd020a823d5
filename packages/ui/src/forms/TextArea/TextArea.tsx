'use client';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../Field/index.js';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLTextAreaElement>;
  onValueChange?: (value: string) => void;
}

/** A multi-line text field. Textarea attributes go to the textarea, `className` and `ref` to the field. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ref,
  inputRef,
  id,
  rows = 4,
  dir = 'auto',
  placeholder = ' ',
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  ...input
}: TextAreaProps) {
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
      data-part="text-area"
    >
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={inputRef}
          rows={rows}
          dir={dir}
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
