import type * as wire from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';
import { isPriceRangeReversed, LISTING_SHOWS, toWire, type ListingQuery } from '@mahd/rules/shop';
import { HttpError } from '../http/index.js';
import type { ListingPlace } from './paths.js';

/** What a listing call asks for. Everything is optional: an empty object is the first page of all products. */
export interface ListingParams {
  readonly category?: string;
  readonly subcategory?: string;
  readonly filter?: wire.SortingName;
  /** From 1; `all` for everything. */
  readonly page?: number | 'all';
  /** At most 48; 12 when left out. */
  readonly perPage?: number;
  readonly q?: string;
  /** The words of the wire; `name_ar` sorts by the Arabic name. */
  readonly sort?: wire.ListingSort;
  /** Fils. */
  readonly minPrice?: number;
  /** Fils. */
  readonly maxPrice?: number;
  /** Months from which a product is made. */
  readonly ages?: readonly number[];
  readonly inStock?: boolean;
}

/**
 * The call for a listing's address. Equal listings give equal parameters. A page that cannot be (0, text) is an
 * HttpError with status 404; a price range the wrong way round is left out, because nothing could match it.
 */
export function toListingParams(
  { category, subcategory }: ListingPlace,
  query: ListingQuery,
  language: Language,
): ListingParams {
  if (query.page === null) throw new HttpError('status', 'No such page', { status: 404 });
  const reversed = isPriceRangeReversed(query);
  return {
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(query.show && { filter: LISTING_SHOWS[query.show] }),
    ...(query.page !== 1 && { page: query.page }),
    ...(query.q !== '' && { q: query.q }),
    ...(query.sort !== 'featured' && { sort: query.sort === 'name' && language === 'ar' ? 'name_ar' : query.sort }),
    ...(query.minPrice !== null && !reversed && { minPrice: query.minPrice }),
    ...(query.maxPrice !== null && !reversed && { maxPrice: query.maxPrice }),
    ...(query.age.length > 0 && { ages: query.age }),
    ...(query.inStock && { inStock: true }),
  };
}

/** An amount in a query string: 4500 fils are `45.00`. */
export const wireAmount = (fils: number): string => toWire(fils).toFixed(2);
