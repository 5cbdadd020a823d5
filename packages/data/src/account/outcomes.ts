import { HttpError, type ErrorMessageKey } from '../http/index.js';

/** A failed call with the key of its message. `retryAfter` is in seconds, for `errors.tooMany`. */
export interface Failed<Key extends string = never> {
  readonly kind: 'failed';
  readonly messageKey: ErrorMessageKey | Key;
  readonly retryAfter: number | undefined;
}

/** The message of a failed call. Throws everything but an HttpError again. */
export function failed(error: unknown): Failed {
  if (!(error instanceof HttpError)) throw error;
  return { kind: 'failed', messageKey: error.messageKey, retryAfter: error.retryAfter };
}

/** The code of a problem response, such as `wrong_password`; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : undefined;
}

/** The invalid fields of a problem response, by their wire names; `message` may be a message key of the form. */
export function refusedFields(error: unknown): readonly { readonly name: string; readonly message: string }[] {
  const body: unknown =
    error instanceof HttpError && (error.status === 422 || error.status === 400) ? error.body : undefined;
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((one: unknown) => {
    const { field, message } = (one ?? {}) as { field?: unknown; message?: unknown };
    return typeof field === 'string' && typeof message === 'string' ? [{ name: field, message }] : [];
  });
}
