import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may send to this call: only those of the payment provider do. */
    crossSite?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site makes a browser send to a call that changes something, whatever the form: by `Sec-Fetch-Site`, and by `Origin` where
 * a browser does not send that. Programs that are no browser send neither.
 */
export function registerCrossSiteGuard(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method) || request.routeOptions.config.crossSite === true) return;
    if (!isOwn(request, publicOrigin))
      throw new ProblemError(403, 'cross_site', 'This call takes nothing from pages of other sites.');
  });
}

function isOwn({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (origin === publicOrigin) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
