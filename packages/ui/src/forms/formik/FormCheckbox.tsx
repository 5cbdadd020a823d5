'use client';
import { Checkbox, type CheckboxProps } from '../Checkbox/index.js';
import { useBoundField } from './useBoundField.js';

/** `Checkbox` bound to the form's `name`; the value is true or false. */
export function FormCheckbox({
  name,
  onCheckedChange,
  ...rest
}: Omit<CheckboxProps, 'name' | 'checked' | 'defaultChecked' | 'error' | 'id'> & { name: string }) {
  const { value, take, field } = useBoundField(name);
  return <Checkbox {...rest} {...field} checked={value === true} onCheckedChange={take(onCheckedChange)} />;
}
