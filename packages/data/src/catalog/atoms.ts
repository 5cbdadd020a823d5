import { atom } from 'jotai';
import { browserStorage, queryAtomFamily } from '../store/index.js';
import type { ListingParams } from './listing.js';
import {
  categoriesQuery,
  categoryDescriptionQuery,
  offersQuery,
  productListQuery,
  productQuery,
  recommendedQuery,
} from './queries.js';

/** `useAtomValue(categoriesAtom())`: all categories. */
export const categoriesAtom = queryAtomFamily(categoriesQuery);

/** `useAtomValue(categoryDescriptionAtom(place, language))`: the long text of a category, HTML. */
export const categoryDescriptionAtom = queryAtomFamily(categoryDescriptionQuery);

/** `useAtomValue(productListAtom(params))`: one page of a listing. */
export const productListAtom = queryAtomFamily(productListQuery);

/** `useAtomValue(productAtom(idOrRoute))`: one product with all details. */
export const productAtom = queryAtomFamily(productQuery);

/** `useAtomValue(offersAtom())`: the products of the offer page. */
export const offersAtom = queryAtomFamily(offersQuery);

/** `useAtomValue(recommendedAtom())`: the Recommended slider. */
export const recommendedAtom = queryAtomFamily(recommendedQuery);

const PAGE_KEY = 'page';

/**
 * Stores the page of a listing in local and session storage, unless it is missing or `all`.
 * Does nothing on the server or when storage is blocked or full.
 */
export const rememberPageAtom = atom(null, (_get, _set, page: ListingParams['page']) => {
  if (page === undefined || page === 'all') return;
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      browserStorage(kind)?.setItem(PAGE_KEY, String(page));
    } catch {
      // Storage is full. The URL contains the page too.
    }
  }
});
