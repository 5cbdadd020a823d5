import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { remoteFetch } from '../src/inProcessFetch.js';

/** Answers `/fine`, and begins an answer to `/slow` that never ends. */
const server = createServer(({ url }, response) => {
  response.write('answer');
  if (url === '/fine') response.end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('gives up a remote API after five seconds, and at once when the caller does', async () => {
  const text = async (path: string, init: RequestInit = {}) => (await remoteFetch(origin + path, init)).text();
  expect(await text('/fine')).toBe('answer');
  await expect(text('/slow', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  await expect(text('/slow')).rejects.toThrow('too late');
  expect(timeout).toHaveBeenCalledWith(5_000);
});
