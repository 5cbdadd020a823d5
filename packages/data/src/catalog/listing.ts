import type * as wire from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';
import { isPriceRangeReversed, LISTING_SHOWS, type ListingQuery } from '@mahd/rules/shop';
import { HttpError } from '../http/index.js';
import type { ListingPlace } from './paths.js';

/** Parameters of a listing, all optional: an empty object is the first page of all products. */
export interface ListingParams {
  readonly category?: string;
  readonly subcategory?: string;
  readonly filter?: wire.SortingName;
  /** From 1; `all` for all products. */
  readonly page?: number | 'all';
  /** At most 48. Default: 12. */
  readonly perPage?: number;
  readonly q?: string;
  /** The API's values; `name_ar` sorts by the Arabic name. */
  readonly sort?: wire.ListingSort;
  /** Fils. */
  readonly minPrice?: number;
  /** Fils. */
  readonly maxPrice?: number;
  /** Minimum age in months. */
  readonly ages?: readonly number[];
  readonly inStock?: boolean;
  /** Also counts the products of each category under these filters. */
  readonly counts?: boolean;
}

/** The lowest and the highest price of a list, in fils. */
export interface PriceRange {
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** How many products of a list each category and sub-category has. */
export type CategoryCounts = Required<wire.ProductList>['categories'];

/**
 * Parameters for a listing's URL. Equal listings have equal parameters. An inverted price range is dropped, because it
 * matches nothing.
 * @throws HttpError with status 404 for an invalid page (0, text)
 */
export function toListingParams(
  { category, subcategory }: ListingPlace,
  query: ListingQuery,
  language: Language,
): ListingParams {
  if (query.page === null) throw new HttpError('status', 'No such page', { status: 404 });
  const reversed = isPriceRangeReversed(query);
  const filters = {
    ...(query.show && { filter: LISTING_SHOWS[query.show] }),
    ...(query.q !== '' && { q: query.q }),
    ...(query.minPrice !== null && !reversed && { minPrice: query.minPrice }),
    ...(query.maxPrice !== null && !reversed && { maxPrice: query.maxPrice }),
    ...(query.age.length > 0 && { ages: query.age }),
    ...(query.inStock && { inStock: true }),
  };
  return {
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(query.page !== 1 && { page: query.page }),
    ...(query.sort !== 'featured' && { sort: query.sort === 'name' && language === 'ar' ? 'name_ar' : query.sort }),
    ...filters,
    // Without a filter the categories themselves say how many products they have.
    ...(Object.keys(filters).length > 0 && { counts: true }),
  };
}
