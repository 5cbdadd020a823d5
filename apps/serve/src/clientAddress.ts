import type { IncomingMessage } from 'node:http';

/**
 * The network address that a request comes from.
 * @param trustProxy whether a proxy in front names it
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const named = trustProxy ? headers['x-forwarded-for'] : undefined;
  return (typeof named === 'string' ? named.split(',')[0]?.trim() : undefined) ?? socket.remoteAddress ?? '';
}
