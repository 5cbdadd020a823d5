import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyServerFactory } from 'fastify';
import type { ApiConfiguration } from './configuration.js';
import type { ApiInstance } from './http/apiInstance.js';
import { errorForLog } from './http/errorForLog.js';
import { requestIdOf } from './http/requestId.js';
import { answerUnreadable } from './http/unreadable.js';
import { sendProblem, toProblem } from './http/problem.js';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PATH_PART = 200;
const CLOSE_IDLE_EVERY_MS = 100;

/**
 * Creates the HTTP server without routes.
 * @param headers of answers to requests that Node cannot read
 */
export function createServer(
  { logLevel, trustProxy }: Pick<ApiConfiguration, 'logLevel' | 'trustProxy'>,
  serverFactory?: FastifyServerFactory,
  headers: Readonly<Record<string, string>> = {},
): ApiInstance {
  const app: ApiInstance = Fastify({
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
    genReqId: ({ headers }) => requestIdOf(headers),
    ajv: { customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false, allErrors: true } },
    frameworkErrors: (error, request, reply) => void sendProblem(reply, request, toProblem(error, request.log)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers, app.log),
    ...(serverFactory === undefined ? {} : { serverFactory }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  closeIdleConnections(app);
  return app;
}

/** Idle keep-alive connections must not delay closing the server. */
function closeIdleConnections(app: ApiInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}
