import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { writeAtomically } from './backup.js';
import type { Database } from './database.js';

/**
 * Detects lost rows. Triggers count inserts and deletes in `row_counts` within each transaction, so the counts match
 * the tables exactly. A file beside the tables stores how many orders and mails were ever added; it is written after
 * they are on disk, so it may lag behind but is never ahead.
 */

/** Short-lived rows that need no protection. */
const UNCOUNTED = ['rate_limits', 'applied_migrations', 'row_counts'];

/** Tables counted in the file. */
const COUNTED_IN_FILE = ['orders', 'outbox'];

/** Inside the database folder, so that it moves with it. */
const FILE = 'shop_counts.json';

/** Rows ever added, by table. */
type Added = Readonly<Record<string, number>>;

/**
 * Adds counting triggers to all tables. For the embedded database only: on a server, transactions would block each
 * other.
 */
export async function countRows(tx: Database): Promise<void> {
  await tx.execute(
    sql`create table if not exists row_counts (name text primary key, added bigint not null, removed bigint not null)`,
  );
  await tx.execute(sql`
    create or replace function count_rows() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then update row_counts set added = added + (select count(*) from changed) where name = tg_table_name;
      else update row_counts set removed = removed + (select count(*) from changed) where name = tg_table_name; end if;
      return null;
    end $$`);
  await tx.execute(sql`delete from row_counts where to_regclass(quote_ident(name)) is null`);
  await tx.execute(
    sql.raw(`do $$ declare t text; begin
      for t in select tablename from pg_tables where schemaname = 'public' and tablename not in (select name from row_counts)
          and tablename not in (${UNCOUNTED.map((name) => `'${name}'`).join()}) loop
        execute format('create trigger count_added after insert on %I referencing new table as changed execute function count_rows()', t);
        execute format('create trigger count_removed after delete on %I referencing old table as changed execute function count_rows()', t);
        execute format('insert into row_counts select %L, count(*), 0 from %I', t, t);
      end loop;
    end $$`),
  );
}

/** Describes missing rows as part of a sentence; null when all are there. */
export async function missingRows(client: PGlite, folder: string): Promise<string | null> {
  const counts = await readRowCounts(client);
  for (const [name, added] of Object.entries(readCountFile(folder))) {
    const known = counts.find((count) => count.name === name)?.added ?? 0;
    if (known < added) return `it knows of ${known} rows ever added to ${name}, and there were at least ${added}`;
  }
  for (const { name, added, removed } of counts) {
    const { rows } = await client.query<{ found: number }>(`select count(*)::int as found from "${name}"`);
    const found = rows[0]?.found ?? 0;
    if (found !== added - removed) return `the table ${name} holds ${found} rows instead of ${added - removed}`;
  }
  return null;
}

/** Writes the count file when asked to. */
export class RowCountFile {
  #written = '';

  constructor(
    private readonly client: PGlite,
    private readonly folder: string,
  ) {}

  /** Writes the committed counts. If writing fails, the file lags behind, which is allowed. */
  async write(): Promise<void> {
    const counts = (await readRowCounts(this.client)).filter(({ name }) => COUNTED_IN_FILE.includes(name));
    const text = JSON.stringify(Object.fromEntries(counts.map(({ name, added }) => [name, added])));
    if (text === this.#written || counts.length === 0) return;
    writeAtomically(path.join(this.folder, FILE), Buffer.from(text));
    this.#written = text;
  }
}

/** Empty before counting was set up. */
async function readRowCounts(client: PGlite): Promise<{ name: string; added: number; removed: number }[]> {
  const { rows: tables } = await client.query(`select 1 from pg_tables where tablename = 'row_counts'`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ name: string; added: number; removed: number }>(
    'select name, added::int, removed::int from row_counts order by name',
  );
  return rows;
}

/** Empty when the file is missing or unreadable: nothing to compare then. */
function readCountFile(folder: string): Added {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, FILE), 'utf8')) as Added;
  } catch {
    return {};
  }
}
