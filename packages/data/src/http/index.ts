/** HTTP client, typed errors and response decoders. */
export { createHttpClient } from './createHttpClient.js';
export type { HttpClient, HttpClientOptions, QueryValues, RequestOptions } from './createHttpClient.js';
export { failed } from './failed.js';
export type { Failed } from './failed.js';
export { HttpError, isAborted, isNotFound } from './HttpError.js';
export type { ErrorMessageKey, HttpErrorDetails, HttpErrorKind } from './HttpError.js';
