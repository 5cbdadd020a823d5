import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../../src/server.js';

const app = createServer({ logLevel: 'silent', trustProxy: false }, undefined, { 'x-content-type-options': 'nosniff' });
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

async function answerTo(sent: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return text(socket);
}

it.each([
  ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  ['control characters', 'GET / HTTP/1.1\r\nHost: a\r\nX: \u0001\r\n\r\n', 400],
  ['letters beyond ASCII in the address', 'GET /en?q=ا HTTP/1.1\r\nHost: a\r\n\r\n', 400],
])('a request with %s has an answer as all others have', async (_, sent, status) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(head).toContain('\r\ncontent-type: application/problem+json');
  const { request_id: id, ...problem } = JSON.parse(body) as { request_id: string };
  expect(problem).toMatchObject({ status, code: expect.any(String) });
  expect(head).toContain(`\r\nx-request-id: ${id}\r\n`);
});
