import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The query builder, whichever engine is behind it. Inside a transaction use only what the callback gets. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database and what the rest of the shop may do with it. */
export interface OpenDatabase {
  readonly db: Database;
  /** The same for work that may take its time, since nobody is waiting on the other side of a request: migrations, imports. */
  readonly unhurried: Database;
  readonly engine: 'embedded' | 'postgresql';
  /** Writes a consistent copy of everything into a new file, while others read and write. */
  backUp(file: string): Promise<void>;
  /** Lets go of every connection, file and lock. */
  close(): Promise<void>;
}

/** Columns are camelCase in code and snake_case in the database. */
export const CASING = 'snake_case';

/** How alike words must look, of 1, before it is counted by how many typing errors they differ. */
export const SIMILARITY_THRESHOLD = 0.3;

/** The rows of a statement that the query builder cannot express. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
