import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';
const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/** Takes the request id from the proxy or creates one, and sets it on the request. */
export function assignRequestId(request: IncomingMessage): string {
  const given = request.headers[requestIdHeader];
  const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  request.headers[requestIdHeader] = id;
  return id;
}

/** Runs `work` so that API calls made in it carry the request id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The request id header for API calls; empty outside a request. */
export function forwardedId(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
