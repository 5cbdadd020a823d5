import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { versionReader } from './catalog/version.js';
import type { ApiConfiguration } from './configuration.js';
import { migrate } from './db/migrate.js';
import { openDatabase } from './db/open.js';
import { syncCatalogue } from './db/seed/syncCatalogue.js';
import { buildServer } from './server.js';

export type { ApiConfiguration } from './configuration.js';
export { StartError } from './startError.js';

export interface ApiOptions {
  /** Makes the HTTP server, for a process that serves more than the API. */
  readonly serverFactory?: FastifyServerFactory;
  /** Told of each step that may take a moment. */
  readonly onProgress?: (step: string) => void;
}

/** A running back end. */
export interface Api {
  /** Every call under /api. It does not listen yet; routes may be added until it does. */
  readonly app: FastifyInstance;
  /** Version of catalogue and content together: a page made from another version may be out of date. Cheap; at most a second old. */
  version(): Promise<string>;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date and builds the server.
 * Throws a StartError with one clear sentence when a person has to do something first.
 */
export async function createApi(configuration: ApiConfiguration, { serverFactory, onProgress = () => undefined }: ApiOptions = {}): Promise<Api> {
  onProgress(configuration.databaseUrl === undefined ? 'Opening the embedded database' : 'Connecting to PostgreSQL');
  let app: FastifyInstance | undefined;
  const database = await openDatabase(configuration, (error) => app?.log.error({ err: error }, 'a database connection was lost'));
  try {
    onProgress('Preparing the catalogue');
    await migrate(database.db, (tx) => syncCatalogue(tx, configuration));
    const version = versionReader(database.db);
    app = buildServer({ configuration, db: database.db, version, ...(serverFactory === undefined ? {} : { serverFactory }) });
    app.addHook('onClose', () => database.close());
    const server = app;
    return { app: server, version, close: () => server.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
