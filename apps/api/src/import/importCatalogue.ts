import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { bumpRevision, refreshAvailability } from '../catalog/availability.js';
import type { Database } from '../db/database.js';
import { products, variants } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { allExcept } from '../db/upsert.js';
import { refreshTerms } from '../search/terms.js';
import type { ImportFile, ImportProblem } from './ImportedProduct.js';
import { placeProducts } from './placeProducts.js';
import { readShopState } from './shopState.js';

export interface ImportChoices {
  /** Validates and reports without writing. */
  readonly dryRun: boolean;
  /** Products missing from the file are no longer sold. */
  readonly replace: boolean;
  /** Whether regulated feeding products are excluded from promotions. */
  readonly enforced: boolean;
}

/** Result of an import or dry run. Nothing is written if there are problems. */
export interface ImportReport {
  readonly problems: readonly ImportProblem[];
  readonly added: number;
  readonly changed: number;
  readonly variants: number;
  /** Products no longer sold. */
  readonly ended: number;
  /** New variants without stock in the file; their stock is 0. */
  readonly withoutStock: number;
}

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const ROWS_AT_ONCE = 500;

class DryRun extends Error {}

/** Imports a catalogue file, entirely or, if anything is invalid, not at all. */
export async function importCatalogue(db: Database, file: ImportFile, choices: ImportChoices): Promise<ImportReport> {
  let report: ImportReport | undefined;
  try {
    await inTransaction(db, async (tx) => {
      report = await bringIn(tx, file, choices);
      if (choices.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (report === undefined) throw new Error('The import gave no report');
  // VACUUM updates planner statistics and enables index-only counts. It cannot run in a transaction and is optional:
  // autovacuum catches up.
  if (report.problems.length === 0 && !choices.dryRun)
    await db.execute(sql`vacuum analyze products, variants, search_terms`).catch(() => undefined);
  return report;
}

async function bringIn(tx: Database, file: ImportFile, choices: ImportChoices): Promise<ImportReport> {
  const state = await readShopState(tx, file.products);
  const { rows, problems } = placeProducts(file.products, state, choices.enforced);
  const all = [...file.problems, ...problems].sort((a, b) => a.place.localeCompare(b.place, 'en', { numeric: true }));
  const ids = rows.map(({ product }) => product.id);
  const report = {
    problems: all,
    added: ids.filter((id) => !state.productIds.has(id)).length,
    changed: ids.filter((id) => state.productIds.has(id)).length,
    variants: rows.reduce((sum, row) => sum + row.variants.length, 0),
    withoutStock: rows.reduce((sum, row) => sum + row.withoutStock, 0),
    ended: 0,
  };
  if (all.length > 0 || rows.length === 0) return report;
  for (const part of parts(rows)) {
    const ofPart = part.map(({ product }) => product.id);
    await tx
      .insert(products)
      .values(part.map(({ product }) => product))
      .onConflictDoUpdate({
        target: products.id,
        set: allExcept(products, ['id', 'addedAt', 'inStock', 'fromPriceFils', 'ratingTenths', 'ratingCounts']),
      });
    const own = part.flatMap((row) => row.variants);
    for (const some of parts(own))
      await tx
        .insert(variants)
        .values(some)
        .onConflictDoUpdate({ target: variants.code, set: allExcept(variants, ['code']) });
    await tx
      .update(variants)
      .set({ active: false })
      .where(
        and(
          inArray(variants.productId, ofPart),
          notInArray(
            variants.code,
            own.map(({ code }) => code),
          ),
        ),
      );
  }
  const ended = choices.replace ? await endAllBut(tx, ids) : 0;
  await refreshAvailability(tx, 'all');
  await refreshTerms(tx, 'product');
  await bumpRevision(tx);
  return { ...report, ended };
}

async function endAllBut(tx: Database, ids: readonly string[]): Promise<number> {
  // Passed as one parameter because of the limit of 65,535.
  const listed = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  const ended = await tx
    .update(products)
    .set({ active: false, imported: true })
    .where(and(eq(products.active, true), sql`${products.id} not in (${listed})`))
    .returning({ id: products.id });
  return ended.length;
}

function parts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}
