import { synonyms } from '@mahd/content';
import type { FastifyRequest } from 'fastify';
import type { PaymentOptions } from '@mahd/rules/shop';
import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import type { Registry } from 'prom-client';
import { registerAddresses } from './accounts/addressRoutes.js';
import { Bearer } from './accounts/bearer.js';
import type { KnownDevices } from './accounts/devices.js';
import { registerMe } from './accounts/meRoutes.js';
import { registerUnsubscribe } from './accounts/unsubscribe.js';
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
import { ResponseCache } from './http/responseCache.js';
import { registerCrossSiteGuard } from './http/crossSite.js';
import { registerDocumentation } from './http/documentation.js';
import { registerEtags } from './http/etag.js';
import { registerGuards } from './http/guards.js';
import { notFound, sendProblem, toProblem } from './http/problem.js';
import type { RateLimiter } from './http/rateLimit.js';
import type { ApiInstance } from './http/apiInstance.js';
import { registerAccountOrders } from './orders/accountRoutes.js';
import type { GuestOrders } from './orders/guestOrders.js';
import { registerGuestOrders } from './orders/guestRoutes.js';
import { registerOrders } from './orders/routes.js';
import { registerMetrics } from './metrics/routes.js';
import { countRequests } from './metrics/shopMetrics.js';
import type { OrderService } from './orders/service.js';
import { registerPayments } from './payments/routes.js';
import { registerSandbox } from './payments/sandbox/routes.js';
import type { PaymentSandbox } from './payments/sandbox/sandbox.js';
import type { PaymentService } from './payments/service.js';
import { registerReturns } from './returns/routes.js';
import { registerReviews } from './reviews/routes.js';
import type { ReviewAuthor } from './reviews/service.js';
import { Turns } from './http/turns.js';
import { registerSearch } from './search/routes.js';
import { createSynonyms } from './search/synonyms.js';
import type { SignedTokens } from './http/signedTokens.js';
import type { StockAlertLinks } from './stockAlerts/links.js';
import { registerStockAlerts } from './stockAlerts/routes.js';
import { registerVisitor } from './visitor/routes.js';
import { registerVitals } from './vitals/routes.js';
import { registerWishlist } from './wishlist/routes.js';

/** Services and settings the route modules are given. */
export interface Dependencies {
  readonly configuration: ApiConfiguration;
  readonly db: Database;
  readonly version: () => Promise<string>;
  readonly now: () => number;
  readonly limiter: RateLimiter;
  readonly devices: KnownDevices;
  readonly metrics: Registry;
  readonly orders: OrderService;
  readonly guestOrders: GuestOrders;
  readonly stockAlertLinks: StockAlertLinks;
  readonly unsubscribeTokens: SignedTokens;
  readonly payments: PaymentService | null;
  readonly paymentOptions: PaymentOptions;
  readonly sandbox: PaymentSandbox | null;
  /** Folder for mails when no SMTP server is configured. */
  readonly mailFolder: string;
  /** Called after a mail was queued. */
  readonly onMail: () => void;
  /** Called after a refund was requested. */
  readonly onRefund: () => void;
  readonly isStopping: () => boolean;
}

/** Registers every route under /api. */
export function registerRoutes(app: ApiInstance, dependencies: Dependencies): void {
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  app.register(
    async (api) => {
      registerHooks(api, dependencies.configuration.publicOrigin);
      countRequests(api, dependencies.metrics);
      await registerDocumentation(api);
      const { configuration, db, limiter, now, payments, paymentOptions, onMail, onRefund } = dependencies;
      const { publicOrigin, facts, revealUnknownEmail } = configuration;
      const bearer = new Bearer(db, now);
      const cache = new ResponseCache(dependencies.version, now);
      const synonymsOf = createSynonyms(configuration.synonyms ?? synonyms);
      const catalog = new CatalogService(db, configuration.regulatedFeeding, dependencies.version, synonymsOf);
      const turns = new Turns();
      registerCatalog(api, catalog, cache, turns);
      registerSearch(api, db, catalog, cache, synonymsOf, turns);
      registerReviews(api, { db, cache, limiter, now, authorOf: (request) => reviewAuthor(bearer, request) });
      registerContent(api, new ContentLibrary(configuration), cache);
      registerVisitor(api, configuration, cache);
      registerCart(api, {
        db,
        bearer,
        limiter,
        feedingRuleEnforced: configuration.regulatedFeeding,
        now,
        paymentOptions,
      });
      registerContact(api, { db, limiter, now, onReceived: onMail });
      registerOrders(api, dependencies.orders, { limiter, bearer });
      registerGuestOrders(api, dependencies.guestOrders, { limiter, onMail, onRefund, publicOrigin, facts });
      const { delivery = DEFAULT_DELIVERY } = configuration;
      registerAccountOrders(api, { db, bearer, delivery, now, onMail, onRefund, publicOrigin, facts });
      registerReturns(api, { db, bearer, guestOrders: dependencies.guestOrders, limiter, now, onMail });
      registerStockAlerts(api, { db, bearer, limiter, links: dependencies.stockAlertLinks, now, onMail });
      registerUnsubscribe(api, { db, limiter, tokens: dependencies.unsubscribeTokens });
      const { devices, mailFolder } = dependencies;
      const accounts = { db, bearer, devices, limiter, now, onMail, mailFolder, publicOrigin, revealUnknownEmail };
      api.register(async (scope) => registerAccounts(scope, accounts));
      api.register(async (scope) => registerMe(scope, accounts));
      api.register(async (scope) => registerAddresses(scope, accounts));
      registerWishlist(api, { db, catalog, bearer, now });
      if (payments !== null) registerPayments(api, payments, limiter);
      if (dependencies.sandbox !== null) registerSandbox(api, dependencies.sandbox);
      registerVitals(api, dependencies.metrics);
      registerMetrics(api, dependencies.metrics, configuration.metricsToken);
      registerHealth(api, {
        db,
        probe: new WriteProbe(db, now),
        isClosing: () => closing || dependencies.isStopping(),
      });
    },
    { prefix: '/api' },
  );
}

/** Error handling, request ids, logging, guards and entity tags shared by all routes. */
function registerHooks(scope: ApiInstance, publicOrigin: string): void {
  scope.setErrorHandler((error, request, reply) => void sendProblem(reply, request, toProblem(error, request.log)));
  scope.setNotFoundHandler(
    (request, reply) => void sendProblem(reply, request, notFound('unknown_call', 'Unknown endpoint.')),
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
