import type {
  Category,
  ListingQuery,
  OfferProduct,
  Product,
  ProductList,
  ProductSummary,
  SortingName,
} from '@mahd/contract';
import {
  AGE_BANDS,
  LISTING_PAGE_SIZE,
  LISTING_SHOWS,
  OLDEST_MONTHS,
  parseFils,
  soldOutLast,
  toWire,
} from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { notFound, ProblemError } from '../http/problem.js';
import { VersionedCache } from './versionedCache.js';
import { mayBePromoted } from './feedingRule.js';
import { closestProducts } from '../search/closest.js';
import type { FindSynonyms } from '../search/synonyms.js';
import { resolveQuery, type TextMatch } from '../search/terms.js';
import {
  countProducts,
  findByIds,
  findByRoutes,
  findCategories,
  findCategoryContents,
  findPriceRange,
  findProduct,
  findProducts,
  findVariants,
  hasSampleReviews,
  type CategoryRow,
  type ListingFilter,
  type ListingOrder,
  type SummaryRow,
} from './queries.js';
import { categoryTree, offerProduct, productDetail, productSummary, type CategoryIndex } from './view.js';

/** Limit of `page=all`, which is meant for small shops. */
const ALL_LIMIT = 1_000;
const MAX_OFFERS = 200;
const MAX_RELATED = 8;
const MAX_ALTERNATIVES = 3;
const SORTING_NAMES: readonly SortingName[] = Object.values(LISTING_SHOWS);

/** Path segments and query of a listing request; a missing segment is `null`. */
export interface ListingRequest {
  readonly category: string;
  readonly subcategory: string;
  readonly filter: string;
  readonly query: ListingQuery;
}

/** Reads the catalogue. */
export class CatalogService {
  readonly #counts: VersionedCache<number>;
  readonly #closest: VersionedCache<readonly string[]>;
  readonly #matches: VersionedCache<{ readonly match: TextMatch | null }>;
  readonly #categoryRows: VersionedCache<readonly CategoryRow[]>;
  readonly #categoryCounts: VersionedCache<NonNullable<ProductList['categories']>>;

  constructor(
    private readonly db: Database,
    /** Whether regulated feeding products are excluded from promotions. */
    private readonly feedingRuleEnforced: boolean,
    /** Catalogue version; cached values are valid until it changes. */
    version: () => Promise<string>,
    private readonly synonymsOf: FindSynonyms,
  ) {
    this.#counts = new VersionedCache(version);
    this.#closest = new VersionedCache(version);
    this.#matches = new VersionedCache(version);
    this.#categoryRows = new VersionedCache(version);
    this.#categoryCounts = new VersionedCache(version);
  }

  async products(page: string | undefined): Promise<ProductList> {
    return this.#list({}, { sort: 'featured', ...pageOf(page, LISTING_PAGE_SIZE) }, page, LISTING_PAGE_SIZE);
  }

  async listing(request: ListingRequest): Promise<ProductList> {
    const { query } = request;
    const words = query.q?.trim() ?? '';
    const place = await this.#place(request);
    const anywhere = { ...this.#marketingList(sortingOf(request.filter)), ...narrowing(query) };
    const filter = {
      ...place,
      ...anywhere,
      // A list by age alone is a suggestion of the shop.
      ...(query.age !== undefined &&
        words === '' &&
        isWholeShop(place) && { withoutRegulated: this.feedingRuleEnforced }),
    };
    const match = words === '' ? undefined : await this.#match(words);
    const size = query.per_page === undefined ? LISTING_PAGE_SIZE : Number(query.per_page);
    const page = pageOf(query.page, size);
    if (match === null)
      return {
        data: [],
        total: 0,
        page: query.page === 'all' ? 1 : Number(query.page ?? 1),
        per_page: query.page === 'all' ? 0 : size,
      };
    const order = { sort: query.sort ?? 'featured', ...page };
    const listOf = async (found: ListingFilter): Promise<ProductList> => {
      const [list, categories] = await Promise.all([
        this.#list({ ...filter, ...found }, order, query.page, size),
        query.counts === undefined ? undefined : this.#countByCategory({ ...anywhere, ...found }),
      ]);
      return categories === undefined ? list : { ...list, categories };
    };
    if (match === undefined) {
      const list = await listOf({});
      return list.total > 0 ? list : { ...list, ...(await this.#pricesBesides(filter)) };
    }
    const among = await this.#closestTo(match);
    const list = await listOf(among === undefined ? { match } : { among });
    // What was ignored may have been the point of the query.
    const ignored = !match.complete && list.total > 0;
    return among !== undefined || ignored ? { ...list, closest: true } : list;
  }

  async product(key: string): Promise<Product> {
    const row = await findProduct(this.db, key);
    if (row === undefined) throw notFound('unknown_product', 'Product not found.');
    const relatedRows = (await findByRoutes(this.db, row.related.slice(0, MAX_RELATED))).filter(
      (other) => !(this.feedingRuleEnforced && other.regulatedFeeding),
    );
    const categories = await this.#categories();
    const [own, related] = [await findVariants(this.db, [row.id]), await this.#summaries(relatedRows, categories)];
    const variants = own.get(row.id) ?? [];
    const alternatives = variants.some(({ stock }) => stock === 0)
      ? await this.#summaries(await this.#findAlternatives(row), categories)
      : [];
    return productDetail(
      row,
      variants,
      { related: soldOutLast(related), alternatives, sampleReviews: await hasSampleReviews(this.db, row.id) },
      categories,
      this.feedingRuleEnforced,
    );
  }

  async offers(filter: SortingName): Promise<OfferProduct[]> {
    const rows = await findProducts(this.db, this.#marketingList(filter), {
      sort: 'featured',
      limit: MAX_OFFERS,
      offset: 0,
    });
    return (await this.#summaries(rows, await this.#categories())).map(offerProduct);
  }

  async categories(): Promise<Category[]> {
    return categoryTree(await this.#findCategories(), await findCategoryContents(this.db));
  }

  /** The best matches for the search dropdown; if no product has all words, the closest ones. */
  async search(words: string, limit: number): Promise<{ products: ProductSummary[]; total: number; closest: boolean }> {
    const match = await this.#match(words);
    if (match === null) return { products: [], total: 0, closest: false };
    const order = { sort: 'featured', limit, offset: 0 } as const;
    const rows = await findProducts(this.db, { match }, order);
    const among = rows.length > 0 ? undefined : await this.#closestTo(match);
    const shown = among === undefined ? rows : await findProducts(this.db, { among }, order);
    return {
      products: await this.#summaries(shown, await this.#categories()),
      // Fewer than asked for are all.
      total: shown.length < limit ? shown.length : await this.#count(among === undefined ? { match } : { among }),
      closest: shown.length > 0 && (among !== undefined || !match.complete),
    };
  }

  /** Summaries by product id, without products that are no longer sold. */
  async summariesOf(ids: readonly string[]): Promise<ReadonlyMap<string, ProductSummary>> {
    const summaries = await this.#summaries(await findByIds(this.db, ids), await this.#categories());
    return new Map(summaries.map((summary) => [summary._id, summary]));
  }

  /** Products in stock of the same subcategory, then of the same category. Regulated goods have no alternatives and are never one. */
  async #findAlternatives(row: SummaryRow): Promise<SummaryRow[]> {
    if (!mayBePromoted(row, this.feedingRuleEnforced)) return [];
    const order = { sort: 'featured', limit: MAX_ALTERNATIVES + 1, offset: 0 } as const;
    const filter = { inStock: true, withoutRegulated: this.feedingRuleEnforced };
    const closest = await findProducts(this.db, { ...filter, subCategoryId: row.subCategoryId }, order);
    const found = closest.filter(({ id }) => id !== row.id);
    if (found.length >= MAX_ALTERNATIVES) return found.slice(0, MAX_ALTERNATIVES);
    const limit = 2 * MAX_ALTERNATIVES + 1;
    const more = await findProducts(this.db, { ...filter, categoryId: row.categoryId }, { ...order, limit });
    const others = more.filter(({ id }) => id !== row.id && !found.some((known) => known.id === id));
    return [...found, ...others].slice(0, MAX_ALTERNATIVES);
  }

  async #list(
    filter: ListingFilter,
    order: ListingOrder,
    page: string | undefined,
    size: number,
  ): Promise<ProductList> {
    const total = await this.#count(filter);
    const rows = order.offset >= total ? [] : await findProducts(this.db, filter, order);
    const data = await this.#summaries(rows, await this.#categories());
    return page === 'all'
      ? { data, total, page: 1, per_page: total }
      : { data, total, page: Number(page ?? 1), per_page: size };
  }

  /** The prices that there are without the price filter that matches nothing. */
  async #pricesBesides({ minFils, maxFils, ...others }: ListingFilter): Promise<Pick<ProductList, 'prices'>> {
    if (minFils === undefined && maxFils === undefined) return {};
    const range = await findPriceRange(this.db, others);
    return range === null ? {} : { prices: { lowest: toWire(range.lowest), highest: toWire(range.highest) } };
  }

  #count(filter: ListingFilter): Promise<number> {
    return this.#counts.get(JSON.stringify(filter), () => countProducts(this.db, filter));
  }

  /** The totals of the lists of each category under a filter that has none. */
  #countByCategory(filter: ListingFilter): Promise<NonNullable<ProductList['categories']>> {
    return this.#categoryCounts.get(JSON.stringify(filter), async () =>
      [...(await findCategoryContents(this.db, filter))].map(([_id, { total }]) => ({ _id, products_count: total })),
    );
  }

  /** Resolves a search; its pages and filters share the result. */
  async #match(words: string): Promise<TextMatch | null> {
    const { match } = await this.#matches.get(words, async () => ({
      match: await resolveQuery(this.db, 'product', words, this.synonymsOf),
    }));
    return match;
  }

  /** Ids of the closest products when none has all words; undefined otherwise. Other filters do not affect it. */
  async #closestTo(match: TextMatch): Promise<readonly string[] | undefined> {
    if (match.terms.length === 1 || (await this.#count({ match })) > 0) return undefined;
    return this.#closest.get(JSON.stringify(match.terms), () => closestProducts(this.db, match));
  }

  async #summaries(rows: readonly SummaryRow[], categories: CategoryIndex): Promise<ProductSummary[]> {
    const variants = await findVariants(
      this.db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => productSummary(row, variants.get(row.id) ?? [], categories, this.feedingRuleEnforced));
  }

  async #categories(): Promise<ReadonlyMap<string, CategoryRow>> {
    return new Map((await this.#findCategories()).map((row) => [row.id, row]));
  }

  #findCategories(): Promise<readonly CategoryRow[]> {
    return this.#categoryRows.get('all', () => findCategories(this.db));
  }

  async #place({ category, subcategory }: ListingRequest): Promise<ListingFilter> {
    const [wantedTop, wantedSub] = [partOf(category), partOf(subcategory)];
    if (wantedTop === undefined && wantedSub === undefined) return {};
    const rows = await this.#findCategories();
    const top =
      wantedTop === undefined ? undefined : rows.find((row) => row.parentId === null && isNamed(row, wantedTop));
    if (wantedTop !== undefined && top === undefined) throw notFound('unknown_category', 'Category not found.');
    if (wantedSub === undefined) return { categoryId: top?.id };
    const sub = rows.find(
      (row) => row.parentId !== null && (top === undefined || row.parentId === top.id) && isNamed(row, wantedSub),
    );
    if (sub === undefined) throw notFound('unknown_sub_category', 'Subcategory not found.');
    return { subCategoryId: sub.id };
  }

  #marketingList(sorting: SortingName | undefined): ListingFilter {
    return sorting === undefined
      ? {}
      : { sorting, withoutRegulated: this.feedingRuleEnforced && sorting !== 'Popularity' };
  }
}

function partOf(part: string): string | undefined {
  return part === 'null' || part === 'undefined' ? undefined : part;
}

function isWholeShop({ categoryId, subCategoryId }: ListingFilter): boolean {
  return categoryId === undefined && subCategoryId === undefined;
}

function isNamed(row: CategoryRow, part: string): boolean {
  return row.route === part.toLowerCase() || row.id === part;
}

function sortingOf(part: string): SortingName | undefined {
  const wanted = partOf(part);
  if (wanted === undefined) return undefined;
  const name = SORTING_NAMES.find((known) => known === wanted);
  if (name === undefined) {
    throw new ProblemError(400, 'validation', 'Some fields are not valid.', {
      errors: [{ field: 'filter', code: 'enum', message: 'must be one of the known filters or null' }],
    });
  }
  return name;
}

function narrowing(query: ListingQuery): ListingFilter {
  return {
    minFils: filsOf(query.min_price),
    maxFils: filsOf(query.max_price),
    ages: query.age === undefined ? undefined : monthsUntil(Math.max(...query.age.split(',').map(Number))),
    inStock: query.in_stock === 'true' || query.in_stock === '1' ? true : undefined,
  };
}

function filsOf(amount: string | undefined): number | undefined {
  return amount === undefined ? undefined : (parseFils(amount) ?? undefined);
}

/** The months up to the end of an age's band: products made from one of these ages are suitable. */
function monthsUntil(age: number): number[] {
  const end = AGE_BANDS.find((band) => band > age) ?? OLDEST_MONTHS + 1;
  return Array.from({ length: end }, (_, month) => month);
}

function pageOf(page: string | undefined, size: number): { limit: number; offset: number } {
  return page === 'all' ? { limit: ALL_LIMIT, offset: 0 } : { limit: size, offset: (Number(page ?? 1) - 1) * size };
}
