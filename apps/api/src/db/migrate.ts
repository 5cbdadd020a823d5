import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../startError.js';
import { rowsOf, type Database, type OpenDatabase } from './database.js';
import { diskFull, isDiskFull } from './diskSpace.js';
import { migrationsFolder } from './packageRoot.js';
import { countRows } from './rowCounts.js';

/** Advisory lock key shared by all processes. */
const LOCK = 7_231_946;

/**
 * Migrates the schema and runs `after` in one transaction. An advisory lock serialises servers that start at the same
 * time. Throws a StartError `migration-failed` or `disk-full`.
 */
export async function migrate(
  { batchDb, engine }: Pick<OpenDatabase, 'batchDb' | 'engine'>,
  after: (tx: Database) => Promise<void>,
): Promise<void> {
  try {
    await batchDb.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      await applyMigrations(tx);
      if (engine === 'embedded') await countRows(tx);
      await after(tx);
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isDiskFull(error)) throw diskFull('the database', error);
    const reason = (error as { cause?: Error }).cause?.message ?? (error as Error).message;
    throw new StartError('migration-failed', `The database could not be prepared: ${reason}.`, { cause: error });
  }
}

async function applyMigrations(tx: Database): Promise<void> {
  await tx.execute(
    sql`create table if not exists applied_migrations (created_at bigint primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const applied = new Set(
    (await rowsOf<{ created_at: string | number }>(tx, sql`select created_at from applied_migrations`)).map((row) =>
      Number(row.created_at),
    ),
  );
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (applied.has(migration.folderMillis)) continue;
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into applied_migrations (created_at, hash) values (${migration.folderMillis}, ${migration.hash})`,
    );
  }
}
