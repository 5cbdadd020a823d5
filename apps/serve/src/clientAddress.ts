import type { IncomingMessage } from 'node:http';

/**
 * The client's network address.
 * @param trustProxy whether to read it from X-Forwarded-For
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const named = trustProxy ? headers['x-forwarded-for'] : undefined;
  return (typeof named === 'string' ? named.split(',')[0]?.trim() : undefined) ?? socket.remoteAddress ?? '';
}
