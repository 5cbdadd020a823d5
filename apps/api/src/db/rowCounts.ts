import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { writeWhole } from './backup.js';
import type { Database } from './database.js';

/*
 * How many rows there must be, so that lost ones are noticed. Each transaction counts in `row_counts` what it adds and removes, so that this
 * agrees with the tables exactly. In a file beside the tables is how many orders and mails have ever been added: it is written after they are on the
 * disk, so it may be behind but never ahead, and removing rows does not change it.
 */

/** Rows that come and go with every call; nobody misses them. */
const UNCOUNTED = ['rate_limits', 'applied_migrations', 'row_counts'];

/** Tables the file outside the database counts. */
const COUNTED_OUTSIDE = ['orders', 'outbox'];

/** In the folder of the database, so that it stays with it when that is moved, copied or restored. */
const FILE = 'shop_counts.json';

/** Rows ever added, by table. */
type Added = Readonly<Record<string, number>>;

/** Has every table counted from now on. For the embedded database only: on a server, transactions would wait for each other's count. */
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

/** What is wrong with the numbers of rows, as a part of a sentence; null when nothing is. */
export async function missingRows(client: PGlite, folder: string): Promise<string | null> {
  const counts = await readRowCounts(client);
  for (const [name, added] of Object.entries(readOutside(folder))) {
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

/** Keeps the file outside the tables: to be told to write when something may have been added. */
export class OutsideCounts {
  #written = '';

  constructor(
    private readonly client: PGlite,
    private readonly folder: string,
  ) {}

  /** Writes what has been committed by now. One that cannot be written stays behind, which is what it may be. */
  async write(): Promise<void> {
    const counts = (await readRowCounts(this.client)).filter(({ name }) => COUNTED_OUTSIDE.includes(name));
    const text = JSON.stringify(Object.fromEntries(counts.map(({ name, added }) => [name, added])));
    if (text === this.#written || counts.length === 0) return;
    writeWhole(path.join(this.folder, FILE), Buffer.from(text));
    this.#written = text;
  }
}

/** Empty before the tables are counted for the first time. */
async function readRowCounts(client: PGlite): Promise<{ name: string; added: number; removed: number }[]> {
  const { rows: tables } = await client.query(`select 1 from pg_tables where tablename = 'row_counts'`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ name: string; added: number; removed: number }>(
    'select name, added::int, removed::int from row_counts order by name',
  );
  return rows;
}

/** Empty where the file is not there, as before its first writing, or holds no counts: then it says nothing. */
function readOutside(folder: string): Added {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, FILE), 'utf8')) as Added;
  } catch {
    return {};
  }
}
