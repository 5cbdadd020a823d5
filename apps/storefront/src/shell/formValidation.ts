import { mixed, object, type Schema } from 'yup';
import type { FormCheck } from '@mahd/rules/shop';
import { fromYup, type Validate } from '@mahd/ui/formik';

/** Validates a form by its list of rules, which the API runs too: a Yup schema with one test per rule, the fields in the order of the list. */
export function validateBy<Values extends object, Key extends string>(
  checks: readonly FormCheck<Values, Key>[],
): Validate<Values, Key> {
  const fields: Record<string, Schema> = {};
  for (const { field, messageKey, passes } of checks) {
    const schema = fields[field] ?? mixed();
    fields[field] = schema.test(messageKey, messageKey, (_value, { parent }) => passes(parent));
  }
  return fromYup(object(fields));
}
