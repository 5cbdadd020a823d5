import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../startError.js';
import { isDiskFull } from './diskSpace.js';
import { missingRows } from './rowCounts.js';

/** Tables of the shop and their TOAST tables. */
const HEAPS = `
  select oid, relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all
  select long.oid, short.relname from pg_class short join pg_class long on long.oid = short.reltoastrelid
    where short.relnamespace = 'public'::regnamespace and short.relkind = 'r'`;

/** Indexes of these tables by access method. */
const indexes = (kind: string) => `
  select index.indexrelid as oid, index.indexrelid::regclass::text as name
    from pg_index index join pg_class relation on relation.oid = index.indexrelid join pg_am kind on kind.oid = relation.relam
    where kind.amname = '${kind}' and index.indrelid in (select oid from (${HEAPS}) heaps)`;

/**
 * Verifies checksums and structure of all tables and indexes with PostgreSQL's amcheck, and compares row counts. Takes
 * about three seconds for 100,000 orders. Throws a StartError `database-damaged`.
 */
export async function verifyDatabase(client: PGlite, folder: string): Promise<void> {
  try {
    await client.exec('create extension if not exists amcheck');
    const { rows } = await client.query<{ name: string; blkno: number; msg: string }>(
      `select name, blkno, msg from (${HEAPS}) heaps, lateral verify_heapam(oid) limit 1`,
    );
    const [wrong] = rows;
    if (wrong !== undefined) throw new Error(`the table ${wrong.name} is wrong in block ${wrong.blkno}: ${wrong.msg}`);
    await client.query(`select bt_index_check(oid) from (${indexes('btree')}) indexes`);
    await client.query(`select gin_index_check(oid) from (${indexes('gin')}) indexes`);
    const missing = await missingRows(client, folder);
    if (missing !== null) throw new Error(missing);
  } catch (error) {
    throw isDiskFull(error) ? error : databaseDamaged(folder, (error as Error).message, error);
  }
}

/** `what` describes the problem as part of a sentence. */
export function databaseDamaged(folder: string, what: string, cause: unknown): StartError {
  return new StartError(
    'database-damaged',
    `The files of the embedded database in ${folder} are damaged (${what}) and were left as they are: restore the latest backup with "npm run shop -- backup restore <file> --replace", which keeps them next to it. Orders since then can often be read with "npm run shop -- backup salvage <folder>".`,
    { cause },
  );
}
