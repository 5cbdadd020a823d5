import type { FastifyError } from 'fastify';
import { malformed, ProblemError } from './problem.js';

/** The problem of a form that the multipart parser refused; other errors unchanged. */
export function multipartProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProblemError) return error;
  const { statusCode, code, message } = error as FastifyError;
  if (statusCode === 413) return new ProblemError(413, 'too_large', 'The request is too large.');
  // The parser throws plain errors for a missing boundary and for the end of the data inside of a part.
  return statusCode === undefined && code === undefined && /multipart|boundary/i.test(message) ? malformed() : error;
}
