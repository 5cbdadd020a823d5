import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { toProblem } from '../../src/http/problem.js';

const log = () => ({ error: vi.fn() }) as Pick<FastifyBaseLogger, 'error'> as FastifyBaseLogger;

/** The error of a request whose client disconnects in the middle of the body. */
async function errorOfAbortedRequest(): Promise<unknown> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: 'POST', headers: { 'content-length': '100' } });
  sent.on('error', () => undefined);
  sent.write('half');
  const [received] = (await once(server, 'request')) as [NodeJS.ReadableStream];
  received.resume();
  const failed = once(received, 'error').catch((error: unknown) => [error]);
  sent.destroy();
  const [error] = (await failed) as [unknown];
  server.close();
  return error;
}

it('does not log an aborted upload as an outage of the database', async () => {
  const logged = log();
  expect(toProblem(await errorOfAbortedRequest(), logged)).toMatchObject({ status: 400 });
  expect(logged.error).not.toHaveBeenCalled();
});

it('answers 503 when the connection to the database is lost', () => {
  const logged = log();
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(toProblem(new Error('Failed query', { cause: lost }), logged)).toMatchObject({ status: 503 });
  expect(logged.error).toHaveBeenCalledOnce();
});
