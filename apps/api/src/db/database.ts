import type { SQL } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { PgliteQueryResultHKT } from 'drizzle-orm/pglite';

/** The query builder, for either engine. Inside a transaction use only the callback's argument. */
export type Database = PgDatabase<PgliteQueryResultHKT | NodePgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  /** Without statement time-outs, for migrations and imports. */
  readonly batchDb: Database;
  readonly engine: 'embedded' | 'postgresql';
  /** Writes a consistent backup into a new file while the database is in use. */
  backUp(file: string): Promise<void>;
  /** Releases all connections, files and locks. */
  close(): Promise<void>;
}

/** Columns are camelCase in code and snake_case in the database. */
export const CASING = 'snake_case';

/** Minimum trigram similarity (0 to 1) before typing errors are counted. Six letters with two swapped in the middle keep two of their seven trigrams. */
export const SIMILARITY_THRESHOLD = 0.28;

/** Runs SQL the query builder cannot express. `Row` is not checked at run time. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  return rows as Row[];
}
