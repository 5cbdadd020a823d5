import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** `set` of an upsert: all columns except those named take the new row's value. */
export function allExcept(table: PgTable, excluded: readonly string[]): Record<string, SQL> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !excluded.includes(name));
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]));
}
