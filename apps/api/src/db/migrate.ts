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

/** Throws a StartError `no-database` or `other-version` unless the schema is that of this build. */
export async function requireSchema(db: Database): Promise<void> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('applied_migrations')::text as name`,
  );
  if (table?.name == null)
    throw new StartError('no-database', 'The database holds no shop yet: start the server first, which creates it.');
  const applied = await appliedMigrations(db);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if ([...applied].some((migration) => !known.includes(migration)))
    throw new StartError(
      'other-version',
      'The database belongs to a newer version of the shop: run this command with that version.',
    );
  if (known.some((migration) => !applied.has(migration)))
    throw new StartError(
      'other-version',
      'The database belongs to an older version of the shop: run this command with that version, or start this server first, which updates it.',
    );
}

async function appliedMigrations(db: Database): Promise<ReadonlySet<number>> {
  const rows = await rowsOf<{ created_at: string | number }>(db, sql`select created_at from applied_migrations`);
  return new Set(rows.map((row) => Number(row.created_at)));
}

async function applyMigrations(tx: Database): Promise<void> {
  await tx.execute(
    sql`create table if not exists applied_migrations (created_at bigint primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const applied = await appliedMigrations(tx);
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (applied.has(migration.folderMillis)) continue;
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into applied_migrations (created_at, hash) values (${migration.folderMillis}, ${migration.hash})`,
    );
  }
}
