import type { FastifyServerFactory } from 'fastify';
import type { Registry } from 'prom-client';
import type { ApiConfiguration } from './configuration.js';
import type { OpenDatabaseOf } from './db/open.js';
import type { ApiInstance } from './http/apiInstance.js';
import { openShop } from './shop.js';

export type { ApiConfiguration, PaymentsConfiguration } from './configuration.js';
export {
  ConfigurationError,
  environmentReader,
  sharedSettings,
  type Environment,
  type EnvironmentReader,
} from './environment.js';
export type { OpenDatabase } from './db/database.js';
export type { OpenDatabaseOf } from './db/open.js';
export { DEFAULT_RETENTION, type Period, type RetentionPeriods } from './jobs/periods.js';
export { factNames } from '@mahd/content';
export { networkOf } from './http/network.js';
export { REQUEST_ID_HEADER, requestIdOf } from './http/requestId.js';
export { DURATION_BOUNDS } from './metrics/shopMetrics.js';
export type { MailSettings } from './mail/mailer.js';
export { StartError } from './startError.js';

export interface ApiOptions {
  /** Creates the HTTP server, for a process that serves more than the API. */
  readonly serverFactory?: FastifyServerFactory;
  /** Headers of answers to requests that Node cannot read; the others get theirs from that server. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called before each slow step of the start. */
  readonly onProgress?: (step: string) => void;
  /** Whether the process is shutting down; readiness checks then fail and jobs start no new work. */
  readonly isStopping?: () => boolean;
  /** Opens the database. Default: a database that is closed with the back end. */
  readonly openDatabase?: OpenDatabaseOf;
}

/** A running back end. */
export interface Api {
  /** The server with every route under /api. It does not listen yet; routes may be added before it does. */
  readonly app: ApiInstance;
  /** Version of catalogue and content together; changes whenever a cached page may be stale. At most a second old. */
  version(): Promise<string>;
  /** Registry for further metrics of the process. */
  readonly metrics: Registry;
  /** Finishes running requests and jobs, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens and migrates the database, builds the server and starts the background jobs (mails, payment sweeps,
 * retention). Throws a StartError with a message for the operator.
 */
export async function createApi(configuration: ApiConfiguration, options: ApiOptions = {}): Promise<Api> {
  const { app, version, metrics } = await openShop(configuration, options);
  return { app, version, metrics, close: () => app.close() };
}
