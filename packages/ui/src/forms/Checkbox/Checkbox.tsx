'use client';
import { ChoiceField, type ChoiceFieldProps } from '../ChoiceField.js';

export interface CheckboxProps extends ChoiceFieldProps {
  /** Neither checked nor unchecked, such as "select all" of a partly selected list. */
  indeterminate?: boolean;
}

/**
 * A yes-or-no choice that is submitted with its form. Input attributes go to the input, `className` and `ref` to the
 * root.
 */
export function Checkbox(props: CheckboxProps) {
  return <ChoiceField {...props} data-part="checkbox" />;
}
