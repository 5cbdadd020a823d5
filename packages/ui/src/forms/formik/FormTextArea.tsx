'use client';
import { TextArea, type TextAreaProps } from '../TextArea/index.js';
import { text, useBoundField, type BoundFieldProps } from './useBoundField.js';

/** `TextArea` bound to the form field `name`. */
export function FormTextArea({ name, onValueChange, ...rest }: BoundFieldProps<TextAreaProps>) {
  const { value, handleChange, field } = useBoundField(name);
  return <TextArea {...rest} {...field} value={text(value)} onValueChange={handleChange(onValueChange)} />;
}
