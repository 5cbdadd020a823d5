import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { malformed, PROBLEM_JSON, problemBody, ProblemError } from './problem.js';

const PROBLEMS: Readonly<Record<string, ProblemError>> = {
  HPE_HEADER_OVERFLOW: new ProblemError(431, 'too_large', 'The headers of the request are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new ProblemError(408, 'too_slow', 'The request took too long.'),
};

/**
 * Answers requests that Node cannot read, as all others are answered: with problem details, a request id and the
 * headers of the server.
 */
export function answerUnreadable(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  log: FastifyBaseLogger,
): void {
  // The client is gone.
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = PROBLEMS[code] ?? malformed();
  const id = randomUUID();
  log.debug({ reqId: id, code }, 'an unreadable request');
  const body = problemBody(problem, id);
  const head = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': PROBLEM_JSON,
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': id,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${head.join('')}\r\n${body}`);
}
