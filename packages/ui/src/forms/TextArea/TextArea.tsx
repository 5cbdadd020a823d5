'use client';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useTextControl } from '../controlState.js';

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** The value. With it, the component is controlled. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (value: string, details: ValueChange<'input' | 'reset'>) => void;
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
  value,
  ...input
}: TextAreaProps) {
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
      data-part="text-area"
    >
      {(attributes) => (
        <textarea
          {...input}
          value={value}
          {...attributes}
          ref={control}
          rows={rows}
          dir={dir}
          placeholder={placeholder}
          onChange={composeHandlers(onChange, (event) => {
            onValueChange?.(event.target.value, { reason: 'input' });
          })}
        />
      )}
    </Field>
  );
}
