/**
 * Why a call gave no usable answer.
 * - `network`: nothing came back (no connection, refused, name not found, cross-origin refusal)
 * - `timeout`: the answer did not arrive within the client's time-out
 * - `aborted`: the caller no longer wanted it; never shown to the shopper
 * - `status`: the server answered, with a status that is not 2xx
 * - `shape`: the answer is not what the contract says (wrong JSON, missing field, half an answer)
 */
export type HttpErrorKind = 'network' | 'timeout' | 'aborted' | 'status' | 'shape';

/** What is known about a failed call. Which fields are there depends on `kind`. */
export interface HttpErrorDetails {
  /** `network`: true when the browser itself says that it is offline. */
  readonly offline?: boolean;
  /** `status`: the HTTP status. */
  readonly status?: number;
  /** `status`: the decoded JSON body, if it was JSON (problem+json or a call's own body). */
  readonly body?: unknown;
  /** `status`: seconds to wait before the next attempt (Retry-After). */
  readonly retryAfter?: number;
  /** `status`: the server's `x-request-id`, which its log line carries too. */
  readonly requestId?: string;
  /** `shape`: where in the answer, for instance `$.data[3].name`. */
  readonly path?: string;
  readonly cause?: unknown;
}

/** The only error that leaves `@mahd/data`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly kind: HttpErrorKind;
  readonly offline: boolean;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  readonly path: string | undefined;

  constructor(kind: HttpErrorKind, message: string, details: HttpErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.offline = details.offline ?? false;
    this.status = details.status;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.path = details.path;
  }

  /** The text to show: a message key of the storefront's `errors` strings. `errors.general` is "There was some error". */
  get messageKey(): ErrorMessageKey {
    if (this.kind === 'network') return this.offline ? 'errors.offline' : 'errors.network';
    if (this.kind === 'timeout') return 'errors.timeout';
    if (this.status === undefined) return 'errors.general';
    return statusMessageKeys[this.status] ?? (this.status >= 500 ? 'errors.server' : 'errors.general');
  }
}

/** Keys of the storefront's `errors` strings that a failed call can ask for. */
export type ErrorMessageKey =
  | 'errors.general'
  | 'errors.network'
  | 'errors.offline'
  | 'errors.timeout'
  | 'errors.notFound'
  | 'errors.forbidden'
  | 'errors.tooMany'
  | 'errors.server'
  | 'errors.unavailable';

const statusMessageKeys: Readonly<Record<number, ErrorMessageKey>> = {
  403: 'errors.forbidden',
  404: 'errors.notFound',
  429: 'errors.tooMany',
  503: 'errors.unavailable',
};

/** True for a call that was cancelled because its answer is no longer wanted. */
export const isAborted = (error: unknown): boolean => error instanceof HttpError && error.kind === 'aborted';

/** True when the server says that the thing does not exist: the route answers 404. */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
