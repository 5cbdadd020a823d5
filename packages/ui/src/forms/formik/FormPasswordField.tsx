'use client';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/index.js';
import { text, useBoundField, type Bound } from './useBoundField.js';

/** `PasswordField` bound to the form field `name`. */
export function FormPasswordField({ name, onValueChange, ...rest }: Bound<PasswordFieldProps>) {
  const { value, take, field } = useBoundField(name);
  return <PasswordField {...rest} {...field} value={text(value)} onValueChange={take(onValueChange)} />;
}
