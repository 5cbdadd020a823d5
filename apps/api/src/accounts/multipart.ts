import multipart from '@fastify/multipart';
import type { ApiInstance } from '../http/apiInstance.js';
import { malformed, ProblemError, sendProblem, toProblem } from '../http/problem.js';

const NUL = String.fromCharCode(0);

/** Accepts multipart forms with plain fields only in this scope; files are refused. */
export async function acceptMultipart(scope: ApiInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: 16 * 1024, fields: 40, files: 0, parts: 40, headerPairs: 20 },
  });
  scope.addHook('preValidation', async (request) => {
    const fields = (request.body ?? {}) as Record<string, unknown>;
    if (Object.values(fields).some((value) => typeof value === 'string' && value.includes(NUL))) throw malformed();
  });
  scope.setErrorHandler(
    (error, request, reply) => void sendProblem(reply, request, toProblem(readable(error), request.log)),
  );
}

/** Multipart parser errors that are the client's fault but carry no status code. */
function readable(error: unknown): unknown {
  if (error instanceof ProblemError || 'validation' in (error as object)) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE')
    return new ProblemError(413, 'too_large', 'The request is too large.');
  return statusCode === undefined &&
    code === undefined &&
    /multipart|boundary|form|header/i.test((error as Error).message)
    ? malformed()
    : error;
}
