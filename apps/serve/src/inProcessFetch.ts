import type { FastifyInstance, HTTPMethods } from 'fastify';
import { forwardedId } from './requestId.js';

/** The call's own headers plus the id of the request it is made for. */
const headersOf = ({ headers }: RequestInit): Record<string, string> => ({
  ...Object.fromEntries(new Headers(headers)),
  ...forwardedId(),
});

/** Timeout over the network, ms: a page waits for all its calls. */
const networkTimeoutMs = 5_000;

function networkFetch(url: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(networkTimeoutMs);
  return fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

/** A `fetch` that calls the API in process. Absolute URLs go over the network. */
export function inProcessFetch(app: FastifyInstance): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    if (!url.startsWith('/')) return networkFetch(url, init);
    const answer = await app.inject({
      method: (init.method ?? 'GET') as HTTPMethods,
      url,
      headers: headersOf(init),
      ...(init.body ? { payload: init.body as string } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.statusCode === 204 ? null : answer.rawPayload, { status: answer.statusCode, headers });
  };
}

/** A `fetch` for a remote API that forwards the request id. */
export function remoteFetch(url: string, init: RequestInit): Promise<Response> {
  return networkFetch(url, { ...init, headers: headersOf(init) });
}
