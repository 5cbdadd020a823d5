import { createHash, timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import { notFound } from '../http/problem.js';
import type { ApiScope } from '../http/scope.js';

/** The metrics, for who shows the configured token; for everybody else, and where there is none, there is no such call. */
export function registerMetrics(app: ApiScope, metrics: Registry, token: string | undefined): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined || !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw notFound('unknown_call', 'There is no such call.');
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.metrics();
  });
}

/** Compares without telling by its time how much was right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
