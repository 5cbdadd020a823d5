import * as contract from '@mahd/contract';
import { emirates } from '@mahd/content';
import type { FastifyRequest } from 'fastify';
import type { ApiConfiguration } from '../configuration.js';
import type { AnswerCache } from '../http/answerCache.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';

const tags = ['visitor'];
const COUNTRY = /^[A-Z]{2}$/;
/** What content-delivery networks write when they do not know. */
const UNKNOWN_COUNTRIES = new Set(['XX', 'T1', 'ZZ']);

export function registerVisitor(app: ApiScope, configuration: ApiConfiguration, cache: AnswerCache): void {
  app.get('/auth/emirates', { schema: { tags, response: answers(contract.EmirateList) } }, (_request, reply) =>
    cache.send(reply, 'emirates', async () => ({ data: emirates })),
  );

  app.get('/geo', { schema: { tags, response: answers(contract.Geo) } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { countryCode: countryOf(request, configuration) };
  });

  app.get('/geo/fallback', { schema: { tags, response: answers(contract.GeoFallback) } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { country: countryOf(request, configuration) };
  });
}

/** The country a network in front of us has found, else the default. No address is looked up, none is kept. */
function countryOf(request: FastifyRequest, { countryHeader, defaultCountry }: ApiConfiguration): string {
  const given = countryHeader === undefined ? undefined : request.headers[countryHeader.toLowerCase()];
  const country = typeof given === 'string' ? given.trim().toUpperCase() : '';
  return COUNTRY.test(country) && !UNKNOWN_COUNTRIES.has(country) ? country : defaultCountry;
}
