'use client';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/index.js';
import { text, useBoundField, type BoundFieldProps } from './useBoundField.js';

/** `RadioGroup` bound to the form field `name`. */
export function FormRadioGroup({ name, onValueChange, ...rest }: BoundFieldProps<RadioGroupProps>) {
  const { value, handleChange, field } = useBoundField(name);
  return <RadioGroup {...rest} {...field} value={text(value)} onValueChange={handleChange(onValueChange)} />;
}
