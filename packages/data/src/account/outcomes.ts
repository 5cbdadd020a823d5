import { HttpError, type ErrorMessageKey } from '../http/index.js';

/** A call that came to nothing, with what to say. `retryAfter` is in seconds, for `errors.tooMany`. */
export interface Failed<Key extends string = never> {
  readonly kind: 'failed';
  readonly messageKey: ErrorMessageKey | Key;
  readonly retryAfter: number | undefined;
}

/** Why a call came to nothing. A session that has ended is said by `signedOutReasonAtom` as well. */
export function failed(error: unknown): Failed {
  if (!(error instanceof HttpError)) throw error;
  return { kind: 'failed', messageKey: error.messageKey, retryAfter: error.retryAfter };
}

/** The code of a problem answer, such as `wrong_password`; undefined where the server gives none. */
export function codeOf(error: unknown): string | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : undefined;
}

/** The wrong fields of a problem answer, as the server names them; `message` may be a message key of the form. */
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
