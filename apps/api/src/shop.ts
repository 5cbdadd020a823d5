import path from 'node:path';
import type { FastifyServerFactory } from 'fastify';
import { DEFAULT_PAYMENT_OPTIONS, type PaymentOptions } from '@mahd/rules/shop';
import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import type { Registry } from 'prom-client';
import { KnownDevices } from './accounts/devices.js';
import { unsubscribeTokens as signUnsubscribeLinks } from './accounts/unsubscribe.js';
import { registerRoutes } from './routes.js';
import { versionReader } from './catalog/version.js';
import { serveAdmin } from './cli/adminSocket.js';
import type { AdminServices } from './cli/Command.js';
import { createAdminServices } from './cli/adminServices.js';
import type { ApiConfiguration } from './configuration.js';
import type { OpenDatabase } from './db/database.js';
import { migrate } from './db/migrate.js';
import { openDatabase as openOwnDatabase, type OpenDatabaseOf } from './db/open.js';
import { secretOf } from './db/secrets.js';
import { syncCatalogue } from './db/seed/syncCatalogue.js';
import type { ApiInstance } from './http/apiInstance.js';
import { RateLimiter } from './http/rateLimit.js';
import { JobRunner } from './jobs/jobs.js';
import { sendDueMails } from './jobs/outboxWorker.js';
import { DEFAULT_RETENTION } from './jobs/periods.js';
import { deleteExpired } from './jobs/retention.js';
import { createMailer } from './mail/mailer.js';
import { countDeletions, createMetrics } from './metrics/shopMetrics.js';
import { GuestOrders } from './orders/guestOrders.js';
import { OrderService } from './orders/service.js';
import { OrderTokens } from './orders/orderTokens.js';
import { openProvider } from './payments/open.js';
import { PaymentService } from './payments/service.js';
import { sweepPayments } from './payments/sweep.js';
import { sendRefunds } from './refunds/send.js';
import { createServer } from './server.js';
import { stockAlertLinks as signStockAlertLinks } from './stockAlerts/links.js';
import { notifyOfStock } from './stockAlerts/notify.js';

const SECOND_MS = 1_000;
const DEFAULT_SENDER = { name: 'Mahd', address: 'orders@localhost' };

export interface ShopOptions {
  readonly serverFactory?: FastifyServerFactory;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress?: (step: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether the process is shutting down; readiness checks then fail and jobs start no new work. */
  readonly isStopping?: () => boolean;
  /** Default: opens the configured database for this back end alone. */
  readonly openDatabase?: OpenDatabaseOf;
}

/** A running back end: server, database and background jobs. */
export interface Shop {
  readonly app: ApiInstance;
  readonly database: OpenDatabase;
  readonly version: () => Promise<string>;
  readonly admin: AdminServices;
  readonly metrics: Registry;
  /** Runs one job immediately. */
  readonly work: {
    mails(): Promise<number>;
    payments(): Promise<void>;
    refunds(): Promise<void>;
    stockAlerts(): Promise<void>;
    retention(): Promise<void>;
  };
}

/** Assembles a back end and starts its jobs. Closing the server stops everything. */
export async function openShop(
  configuration: ApiConfiguration,
  {
    serverFactory,
    headers,
    onProgress = () => undefined,
    now = Date.now,
    isStopping = () => false,
    openDatabase = openOwnDatabase,
  }: ShopOptions = {},
): Promise<Shop> {
  onProgress(configuration.databaseUrl === undefined ? 'Opening the embedded database' : 'Connecting to PostgreSQL');
  const app = createServer(configuration, serverFactory, headers);
  const database = await openDatabase(configuration, (error) =>
    app.log.error({ err: error }, 'a database connection was lost'),
  );
  try {
    onProgress('Preparing the catalogue');
    await migrate(database, (tx) => syncCatalogue(tx, configuration));
    return await assemble(configuration, app, database, now, isStopping);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble(
  configuration: ApiConfiguration,
  app: ApiInstance,
  database: OpenDatabase,
  now: () => number,
  isStopping: () => boolean,
): Promise<Shop> {
  const { db } = database;
  const {
    publicOrigin,
    facts,
    regulatedFeeding: feedingRuleEnforced,
    dataDir,
    delivery = DEFAULT_DELIVERY,
  } = configuration;
  const log = app.log;
  const orderSecret = await secretOf(db, 'order-success');
  const tokens = new OrderTokens(orderSecret, 'order-success', now);
  const links = new OrderTokens(orderSecret, 'order-link', now);
  const stockAlertLinks = signStockAlertLinks(await secretOf(db, 'stock-alerts'), now);
  const unsubscribeTokens = signUnsubscribeLinks(await secretOf(db, 'unsubscribe'), now);
  const guestOrders = new GuestOrders({ db, links, delivery, now });
  const limiter = new RateLimiter(db, now);
  const devices = new KnownDevices(db, await secretOf(db, 'known-devices'), now, publicOrigin.startsWith('https:'));
  const { provider, sandbox } = await openProvider(configuration, app, db, now);
  const { paymentOptions: configured = DEFAULT_PAYMENT_OPTIONS } = configuration;
  const paymentOptions: PaymentOptions = provider === null ? { ...configured, methods: ['cod'] } : configured;
  const mail = configuration.mail ?? { from: DEFAULT_SENDER };
  const mailFolder = path.join(dataDir, 'outbox');
  const mailer = createMailer(mail, mailFolder);

  const metrics = createMetrics(db);
  const deleted = countDeletions(metrics);
  const { retention: periods = DEFAULT_RETENTION } = configuration;

  const isEnding = () => jobs.isStopping();
  const work = {
    mails: () =>
      sendDueMails({
        db,
        mailer,
        publicOrigin,
        links,
        stockAlertLinks,
        facts,
        delivery,
        shopAddress: facts.email ?? mail.from.address,
        now,
        log,
        isStopping: isEnding,
      }),
    payments: async () => {
      if (provider !== null) await sweepPayments({ db, delivery, provider, now, log, isStopping: isEnding });
      jobs.kick('mails');
    },
    refunds: async () => {
      if (provider !== null) await sendRefunds({ db, provider, now, log, isStopping: isEnding });
      jobs.kick('mails');
    },
    stockAlerts: async () => {
      if ((await notifyOfStock({ db, now, isStopping: isEnding })) > 0) jobs.kick('mails');
    },
    retention: () => deleteExpired({ db, periods, mailFolder, deleted, now, log, isStopping: isEnding }),
  };
  const jobs = new JobRunner(
    [
      { name: 'mails', everyMs: SECOND_MS, run: work.mails },
      { name: 'payments', everyMs: 60 * SECOND_MS, run: work.payments },
      { name: 'refunds', everyMs: 10 * SECOND_MS, run: work.refunds },
      { name: 'stock alerts', everyMs: 10 * SECOND_MS, run: work.stockAlerts },
      { name: 'limits', everyMs: 600 * SECOND_MS, run: () => limiter.sweep() },
      { name: 'retention', everyMs: 600 * SECOND_MS, run: work.retention },
    ],
    log,
    isStopping,
  );
  const payments = provider === null ? null : new PaymentService({ db, delivery, provider, tokens, now, log });
  const orders = new OrderService({
    db,
    payments,
    paymentOptions,
    tokens,
    guestOrders,
    feedingRuleEnforced,
    delivery,
    now,
    onPlaced: () => jobs.kick('mails'),
  });
  const on = { onMail: () => jobs.kick('mails'), onRefund: () => jobs.kick('refunds') };
  const admin = createAdminServices(database, { feedingRuleEnforced, publicOrigin, unsubscribeTokens, now, ...on });
  const version = versionReader(db, now);
  registerRoutes(app, {
    configuration,
    db,
    version,
    now,
    limiter,
    devices,
    metrics,
    orders,
    guestOrders,
    stockAlertLinks,
    unsubscribeTokens,
    payments,
    paymentOptions,
    sandbox,
    isStopping,
    mailFolder,
    ...on,
  });
  const adminSocket = database.engine === 'embedded' ? await serveAdmin(dataDir, admin, log) : null;
  app.addHook('onClose', async () => {
    await adminSocket?.close();
    await jobs.stop();
    await database.close();
  });
  jobs.start();
  return { app, database, version, admin, metrics, work };
}
