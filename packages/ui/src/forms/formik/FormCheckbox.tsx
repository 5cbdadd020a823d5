'use client';
import { Checkbox, type CheckboxProps } from '../Checkbox/index.js';
import { useBoundField } from './useBoundField.js';

/** `Checkbox` bound to the form field `name`; the value is a boolean. */
export function FormCheckbox({
  name,
  onCheckedChange,
  ...rest
}: Omit<CheckboxProps, 'name' | 'checked' | 'defaultChecked' | 'errorMessage' | 'id'> & { name: string }) {
  const { value, take, field } = useBoundField(name);
  return <Checkbox {...rest} {...field} checked={value === true} onCheckedChange={take(onCheckedChange)} />;
}
