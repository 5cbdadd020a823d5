import type { Schema, ValidationError } from 'yup';
import type { FieldProblem, Validate } from './ValidatedForm.js';

/**
 * Turns a Yup schema whose messages are message keys into a `validate` function: the first error of each field, in the
 * order of the schema. Rethrows errors that are not validation errors.
 */
export function fromYup<Values>(schema: Schema<Values>): Validate<Values> {
  return async (values) => {
    try {
      await schema.validate(values, { abortEarly: false });
      return [];
    } catch (error) {
      if (!isValidationError(error)) throw error;
      return problemsOf(error, fieldsOf(schema));
    }
  };
}

const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

const fieldsOf = (schema: Schema): string[] => ('fields' in schema && schema.fields ? Object.keys(schema.fields) : []);

function problemsOf(error: ValidationError, order: readonly string[]): FieldProblem[] {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const problems = new Map<string, FieldProblem>();
  for (const { path = '', message } of failures)
    if (!problems.has(path)) problems.set(path, { field: path, messageKey: message });
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return [...problems.values()].sort((a, b) => place(a.field) - place(b.field));
}
