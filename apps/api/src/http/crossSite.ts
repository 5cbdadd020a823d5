import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allows cross-site requests; only the payment provider's pages need it. */
    crossSite?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects state-changing requests from other sites (CSRF) by `Sec-Fetch-Site`, or by `Origin` in browsers that do not
 * send it. Non-browser clients send neither header.
 */
export function registerCrossSiteGuard(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method) || request.routeOptions.config.crossSite === true) return;
    if (!isOwn(request, publicOrigin))
      throw new ProblemError(403, 'cross_site', 'Cross-site requests are not accepted.');
  });
}

function isOwn({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (origin === publicOrigin) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
