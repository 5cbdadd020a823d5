import { STATUS_CODES } from 'node:http';
import type { Problem, ProblemField } from '@mahd/contract';
import type { FieldError } from '@mahd/rules/shop';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An error response the client can act on. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /**
   * @param code stable identifier that clients translate
   * @param options `extra` is merged into the body
   */
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly options: {
      errors?: ProblemField[];
      extra?: Readonly<Record<string, unknown>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(detail);
  }
}

export function notFound(code: string, detail: string): ProblemError {
  return new ProblemError(404, code, detail);
}

/** 422 for invalid fields of a well-formed request. */
export function invalidFields(errors: ProblemField[]): ProblemError {
  return new ProblemError(422, 'validation', 'Some fields are not valid.', { errors });
}

/** A field that failed a check of its form, as problem details name it: `message` is the key of the form's message. */
export function fieldProblem({ field, messageKey }: FieldError): ProblemField {
  return { field, code: messageKey.split('.').at(-1) ?? 'invalid', message: messageKey };
}

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8';
const MAX_FIELDS = 20;

/** Connection failures, statement time-outs and a full disk: temporary database outages. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '08006',
  '08003',
  '08001',
]);

/** `pg` reports lost connections without an error code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the error, or the cause wrapped by the query builder, is a database outage. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as FastifyError;
  return (code !== undefined && UNAVAILABLE.has(code)) || LOST_CONNECTION.test(error.message) || isUnavailable(cause);
}

/** Whether the client disconnected before its request was complete. Node reports it with the code of a lost connection. */
const isAborted = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && (error as FastifyError).code === 'ECONNRESET';

/** Problem details (RFC 9457). They never contain stack traces, paths or SQL. */
export function problemBody(error: ProblemError, requestId: string): string {
  const problem: Problem & Record<string, unknown> = {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    code: error.code,
    request_id: requestId,
    ...(error.options.errors === undefined ? {} : { errors: error.options.errors }),
    ...error.options.extra,
  };
  return JSON.stringify(problem);
}

/** Sends problem details. */
export function sendProblem(reply: FastifyReply, request: FastifyRequest, error: ProblemError): FastifyReply {
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...error.options.headers })
    .type(PROBLEM_JSON)
    .send(problemBody(error, request.id));
}

/** Maps any error to a problem. Unexpected errors are logged and answered with a bare 500. */
export function toProblem(error: unknown, log: FastifyBaseLogger): ProblemError {
  if (error instanceof ProblemError) return error;
  const { validation, validationContext, statusCode, code } = error as FastifyError;
  if (validation !== undefined) {
    const errors = validation.slice(0, MAX_FIELDS).map((wrong) => ({
      field: fieldOf(wrong.instancePath, wrong.params),
      code: wrong.keyword,
      message: wrong.message ?? 'is not valid',
    }));
    return new ProblemError(validationContext === 'body' ? 422 : 400, 'validation', 'Some fields are not valid.', {
      errors,
    });
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ProblemError(413, 'too_large', 'The request is too large.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ProblemError(415, 'media_type', 'Unsupported media type.');
  if (code === 'FST_ERR_BAD_URL' || isAborted(error)) return malformed();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCode, 'malformed', 'The request could not be understood.');
  if (isUnavailable(error)) {
    log.error({ err: error }, 'the database does not answer');
    return new ProblemError(503, 'unavailable', 'The shop is temporarily unavailable.', {
      headers: { 'retry-after': '5' },
    });
  }
  log.error({ err: error }, 'unexpected error');
  return new ProblemError(500, 'internal', 'Something went wrong.');
}

export function malformed(): ProblemError {
  return new ProblemError(400, 'malformed', 'The request could not be understood.');
}

function fieldOf(instancePath: string, params: Record<string, unknown>): string {
  const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
  return `${instancePath}${missing}`.slice(1).replaceAll('/', '.');
}
