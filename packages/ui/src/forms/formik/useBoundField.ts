import { useFormikContext } from 'formik';
import { useFormMessages } from './ValidatedForm.js';

/** A field's props without what the form gives: its value and its error. */
export type Bound<Props> = Omit<Props, 'name' | 'value' | 'defaultValue' | 'error' | 'id'> & { name: string };

/** What connects a field to its place in the form around it. */
export function useBoundField(name: string) {
  const { id, message } = useFormMessages();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const key = submitCount > 0 ? errors[name] : undefined;
  return {
    value: values[name],
    /** Takes the value into the form, and tells who else listens. */
    take:
      <Value>(listener?: (value: Value) => void) =>
      (value: Value) => {
        void setFieldValue(name, value);
        listener?.(value);
      },
    field: { id: `${id}-${name}`, name, error: key === undefined ? undefined : message(key) },
  };
}

/** Text of a field whose value may not be there yet. */
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
