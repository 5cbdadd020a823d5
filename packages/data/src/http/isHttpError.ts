import type { HttpError } from './HttpError.js';

/** Whether an error is an HttpError. For code that must not bundle the class. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof Error && error.name === 'HttpError';

/** Whether the device knows that it has no connection. */
export const isOffline = () => globalThis.navigator?.onLine === false;
