'use client';
import { TextArea, type TextAreaProps } from '../TextArea/index.js';
import { text, useBoundField, type Bound } from './useBoundField.js';

/** `TextArea` bound to the form field `name`. */
export function FormTextArea({ name, onValueChange, ...rest }: Bound<TextAreaProps>) {
  const { value, take, field } = useBoundField(name);
  return <TextArea {...rest} {...field} value={text(value)} onValueChange={take(onValueChange)} />;
}
