import { inArray, max, or, sql } from 'drizzle-orm';
import { findCategories, type CategoryRow } from '../catalog/queries.js';
import type { Database } from '../db/database.js';
import { products, variants } from '../db/schema/index.js';
import type { ImportedProduct } from './ImportedProduct.js';

type KnownProduct = Pick<
  typeof products.$inferSelect,
  'id' | 'route' | 'productCode' | 'position' | 'pictures' | 'sortings'
>;
type KnownVariant = Pick<typeof variants.$inferSelect, 'code' | 'productId' | 'stock' | 'texts' | 'pictures'>;

/** Existing products and variants that an import refers to. */
export interface ShopState {
  readonly categories: readonly CategoryRow[];
  readonly byRoute: ReadonlyMap<string, KnownProduct>;
  readonly byCode: ReadonlyMap<string, KnownProduct>;
  readonly productIds: ReadonlySet<string>;
  readonly variantsOf: ReadonlyMap<string, readonly KnownVariant[]>;
  readonly variantByCode: ReadonlyMap<string, KnownVariant>;
  /** The next free position among all products. */
  readonly nextPosition: number;
}

const KEYS_AT_ONCE = 5_000;

export async function readShopState(db: Database, imported: readonly ImportedProduct[]): Promise<ShopState> {
  const { id, route, productCode, position, pictures, sortings } = products;
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
    const found = await db
      .select({ id, route, productCode, position, pictures, sortings })
      .from(products)
      .where(or(inArray(route, ['', ...some]), inArray(productCode, ['', ...more])));
    for (const row of found) known.set(row.id, row);
  }
  const knownVariants = new Map<string, KnownVariant>();
  const columns = {
    code: variants.code,
    productId: variants.productId,
    stock: variants.stock,
    texts: variants.texts,
    pictures: variants.pictures,
  };
  for (const [some, more] of chunks([...known.keys()], codes)) {
    const found = await db
      .select(columns)
      .from(variants)
      .where(or(inArray(variants.productId, ['', ...some]), inArray(variants.code, ['', ...more])));
    for (const row of found) knownVariants.set(row.code, row);
  }
  const variantsOf = new Map<string, KnownVariant[]>();
  for (const variant of knownVariants.values())
    variantsOf.set(variant.productId, [...(variantsOf.get(variant.productId) ?? []), variant]);
  const [last] = await db
    .select({ position: max(position) })
    .from(products)
    .where(sql`true`);
  return {
    categories: await findCategories(db),
    byRoute: new Map([...known.values()].map((row) => [row.route, row])),
    byCode: new Map([...known.values()].map((row) => [row.productCode, row])),
    productIds: new Set(known.keys()),
    variantsOf,
    variantByCode: knownVariants,
    nextPosition: (last?.position ?? -1) + 1,
  };
}

/** Splits two lists into parallel chunks. */
function chunks(first: readonly string[], second: readonly string[]): [string[], string[]][] {
  const count = Math.ceil(Math.max(first.length, second.length) / KEYS_AT_ONCE);
  const part = (list: readonly string[], index: number) => list.slice(index * KEYS_AT_ONCE, (index + 1) * KEYS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => [part(first, index), part(second, index)]);
}
