import type { ApiConfiguration } from '../configuration.js';
import type { OpenDatabase } from './database.js';
import { openEmbedded } from './embedded.js';
import { packedDirectory } from './packageRoot.js';
import { openPostgres } from './postgres.js';

/** `onLost` is called when a connection is lost; it is re-established. */
export type OpenDatabaseOf = (
  configuration: Pick<ApiConfiguration, 'dataDir' | 'databaseUrl'>,
  onLost: (error: Error) => void,
) => Promise<OpenDatabase>;

/** The database of the configuration: PostgreSQL when an address is given, else the embedded one. */
export function openDatabase(
  configuration: Pick<ApiConfiguration, 'dataDir' | 'databaseUrl'>,
  onLost: (error: Error) => void,
  packed = packedDirectory,
): Promise<OpenDatabase> {
  return configuration.databaseUrl === undefined
    ? openEmbedded(configuration.dataDir, packed)
    : openPostgres(configuration.databaseUrl, onLost);
}
