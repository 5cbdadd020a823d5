import type { HttpError } from './HttpError.js';

/** Whether something thrown is an HttpError, for code that must not bring the class along. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof Error && error.name === 'HttpError';
