import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER, requestIdOf } from '@mahd/api';

const current = new AsyncLocalStorage<string>();

/** Takes the request id from the proxy or creates one, and sets it on the request. */
export function assignRequestId(request: IncomingMessage): string {
  const id = requestIdOf(request.headers);
  request.headers[REQUEST_ID_HEADER] = id;
  return id;
}

/** Runs `work` so that API calls made in it carry the request id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The request id header for API calls; empty outside a request. */
export function forwardedId(): Record<string, string> {
  const id = current.getStore();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
