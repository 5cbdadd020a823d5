import multipart from '@fastify/multipart';
import type { ApiInstance } from '../http/apiInstance.js';
import { isHarmless } from '../http/guards.js';
import { multipartProblem } from '../http/multipart.js';
import { malformed, sendProblem, toProblem } from '../http/problem.js';

/** Accepts multipart forms with plain fields only in this scope; files are refused. */
export async function acceptMultipart(scope: ApiInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: 16 * 1024, fields: 40, files: 0, parts: 40, headerPairs: 20 },
  });
  // The guards of all routes run before the form is read.
  scope.addHook('preValidation', async ({ body }) => {
    if (!isHarmless(body)) throw malformed();
  });
  scope.setErrorHandler(
    (error, request, reply) => void sendProblem(reply, request, toProblem(multipartProblem(error), request.log)),
  );
}
