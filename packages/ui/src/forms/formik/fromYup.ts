import type { Schema, ValidationError } from 'yup';
import type { FieldProblem, Validate } from './ValidatedForm.js';

/**
 * Turns a Yup schema whose messages are message keys into a `validate` function: the first error of each field, in the
 * order of the schema. Rethrows errors that are not validation errors.
 */
export function fromYup<Values, Key extends string = string>(schema: Schema<Values>): Validate<Values, Key> {
  return async (values) => {
    try {
      await schema.validate(values, { abortEarly: false });
      return [];
    } catch (error) {
      if (!isValidationError(error)) throw error;
      return problemsOf<Key>(error, fieldsOf(schema));
    }
  };
}

const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

const fieldsOf = (schema: Schema): string[] => ('fields' in schema && schema.fields ? Object.keys(schema.fields) : []);

function problemsOf<Key extends string>(error: ValidationError, order: readonly string[]): FieldProblem<Key>[] {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const problems = new Map<string, FieldProblem<Key>>();
  // Yup's types know messages as plain text: here they are the keys that the schema was made with.
  for (const { path = '', message } of failures)
    if (!problems.has(path)) problems.set(path, { field: path, messageKey: message as Key });
  /** The place of a field, or of the object or list that it is in. */
  const place = (field: string) => {
    const at = order.indexOf(field.split(/[.[]/)[0] ?? '');
    return at < 0 ? order.length : at;
  };
  return [...problems.values()].sort((a, b) => place(a.field) - place(b.field));
}
