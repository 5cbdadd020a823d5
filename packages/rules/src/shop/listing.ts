import { toLatinDigits } from '../locale/digits.js';
import { AGE_BANDS, type AgeBand } from './ageBands.js';
import { parseFils, toWire, type Fils } from './money.js';

/** Values of the `show` parameter with the names that the API uses. */
export const LISTING_SHOWS = {
  popularity: 'Popularity',
  recommended: 'Recommended',
  'best-seller': 'Best Seller',
  'limited-time-offers': 'Limited Time Offers',
} as const;
export type ListingShow = keyof typeof LISTING_SHOWS;

/** Sort orders, the default first. */
export const LISTING_SORTS = ['featured', 'price_asc', 'price_desc', 'newest', 'name'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 100;

/** The query of a listing. Category and sub-category are in the path. */
export interface ListingQuery {
  /** Null shows all. */
  readonly show: ListingShow | null;
  readonly sort: ListingSort;
  readonly minPrice: Fils | null;
  readonly maxPrice: Fils | null;
  /** Ascending; empty for every age. */
  readonly age: readonly AgeBand[];
  readonly inStock: boolean;
  /** Search text; '' for none. */
  readonly q: string;
  /** From 1; null for an invalid page. Whether the page exists depends on the total. */
  readonly page: number | null;
}

/** Parses a query string. Invalid filters are ignored; an invalid page becomes null. */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const ages = (parameters.get('age') ?? '').split(',');
  return {
    show: oneOf(Object.keys(LISTING_SHOWS) as ListingShow[], parameters.get('show')),
    sort: oneOf(LISTING_SORTS, parameters.get('sort')) ?? 'featured',
    minPrice: parsePrice(parameters.get('minPrice')),
    maxPrice: parsePrice(parameters.get('maxPrice')),
    age: AGE_BANDS.filter((band) => ages.includes(String(band))),
    inStock: parameters.get('inStock') === 'true',
    q: cleanQuery(parameters.get('q') ?? ''),
    page: parsePage(parameters.get('page')),
  };
}

/** The canonical query string without `?`: no defaults, fixed order; '' for an unfiltered listing. */
export function serializeListingQuery(query: ListingQuery): string {
  const parameters = new URLSearchParams();
  if (query.show) parameters.set('show', query.show);
  if (query.sort !== 'featured') parameters.set('sort', query.sort);
  if (query.minPrice !== null) parameters.set('minPrice', String(toWire(query.minPrice)));
  if (query.maxPrice !== null) parameters.set('maxPrice', String(toWire(query.maxPrice)));
  if (query.age.length > 0) parameters.set('age', AGE_BANDS.filter((band) => query.age.includes(band)).join(','));
  if (query.inStock) parameters.set('inStock', 'true');
  const q = cleanQuery(query.q);
  if (q !== '') parameters.set('q', q);
  if (query.page !== null && query.page !== 1) parameters.set('page', String(query.page));
  return parameters.toString();
}

/** Whether the minimum price exceeds the maximum, so that nothing can match. */
export function isPriceRangeReversed(query: Pick<ListingQuery, 'minPrice' | 'maxPrice'>): boolean {
  return query.minPrice !== null && query.maxPrice !== null && query.minPrice > query.maxPrice;
}

/** The products in their order, except that those out of stock come last. */
export function soldOutLast<Product extends { readonly default_stock: number }>(
  products: readonly Product[],
): Product[] {
  const inStock = products.filter((product) => product.default_stock > 0);
  return [...inStock, ...products.filter((product) => !inStock.includes(product))];
}

function parsePage(text: string | null): number | null {
  if (text === null || text === '') return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Up to six digits before the point, the limit of the API. */
function parsePrice(text: string | null): Fils | null {
  const latin = toLatinDigits(text ?? '');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(latin) ? parseFils(latin) : null;
}

/** Without control characters and direction overrides, which would reverse the text around it. Truncates by code points, so that no character is split. */
function cleanQuery(text: string): string {
  const words = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return Array.from(words).slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
