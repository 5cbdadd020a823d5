import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { Registry } from 'prom-client';
import type { ApiConfiguration } from './configuration.js';
import type { OpenDatabaseOf } from './db/open.js';
import { openShop } from './shop.js';

export type { ApiConfiguration, PaymentsConfiguration } from './configuration.js';
export type { OpenDatabase } from './db/database.js';
export type { OpenDatabaseOf } from './db/open.js';
export { DEFAULT_RETENTION, type Period, type RetentionPeriods } from './jobs/periods.js';
export { networkOf } from './http/network.js';
export { DURATION_BOUNDS } from './metrics/shopMetrics.js';
export type { MailSettings } from './mail/mailer.js';
export { StartError } from './startError.js';

export interface ApiOptions {
  /** Makes the HTTP server, for a process that serves more than the API. */
  readonly serverFactory?: FastifyServerFactory;
  /** Told of each step that may take a moment. */
  readonly onProgress?: (step: string) => void;
  /** Whether the process is about to end: it is then no longer ready. */
  readonly isStopping?: () => boolean;
  /** For a process that keeps its database while the rest is started anew. Default: opened here, and closed with the back end. */
  readonly openDatabase?: OpenDatabaseOf;
}

/** A running back end. */
export interface Api {
  /** Every call under /api. It does not listen yet; routes may be added until it does. */
  readonly app: FastifyInstance;
  /** Version of catalogue and content together: a page made from another version may be out of date. Cheap; at most a second old. */
  version(): Promise<string>;
  /** Where whoever serves more than the API counts it. */
  readonly metrics: Registry;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, builds the server and starts what runs beside it: mails, payment sweeps, the end of what is kept for a time.
 * Throws a StartError with one clear sentence when a person has to do something first.
 */
export async function createApi(configuration: ApiConfiguration, options: ApiOptions = {}): Promise<Api> {
  const { app, version, metrics } = await openShop(configuration, options);
  return { app, version, metrics, close: () => app.close() };
}
