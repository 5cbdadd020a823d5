import { isOffline, networkMessageKey } from './connection.js';
import type { HttpError } from './HttpError.js';

// For code that must not bundle the class.

/** Whether an error is an HttpError, also one without the class. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof Error && error.name === 'HttpError';

/** An HttpError without the class: the call got no response. */
export function connectionLost(cause: unknown): HttpError {
  const offline = isOffline();
  return Object.assign(new Error('The connection failed', { cause }), {
    name: 'HttpError',
    kind: 'network',
    offline,
    messageKey: networkMessageKey(offline),
  } as const);
}
