import { and, eq, sql } from 'drizzle-orm';
import { bumpRevision, refreshAvailability } from '../catalog/availability.js';
import type { Database } from '../db/database.js';
import { products, variants } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { allExcept } from '../db/upsert.js';
import { refreshTerms } from '../search/terms.js';
import { changesOf, type ImportChange } from './changes.js';
import type { ImportFile, ImportProblem } from './ImportedProduct.js';
import { nameWarnings } from './nameWarnings.js';
import { misplaced, placeProducts, type PlacedProduct } from './placeProducts.js';
import { readShopState } from './shopState.js';

export interface ImportChoices {
  /** Validates and reports without writing. */
  readonly dryRun: boolean;
  /** Products, sizes and patterns missing from the file are no longer sold. */
  readonly replace: boolean;
  /** Whether regulated feeding products are excluded from promotions. */
  readonly feedingRuleEnforced: boolean;
}

/** Result of an import or dry run. Nothing is written if there are problems. */
export interface ImportReport {
  readonly problems: readonly ImportProblem[];
  readonly added: number;
  /** What the file changes about each existing product that it changes. */
  readonly changed: readonly (readonly ImportChange[])[];
  /** What is allowed and probably a mistake. */
  readonly warnings: readonly ImportProblem[];
  /** Existing products that are as in the file. */
  readonly unchanged: number;
  readonly variants: number;
  /** Products no longer sold. */
  readonly ended: readonly { readonly productCode: string; readonly name: string }[];
  /** Sizes and patterns of other products no longer sold. */
  readonly endedVariants: number;
  /** New variants without stock in the file; their stock is 0. */
  readonly withoutStock: number;
}

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/** Columns of existing products that files do not have. */
const KEPT = [
  'id',
  'addedAt',
  'inStock',
  'fromPriceFils',
  'ratingTenths',
  'ratingCounts',
  'downloads',
  'video',
  'videoTitle',
];

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
  const { rows, problems } = placeProducts(file.products, state, choices);
  const all = [...file.problems, ...problems, ...misplaced(file.incomplete, state)].sort((a, b) =>
    a.place.localeCompare(b.place, 'en', { numeric: true }),
  );
  const known = rows.filter(({ present }) => present !== undefined);
  const changed = known.map(changesOf).filter((changes) => changes.length > 0);
  const named = rows.flatMap((row) => row.variants);
  const report = {
    changed,
    warnings: nameWarnings(file.products),
    problems: all,
    added: rows.length - known.length,
    unchanged: known.length - changed.length,
    variants: named.length,
    endedVariants: rows.reduce((sum, row) => sum + row.ended, 0),
    withoutStock: named.filter(({ hasStock, present }) => !hasStock && present === undefined).length,
    ended: [],
  };
  if (all.length > 0 || rows.length === 0) return report;
  await lockVariants(tx, rows);
  for (const part of parts(rows)) {
    await tx
      .insert(products)
      .values(part.map(({ product }) => product))
      .onConflictDoUpdate({ target: products.id, set: allExcept(products, KEPT) });
  }
  for (const part of parts(named)) {
    // Orders change the stock that the file does not name.
    for (const hasStock of [true, false]) {
      const some = part.filter((variant) => variant.hasStock === hasStock).map(({ row }) => row);
      if (some.length > 0)
        await tx
          .insert(variants)
          .values(some)
          .onConflictDoUpdate({
            target: variants.code,
            set: allExcept(variants, hasStock ? ['code'] : ['code', 'stock']),
          });
    }
  }
  const ended = choices.replace ? await endOthers(tx, rows) : [];
  await refreshAvailability(tx, 'all');
  await refreshTerms(tx, 'product');
  await bumpRevision(tx);
  return { ...report, ended };
}

/** A list as one parameter, because of the limit of 65,535. */
const listOf = (texts: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Variants are locked before products and in the order of their codes, as by orders: that prevents deadlocks. */
async function lockVariants(tx: Database, rows: readonly PlacedProduct[]): Promise<void> {
  const ids = rows.map(({ product }) => product.id);
  await tx
    .select({ code: variants.code })
    .from(variants)
    .where(sql`${variants.productId} in ${listOf(ids)}`)
    .orderBy(variants.code)
    .for('update');
}

/** Ends the sale of everything that is not in the file. Returns the products. */
async function endOthers(tx: Database, rows: readonly PlacedProduct[]): Promise<ImportReport['ended']> {
  const ids = listOf(rows.map(({ product }) => product.id));
  const codes = listOf(rows.flatMap(({ sold }) => sold));
  await tx
    .update(variants)
    .set({ active: false })
    .where(and(eq(variants.active, true), sql`${variants.productId} in ${ids} and ${variants.code} not in ${codes}`));
  return tx
    .update(products)
    .set({ active: false, imported: true })
    .where(and(eq(products.active, true), sql`${products.id} not in ${ids}`))
    .returning({ productCode: products.productCode, name: products.nameEn });
}

function parts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}
