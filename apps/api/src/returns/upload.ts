import multipart from '@fastify/multipart';
import { ReturnRequest } from '@mahd/contract';
import { MAX_RETURN_PICTURE_BYTES, MAX_RETURN_PICTURES } from '@mahd/rules/shop';
import type { FastifyRequest } from 'fastify';
import type { ApiInstance } from '../http/apiInstance.js';
import { isHarmless } from '../http/guards.js';
import { multipartProblem } from '../http/multipart.js';
import { malformed, ProblemError } from '../http/problem.js';
import { pictureTooLarge, readPicture } from './pictures.js';

/** Accepts multipart forms with pictures in this scope. */
export async function acceptPictures(scope: ApiInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, {
    limits: {
      fileSize: MAX_RETURN_PICTURE_BYTES,
      files: MAX_RETURN_PICTURES,
      fieldSize: 16 * 1024,
      fields: 1,
      parts: MAX_RETURN_PICTURES + 1,
      headerPairs: 20,
    },
  });
}

/** Reads the form of a return: its request and re-encoded pictures. One picture at a time is in memory unencoded. */
export async function readReturnForm(
  request: FastifyRequest,
): Promise<{ readonly wanted: ReturnRequest; readonly pictures: Uint8Array[] }> {
  // Without a body there is no content type to refuse.
  if (!request.isMultipart()) throw malformed();
  let wanted: ReturnRequest | null = null;
  const pictures: Uint8Array[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') pictures.push(await readPicture(await part.toBuffer()));
      else if (part.fieldname === 'request') wanted = requestOf(request, part.value);
    }
  } catch (error) {
    throw formProblem(error);
  }
  if (wanted === null) throw malformed();
  return { wanted, pictures };
}

function requestOf(request: FastifyRequest, value: unknown): ReturnRequest {
  if (typeof value !== 'string') throw malformed();
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw malformed();
  }
  if (!isHarmless(parsed)) throw malformed();
  if (!request.validateInput(parsed, ReturnRequest))
    throw new ProblemError(422, 'validation', 'Some fields are not valid.');
  return parsed as ReturnRequest;
}

/** Says of a form with too much which limit it exceeds. */
function formProblem(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return pictureTooLarge();
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new ProblemError(413, 'too_many_pictures', `At most ${MAX_RETURN_PICTURES} pictures are accepted.`);
  return multipartProblem(error);
}
