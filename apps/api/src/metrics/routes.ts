import { createHash, timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import { notFound } from '../http/problem.js';
import type { ApiInstance } from '../http/apiInstance.js';

/** Serves metrics to clients with the configured token; 404 for everyone else. */
export function registerMetrics(app: ApiInstance, metrics: Registry, token: string | undefined): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === undefined || !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw notFound('unknown_call', 'Unknown endpoint.');
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.metrics();
  });
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
