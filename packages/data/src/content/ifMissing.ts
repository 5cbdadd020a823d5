import { isHttpError } from '../http/isHttpError.js';

/** Replaces content that does not exist. Other failures are passed on, so that no page is kept without the content. */
export const ifMissing =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (isHttpError(error) && error.status === 404) return fallback;
    throw error;
  };
