import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { Bearer } from './accounts/bearer.js';
import type { KnownDevices } from './accounts/devices.js';
import { registerMe } from './accounts/meRoutes.js';
import { registerAccounts } from './accounts/routes.js';
import { registerCart } from './cart/routes.js';
import { registerCatalog } from './catalog/routes.js';
import { CatalogService } from './catalog/service.js';
import type { ApiConfiguration } from './configuration.js';
import { registerContact } from './contact/routes.js';
import { ContentLibrary } from './content/library.js';
import { registerContent } from './content/routes.js';
import type { Database } from './db/database.js';
import { registerHealth } from './health/routes.js';
import { WriteProbe } from './health/writeProbe.js';
import { AnswerCache } from './http/answerCache.js';
import { registerCrossSiteGuard } from './http/crossSite.js';
import { registerDocumentation } from './http/documentation.js';
import { registerEtags } from './http/etag.js';
import { registerGuards } from './http/guards.js';
import { notFound, sendProblem, toProblem } from './http/problem.js';
import type { RateLimiter } from './http/rateLimit.js';
import type { ApiScope } from './http/scope.js';
import { registerAccountOrders } from './orders/accountRoutes.js';
import { registerOrders } from './orders/routes.js';
import { registerMetrics } from './metrics/routes.js';
import { countRequests } from './metrics/shopMetrics.js';
import type { OrderService } from './orders/service.js';
import { registerPayments } from './payments/routes.js';
import { registerSandbox } from './payments/sandbox/routes.js';
import type { PaymentSandbox } from './payments/sandbox/sandbox.js';
import type { PaymentService } from './payments/service.js';
import { registerReviews } from './reviews/routes.js';
import type { ReviewAuthor } from './reviews/service.js';
import { registerSearch } from './search/routes.js';
import { registerVisitor } from './visitor/routes.js';
import { registerVitals } from './vitals/routes.js';
import { registerWishlist } from './wishlist/routes.js';

/** What the calls are made of. */
export interface CallParts {
  readonly configuration: ApiConfiguration;
  readonly db: Database;
  readonly version: () => Promise<string>;
  readonly now: () => number;
  readonly limiter: RateLimiter;
  readonly devices: KnownDevices;
  readonly metrics: Registry;
  readonly orders: OrderService;
  readonly payments: PaymentService | null;
  readonly sandbox: PaymentSandbox | null;
  /** Where mails are written that no mail server takes. */
  readonly mailFolder: string;
  /** A mail was noted. */
  readonly onMail: () => void;
  /** Whether the process is about to end. */
  readonly isStopping: () => boolean;
}

/** Registers every call under /api. */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  app.register(
    async (scope) => {
      registerManners(scope, parts.configuration.publicOrigin);
      countRequests(scope, parts.metrics);
      await registerDocumentation(scope);
      const api = scope as unknown as ApiScope;
      const { configuration, db, limiter, now, payments, onMail } = parts;
      const { publicOrigin, facts, revealUnknownEmail } = configuration;
      const bearer = new Bearer(db, now);
      const cache = new AnswerCache(parts.version, now);
      const catalog = new CatalogService(db, configuration.regulatedFeeding, parts.version);
      registerCatalog(api, catalog, cache);
      registerSearch(api, db, catalog, cache);
      registerReviews(api, { db, cache, limiter, now, authorOf: (request) => reviewAuthor(bearer, request) });
      registerContent(api, new ContentLibrary(configuration), cache);
      registerVisitor(api, configuration, cache);
      registerCart(api, {
        db,
        bearer,
        limiter,
        enforced: configuration.regulatedFeeding,
        now,
        paymentMethods: payments === null ? ['cod'] : ['card', 'cod'],
      });
      registerContact(api, { db, limiter, now, onReceived: onMail });
      registerOrders(api, parts.orders, { limiter, bearer });
      registerAccountOrders(api, { db, bearer, now, onMail, publicOrigin, facts });
      const { devices, mailFolder } = parts;
      const accounts = { db, bearer, devices, limiter, now, onMail, mailFolder, publicOrigin, revealUnknownEmail };
      api.register(async (own) => registerAccounts(own as unknown as ApiScope, accounts));
      api.register(async (own) => registerMe(own as unknown as ApiScope, accounts));
      registerWishlist(api, { db, catalog, bearer, now });
      if (payments !== null) registerPayments(api, payments, limiter);
      if (parts.sandbox !== null) registerSandbox(api, parts.sandbox);
      registerVitals(api, parts.metrics);
      registerMetrics(api, parts.metrics, configuration.metricsToken);
      registerHealth(api, { db, probe: new WriteProbe(db, now), isClosing: () => closing || parts.isStopping() });
    },
    { prefix: '/api' },
  );
}

/** What all calls share: problems, request ids, guards, entity tags, one log line each. */
function registerManners(scope: FastifyInstance, publicOrigin: string): void {
  scope.setErrorHandler((error, request, reply) => void sendProblem(reply, request, toProblem(error, request.log)));
  scope.setNotFoundHandler(
    (request, reply) => void sendProblem(reply, request, notFound('unknown_call', 'There is no such call.')),
  );
  scope.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  scope.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  registerCrossSiteGuard(scope, publicOrigin);
  registerGuards(scope);
  registerEtags(scope);
}

async function reviewAuthor(bearer: Bearer, request: FastifyRequest): Promise<ReviewAuthor> {
  const { id, firstName, email, emailVerifiedAt } = (await bearer.require(request)).user;
  return { userId: id, firstName, email, emailVerified: emailVerifiedAt !== null };
}
