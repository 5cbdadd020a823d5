'use client';
import { Checkbox, type CheckboxProps } from '../Checkbox/index.js';
import { useBoundField, type BoundFieldProps } from './useBoundField.js';

/** `Checkbox` bound to the form field `name`; the value is a boolean. */
export function FormCheckbox({
  name,
  onCheckedChange,
  ...rest
}: Omit<BoundFieldProps<CheckboxProps>, 'checked' | 'defaultChecked'>) {
  const { value, handleChange, field } = useBoundField(name);
  return <Checkbox {...rest} {...field} checked={value === true} onCheckedChange={handleChange(onCheckedChange)} />;
}
