/**
 * Why a call failed.
 * - `network`: no response (offline, refused, unknown host, cross-origin error)
 * - `timeout`: no response within the client's timeout
 * - `aborted`: cancelled by the caller; never shown to the shopper
 * - `status`: a response with a status other than 2xx
 * - `shape`: the response does not match the contract (invalid JSON, missing field, incomplete body)
 */
export type HttpErrorKind = 'network' | 'timeout' | 'aborted' | 'status' | 'shape';

/** Details of a failed call. Which are set depends on `kind`. */
export interface HttpErrorDetails {
  /** `network`: true when the browser is offline. */
  readonly offline?: boolean;
  /** `status`: the HTTP status. */
  readonly status?: number;
  /** `status`: the parsed JSON body, if any (problem details or the call's own error). */
  readonly body?: unknown;
  /** `status`: seconds until the next attempt (Retry-After). */
  readonly retryAfter?: number;
  /** `status`: the server's `x-request-id`, as in its log. */
  readonly requestId?: string;
  /** `shape`: path in the response, such as `$.data[3].name`. */
  readonly path?: string;
  readonly cause?: unknown;
}

/** The only error that `@mahd/data` throws. */
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

  /** Message key of the storefront's `errors` messages. `errors.general` is the generic error. */
  get messageKey(): ErrorMessageKey {
    if (this.kind === 'network') return this.offline ? 'errors.offline' : 'errors.network';
    if (this.kind === 'timeout') return 'errors.timeout';
    if (this.status === undefined) return 'errors.general';
    return statusMessageKeys[this.status] ?? (this.status >= 500 ? 'errors.server' : 'errors.general');
  }
}

/** Keys of the storefront's `errors` messages that a failed call may use. */
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

/** Whether the call was cancelled because its response is no longer needed. */
export const isAborted = (error: unknown): boolean => error instanceof HttpError && error.kind === 'aborted';

/** Whether the resource does not exist: the route renders a 404. */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
