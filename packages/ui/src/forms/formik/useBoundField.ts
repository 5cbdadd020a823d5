'use client';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useFormMessages } from './ValidatedForm.js';

/** Props of a field without those that the form provides. */
export type BoundFieldProps<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'errorMessage' | 'id'> & {
  /** Name of the value in the form, or its path: `address.city`. */
  name: string;
};

export interface BoundField<Value> {
  /** The value in the form. */
  value: Value;
  /** Makes the field's `onValueChange`: it sets the value in the form, then calls the given handler. */
  handleChange<Changed, Details>(
    listener?: (value: Changed, details: Details) => void,
  ): (value: Changed, details: Details) => void;
  /** Id, name and error message for the field. */
  field: { id: string; name: string; errorMessage: ReactNode };
}

/**
 * Connects a field to the surrounding `ValidatedForm`. For fields without a bound one: pass it `field`, `value` and
 * `onValueChange={handleChange(onValueChange)}`.
 */
export function useBoundField<Value = unknown>(name: string): BoundField<Value> {
  const { id, message } = useFormMessages();
  const { values, errors, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const key = errors[name];
  return {
    value: getIn(values, name) as Value,
    handleChange: (listener) => (value, details) => {
      void setFieldValue(name, value);
      listener?.(value, details);
    },
    field: { id: `${id}-${name}`, name, errorMessage: key && message(key) },
  };
}

/** The value as text; '' while it is unset. */
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
