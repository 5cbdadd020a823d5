import * as contract from '@mahd/contract';
import { emirates } from '@mahd/content';
import type { FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../configuration.js';
import type { ResponseCache } from '../http/responseCache.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';

const tags = ['visitor'];
const COUNTRY = /^[A-Z]{2}$/;
/** Placeholders CDNs send for an unknown country. */
const UNKNOWN_COUNTRIES = new Set(['XX', 'T1', 'ZZ']);

export function registerVisitor(app: ApiInstance, configuration: ApiConfiguration, cache: ResponseCache): void {
  app.get('/auth/emirates', { schema: { tags, response: responses(contract.EmirateList) } }, (_request, reply) =>
    cache.send(reply, 'emirates', async () => ({ data: emirates })),
  );

  app.get('/geo', { schema: { tags, response: responses(contract.Geo) } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { countryCode: countryOf(request, configuration) };
  });

  app.get('/geo/fallback', { schema: { tags, response: responses(contract.GeoFallback) } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { country: countryOf(request, configuration) };
  });
}

/** The country from the CDN's header, otherwise the default. Addresses are neither looked up nor stored. */
function countryOf(request: FastifyRequest, { countryHeader, defaultCountry }: ApiConfiguration): string {
  const given = countryHeader === undefined ? undefined : request.headers[countryHeader.toLowerCase()];
  const country = typeof given === 'string' ? given.trim().toUpperCase() : '';
  return COUNTRY.test(country) && !UNKNOWN_COUNTRIES.has(country) ? country : defaultCountry;
}
