'use client';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/index.js';
import { text, useBoundField, type Bound } from './useBoundField.js';

/** `RadioGroup` bound to the form field `name`. */
export function FormRadioGroup({ name, onValueChange, ...rest }: Bound<RadioGroupProps>) {
  const { value, take, field } = useBoundField(name);
  return <RadioGroup {...rest} {...field} value={text(value)} onValueChange={take(onValueChange)} />;
}
