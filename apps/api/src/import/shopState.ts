import { asc, desc, inArray, max, or, sql } from 'drizzle-orm';
import { findCategories, type CategoryRow } from '../catalog/queries.js';
import type { Database } from '../db/database.js';
import { products, variants } from '../db/schema/index.js';
import type { ImportedProduct } from './ImportedProduct.js';

export type KnownProduct = typeof products.$inferSelect;
export type KnownVariant = typeof variants.$inferSelect;

/** Existing products and variants that an import refers to. */
export interface ShopState {
  readonly categories: readonly CategoryRow[];
  readonly byRoute: ReadonlyMap<string, KnownProduct>;
  readonly byCode: ReadonlyMap<string, KnownProduct>;
  readonly byId: ReadonlyMap<string, KnownProduct>;
  /** Sizes and patterns that are sold come first. */
  readonly variantsOf: ReadonlyMap<string, readonly KnownVariant[]>;
  readonly variantByCode: ReadonlyMap<string, KnownVariant>;
  /** The next free position among all products. */
  readonly nextPosition: number;
}

const KEYS_AT_ONCE = 5_000;

export async function readShopState(db: Database, imported: readonly ImportedProduct[]): Promise<ShopState> {
  const routes = [...new Set(imported.map((product) => product.route))];
  const codes = [
    ...new Set(
      imported
        .flatMap((product) => [product.code, ...product.variants.map((variant) => variant.code)])
        .filter((code) => code !== null),
    ),
  ];
  const known = new Map<string, KnownProduct>();
  for (const [some, more] of chunks(routes, codes)) {
    const owners = db
      .select({ id: variants.productId })
      .from(variants)
      .where(inArray(variants.code, ['', ...more]));
    const found = await db
      .select()
      .from(products)
      .where(
        or(
          inArray(products.route, ['', ...some]),
          inArray(products.productCode, ['', ...more]),
          inArray(products.id, owners),
        ),
      );
    for (const row of found) known.set(row.id, row);
  }
  const variantByCode = new Map<string, KnownVariant>();
  const variantsOf = new Map<string, KnownVariant[]>();
  for (const [some] of chunks([...known.keys()], [])) {
    const found = await db
      .select()
      .from(variants)
      .where(inArray(variants.productId, ['', ...some]))
      .orderBy(desc(variants.active), asc(variants.position));
    for (const row of found) {
      variantByCode.set(row.code, row);
      variantsOf.set(row.productId, [...(variantsOf.get(row.productId) ?? []), row]);
    }
  }
  const [last] = await db
    .select({ position: max(products.position) })
    .from(products)
    .where(sql`true`);
  return {
    categories: await findCategories(db),
    byRoute: new Map([...known.values()].map((row) => [row.route, row])),
    byCode: new Map([...known.values()].map((row) => [row.productCode, row])),
    byId: known,
    variantsOf,
    variantByCode,
    nextPosition: (last?.position ?? -1) + 1,
  };
}

/** Splits two lists into parallel chunks. */
function chunks(first: readonly string[], second: readonly string[]): [string[], string[]][] {
  const count = Math.ceil(Math.max(first.length, second.length) / KEYS_AT_ONCE);
  const part = (list: readonly string[], index: number) => list.slice(index * KEYS_AT_ONCE, (index + 1) * KEYS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => [part(first, index), part(second, index)]);
}
