'use client';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/index.js';
import { text, useBoundField, type BoundFieldProps } from './useBoundField.js';

/** `PasswordField` bound to the form field `name`. */
export function FormPasswordField({ name, onValueChange, ...rest }: BoundFieldProps<PasswordFieldProps>) {
  const { value, handleChange, field } = useBoundField(name);
  return <PasswordField {...rest} {...field} value={text(value)} onValueChange={handleChange(onValueChange)} />;
}
