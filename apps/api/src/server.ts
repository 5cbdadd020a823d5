import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { registerCatalog } from './catalog/routes.js';
import { CatalogService } from './catalog/service.js';
import type { ApiConfiguration } from './configuration.js';
import { ContentLibrary } from './content/library.js';
import { registerContent } from './content/routes.js';
import type { Database } from './db/database.js';
import { registerHealth } from './health/routes.js';
import { AnswerCache } from './http/answerCache.js';
import { registerDocumentation } from './http/documentation.js';
import { registerEtags } from './http/etag.js';
import { registerGuards } from './http/guards.js';
import { notFound, sendProblem, toProblem } from './http/problem.js';
import type { ApiScope } from './http/scope.js';
import { registerSearch } from './search/routes.js';
import { registerVisitor } from './visitor/routes.js';

const BODY_LIMIT_BYTES = 64 * 1024;
const CLOSE_IDLE_EVERY_MS = 100;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

export interface ServerParts {
  readonly configuration: ApiConfiguration;
  readonly db: Database;
  readonly version: () => Promise<string>;
  readonly serverFactory?: FastifyServerFactory;
}

/** The HTTP server with every call under /api; it does not listen yet, and others may add routes. */
export function buildServer({ configuration, db, version, serverFactory }: ServerParts): FastifyInstance {
  let closing = false;
  const app = Fastify({
    logger: { level: configuration.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    trustProxy: configuration.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    ajv: { customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false, allErrors: true } },
    frameworkErrors: (error, request, reply) => void sendProblem(reply, request, toProblem(error, request.log)),
    ...(serverFactory === undefined ? {} : { serverFactory }),
  });

  app.addHook('preClose', async () => {
    closing = true;
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });

  app.register(
    async (scope) => {
      const api = scope as unknown as ApiScope;
      scope.setErrorHandler((error, request, reply) => void sendProblem(reply, request, toProblem(error, request.log)));
      scope.setNotFoundHandler((request, reply) => void sendProblem(reply, request, notFound('unknown_call', 'There is no such call.')));
      scope.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
      scope.addHook('onResponse', async (request, reply) => {
        request.log.info({ method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
      });
      registerGuards(scope);
      registerEtags(scope);
      await registerDocumentation(scope);

      const cache = new AnswerCache(version);
      const catalog = new CatalogService(db, configuration.regulatedFeeding);
      registerCatalog(api, catalog, cache);
      registerSearch(api, db, catalog, cache);
      registerContent(api, new ContentLibrary(configuration), cache);
      registerVisitor(api, configuration, cache);
      registerHealth(api, db, () => closing);
    },
    { prefix: '/api' },
  );
  return app;
}
