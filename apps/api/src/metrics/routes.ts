import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound } from '../http/problem.js';
import type { ApiScope } from '../http/scope.js';
import type { Metrics } from './registry.js';

/** The metrics, for who shows the configured token; for everybody else, and where there is none, there is no such call. */
export function registerMetrics(app: ApiScope, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined || !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw notFound('unknown_call', 'There is no such call.');
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return metrics.text();
  });
}

/** Compares without telling by its time how much was right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
