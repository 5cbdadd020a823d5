import type { ListingSort, SortingName } from '@mahd/contract';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  min,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { categories, catalogueState, products, reviews, variants } from '../db/schema/index.js';
import { bestOfWord, matchesWords, rankOfWords } from '../search/match.js';
import type { TextMatch } from '../search/terms.js';

const {
  details: _details,
  searchWords: _searchWords,
  nameWords: _nameWords,
  mainWords: _mainWords,
  nameEn: _nameEn,
  nameAr: _nameAr,
  addedAt: _addedAt,
  imported: _imported,
  ...summaryColumns
} = getTableColumns(products);
const { details } = getTableColumns(products);

export type SummaryRow = Pick<typeof products.$inferSelect, keyof typeof summaryColumns>;
export type DetailRow = SummaryRow & Pick<typeof products.$inferSelect, 'details'>;
export type VariantRow = typeof variants.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;

/** Filters of a listing. Prices in fils. */
export interface ListingFilter {
  readonly categoryId?: string;
  readonly subCategoryId?: string;
  readonly sorting?: SortingName;
  readonly match?: TextMatch;
  /** Restricts to these product ids, best match first. */
  readonly among?: readonly string[];
  readonly minFils?: number;
  readonly maxFils?: number;
  /** Months from which a product may be made. The highest come first in the default order. */
  readonly ages?: readonly number[];
  readonly inStock?: boolean;
  /** Excludes products that may not be promoted. */
  readonly withoutRegulated?: boolean;
}

export interface ListingOrder {
  readonly sort: ListingSort;
  readonly limit: number;
  readonly offset: number;
}

export async function countProducts(db: Database, filter: ListingFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(products).where(conditionOf(filter));
  return counted?.total ?? 0;
}

export async function findProducts(db: Database, filter: ListingFilter, order: ListingOrder): Promise<SummaryRow[]> {
  return db
    .select(summaryColumns)
    .from(products)
    .where(firstMatches(filter, order) ?? conditionOf(filter))
    .orderBy(...orderOf(order.sort, filter))
    .limit(order.limit)
    .offset(order.offset);
}

/** A product by its id, route, product code or the code of one of its variants. */
export async function findProduct(db: Database, key: string): Promise<DetailRow | undefined> {
  const ofVariant = sql`(select ${variants.productId} from ${variants} where ${variants.code} = ${key} and ${variants.active})`;
  const [row] = await db
    .select({ ...summaryColumns, details })
    .from(products)
    .where(
      and(
        products.active,
        or(eq(products.route, key), eq(products.id, key), eq(products.productCode, key), eq(products.id, ofVariant)),
      ),
    )
    .limit(1);
  return row;
}

/** Whether sample reviews count in a product's rating. */
export async function hasSampleReviews(db: Database, productId: string): Promise<boolean> {
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.sample, true), eq(reviews.state, 'approved')))
    .limit(1);
  return found.length > 0;
}

/** Products by route, in the order of the routes. */
export async function findByRoutes(db: Database, routes: readonly string[]): Promise<SummaryRow[]> {
  if (routes.length === 0) return [];
  const rows = await db
    .select(summaryColumns)
    .from(products)
    .where(and(products.active, inArray(products.route, [...routes])));
  const byRoute = new Map(rows.map((row) => [row.route, row]));
  return routes.map((route) => byRoute.get(route)).filter((row) => row !== undefined);
}

/** Active products by id. */
export async function findByIds(db: Database, ids: readonly string[]): Promise<SummaryRow[]> {
  return ids.length === 0
    ? []
    : db
        .select(summaryColumns)
        .from(products)
        .where(and(products.active, inArray(products.id, [...ids])));
}

/** Variants by product id, in order. */
export async function findVariants(
  db: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, VariantRow[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(variants)
    .where(and(inArray(variants.productId, [...productIds]), variants.active))
    .orderBy(asc(variants.productId), asc(variants.position));
  const byProduct = new Map<string, VariantRow[]>();
  for (const row of rows) {
    const group = byProduct.get(row.productId);
    if (group === undefined) byProduct.set(row.productId, [row]);
    else group.push(row);
  }
  return byProduct;
}

export async function findCategories(db: Database): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(sql`${categories.active}`)
    .orderBy(asc(categories.position), asc(categories.route));
}

/** The products of a category or sub-category: how many, and the lowest of their prices. */
export interface CategoryContents {
  readonly total: number;
  readonly fromFils: number | null;
}

/** The contents of all categories and sub-categories under a filter; those without any product are left out. */
export async function findCategoryContents(
  db: Database,
  filter: ListingFilter = {},
): Promise<ReadonlyMap<string, CategoryContents>> {
  const rows = await db
    .select({
      categoryId: products.categoryId,
      subCategoryId: products.subCategoryId,
      total: count(),
      fromFils: min(products.fromPriceFils),
    })
    .from(products)
    .where(conditionOf(filter))
    .groupBy(products.categoryId, products.subCategoryId);
  const contents = new Map<string, CategoryContents>();
  for (const { categoryId, subCategoryId, total, fromFils } of rows)
    for (const id of [subCategoryId, categoryId]) {
      const before = contents.get(id);
      contents.set(id, { total: total + (before?.total ?? 0), fromFils: lower(fromFils, before?.fromFils ?? null) });
    }
  return contents;
}

const lower = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The lowest and the highest price in a list; null without any. */
export async function findPriceRange(
  db: Database,
  filter: ListingFilter,
): Promise<{ lowest: number; highest: number } | null> {
  const price = priceIn(filter);
  const [range] = await db
    .select({ lowest: sql<number | null>`min(${price})::int`, highest: sql<number | null>`max(${price})::int` })
    .from(products)
    .where(conditionOf(filter));
  return range?.lowest == null || range.highest === null ? null : { lowest: range.lowest, highest: range.highest };
}

export async function readCatalogueState(db: Database): Promise<{ contentKey: string; revision: number } | undefined> {
  const [state] = await db
    .select({ contentKey: catalogueState.contentKey, revision: catalogueState.revision })
    .from(catalogueState);
  return state;
}

/** Precomputed best matches for an otherwise unfiltered search. */
function firstMatches({ match, ...others }: ListingFilter, { sort, limit, offset }: ListingOrder): SQL | undefined {
  const isNarrowed = Object.values(others).some((value) => value !== undefined && value !== false);
  if (!match?.complete || isNarrowed || sort !== 'featured') return undefined;
  const best = bestOfWord({ id: products.id, words: products.searchWords }, match, offset + limit);
  return best && and(sql`${products.active}`, best);
}

function conditionOf(filter: ListingFilter): SQL | undefined {
  return and(
    sql`${products.active}`,
    filter.categoryId === undefined ? undefined : eq(products.categoryId, filter.categoryId),
    filter.subCategoryId === undefined ? undefined : eq(products.subCategoryId, filter.subCategoryId),
    filter.sorting === undefined ? undefined : arrayContains(products.sortings, [filter.sorting]),
    filter.withoutRegulated ? eq(products.regulatedFeeding, false) : undefined,
    filter.minFils === undefined ? undefined : gte(priceIn(filter), filter.minFils),
    filter.maxFils === undefined ? undefined : lte(priceIn(filter), filter.maxFils),
    filter.ages === undefined ? undefined : arrayOverlaps(products.ages, [...filter.ages]),
    filter.inStock ? eq(products.inStock, true) : undefined,
    filter.match && matchesWords(wordsFor(filter.match), filter.match.terms),
    filter.among === undefined ? undefined : inArray(products.id, [...filter.among]),
  );
}

/** A product that has only some words of a query must have them in its name: its text has words of nearly every search. */
const wordsFor = ({ complete }: TextMatch) => (complete ? products.searchWords : products.nameWords);

/** The lowest price of a product; in a list of offers that of its default size, if reduced. */
function priceIn({ sorting }: ListingFilter): SQL {
  if (sorting !== 'Limited Time Offers') return sql`${products.fromPriceFils}`;
  const reduced = sql`${variants.discountedFils} > 0 and ${variants.discountedFils} < ${variants.priceFils}`;
  return sql`coalesce((select ${variants.discountedFils} from ${variants} where ${variants.code} = ${products.defaultVariant} and ${variants.active} and ${reduced}), ${products.fromPriceFils})`;
}

function orderOf(sort: ListingSort, filter: ListingFilter): SQL[] {
  const { match, among, ages } = filter;
  switch (sort) {
    case 'price_asc':
      return [sql`${priceIn(filter)} asc nulls last`, asc(products.position)];
    case 'price_desc':
      return [sql`${priceIn(filter)} desc nulls last`, asc(products.position)];
    case 'newest':
      return [desc(products.addedAt), desc(products.position)];
    case 'name':
      return [sql`lower(${products.nameEn})`, asc(products.position)];
    case 'name_ar':
      return [asc(products.nameAr), asc(products.position)];
    case 'featured':
      if (among !== undefined) return [sql`array_position(${sql.param([...among])}::text[], ${products.id})`];
      return match === undefined
        ? [...(ages === undefined ? [] : [desc(products.ageFromMonths)]), asc(products.position)]
        : [
            ...rankOfWords({ name: products.nameWords, main: products.mainWords }, match),
            asc(products.position),
            asc(products.id),
          ];
  }
}
