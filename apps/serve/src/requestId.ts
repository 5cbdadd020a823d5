import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that carries the id of a request. */
export const requestIdHeader = 'x-request-id';
const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/** The id under which a request is found in the log: the one that the proxy before us gave it, or a new one. From here on the request carries it. */
export function assignRequestId(request: IncomingMessage): string {
  const given = request.headers[requestIdHeader];
  const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  request.headers[requestIdHeader] = id;
  return id;
}

/** Runs what is done for a request, so that the calls it makes carry its id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The header for a call of the API that is made for a page; empty when it is made for nobody. */
export function forwardedId(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
