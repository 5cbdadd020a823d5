import { useFormikContext } from 'formik';
import { useFormMessages } from './ValidatedForm.js';

/** Props of a field without those that the form provides. */
export type Bound<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'errorMessage' | 'id'> & { name: string };

/** Connects a field to the surrounding form. */
export function useBoundField(name: string) {
  const { id, message } = useFormMessages();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const key = submitCount > 0 ? errors[name] : undefined;
  return {
    value: values[name],
    /** Sets the value in the form and calls the field's own `onValueChange`. */
    take:
      <Value, Details>(listener?: (value: Value, details: Details) => void) =>
      (value: Value, details: Details) => {
        void setFieldValue(name, value);
        listener?.(value, details);
      },
    field: { id: `${id}-${name}`, name, errorMessage: key === undefined ? undefined : message(key) },
  };
}

/** The value as text; '' while it is unset. */
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
