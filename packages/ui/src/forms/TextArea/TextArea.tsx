'use client';
import type { Ref, TextareaHTMLAttributes } from 'react';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Field, type FieldTexts } from '../Field/index.js';

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue'> {
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLTextAreaElement>;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string, details: ValueChange<'input'>) => void;
}

/** A multi-line text field. Textarea attributes go to the textarea, `className` and `ref` to the field. */
export function TextArea({
  label,
  description,
  errorMessage,
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
      description={description}
      errorMessage={errorMessage}
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
            onValueChange?.(event.target.value, { reason: 'input' });
          }}
        />
      )}
    </Field>
  );
}
