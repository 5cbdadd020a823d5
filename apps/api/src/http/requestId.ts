import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** The request id that a proxy gave, or a new one. */
export function requestIdOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
