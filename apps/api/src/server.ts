import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { ApiConfiguration } from './configuration.js';
import { errorForLog } from './http/errorForLog.js';
import { sendProblem, toProblem } from './http/problem.js';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PATH_PART = 200;
const CLOSE_IDLE_EVERY_MS = 100;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The bare HTTP server. It does not listen yet, and others may add routes. */
export function createServer(
  { logLevel, trustProxy }: Pick<ApiConfiguration, 'logLevel' | 'trustProxy'>,
  serverFactory?: FastifyServerFactory,
): FastifyInstance {
  const app = Fastify({
    logger: {
      level: logLevel,
      serializers: { err: errorForLog },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: true,
    routerOptions: { maxParamLength: MAX_PATH_PART },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    ajv: { customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false, allErrors: true } },
    frameworkErrors: (error, request, reply) => void sendProblem(reply, request, toProblem(error, request.log)),
    ...(serverFactory === undefined ? {} : { serverFactory }),
  });
  closeIdleConnections(app);
  return app;
}

/** Connections that are kept alive must not keep a closing server waiting. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}
