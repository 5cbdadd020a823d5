import type { ErrorMessageKey } from './HttpError.js';
import { isHttpError, isOffline } from './isHttpError.js';

/** A failed call with the key of its message. `retryAfter` is in seconds, for `errors.tooMany`. */
export interface Failed<Key extends string = never> {
  readonly kind: 'failed';
  readonly messageKey: ErrorMessageKey | Key;
  readonly retryAfter: number | undefined;
}

/** The outcome of a failed call. Anything but an HttpError is a fault of the code, or code that could not be loaded: it is reported, and has a general message. */
export function failed(error: unknown): Failed {
  if (isHttpError(error)) return { kind: 'failed', messageKey: error.messageKey, retryAfter: error.retryAfter };
  // Browsers have it, Node does not.
  if (typeof reportError === 'function') reportError(error);
  return { kind: 'failed', messageKey: isOffline() ? 'errors.offline' : 'errors.general', retryAfter: undefined };
}

/** The status of the response; undefined without one. */
export const statusOf = (error: unknown): number | undefined => (isHttpError(error) ? error.status : undefined);

/** The code of a problem response, such as `wrong_password`; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  const { code } = problemOf(error);
  return typeof code === 'string' ? code : undefined;
}

/** A field that the server refused, by the last part of its path. `message` may be a message key of the form. */
export interface RefusedField {
  readonly name: string;
  readonly message: string;
}

/** The invalid fields of a problem response. */
export function refusedFields(error: unknown): readonly RefusedField[] {
  const { errors } = [400, 422].includes(statusOf(error) ?? 0) ? problemOf(error) : {};
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((one: unknown) => {
    const { field, message } = Object(one) as { readonly field?: unknown; readonly message?: unknown };
    if (typeof field !== 'string') return [];
    return [{ name: field.split(/[./]/).at(-1) ?? field, message: typeof message === 'string' ? message : '' }];
  });
}

/** The body of a problem response (RFC 9457), whose fields other back ends may leave out. */
const problemOf = (error: unknown) =>
  Object(isHttpError(error) ? error.body : undefined) as { readonly code?: unknown; readonly errors?: unknown };
