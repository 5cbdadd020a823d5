import { atom } from 'jotai';
import { browserStorage, queryAtomFamily } from '../store/index.js';
import type { ListingParams } from './listing.js';
import {
  categoriesQuery,
  offersQuery,
  productListQuery,
  productQuery,
  productsQuery,
  recommendedQuery,
} from './queries.js';

/** `useAtomValue(categoriesAtom())`: all categories. */
export const categoriesAtom = queryAtomFamily(categoriesQuery);

/** `useAtomValue(productListAtom(params))`: one page of a listing. */
export const productListAtom = queryAtomFamily(productListQuery);

/** `useAtomValue(productsAtom(page))`: all products, page by page. */
export const productsAtom = queryAtomFamily(productsQuery);

/** `useAtomValue(productAtom(idOrRoute))`: one product in full. */
export const productAtom = queryAtomFamily(productQuery);

/** `useAtomValue(offersAtom())`: the products of the offer page. */
export const offersAtom = queryAtomFamily(offersQuery);

/** `useAtomValue(recommendedAtom())`: the Recommended slider. */
export const recommendedAtom = queryAtomFamily(recommendedQuery);

const PAGE_KEY = 'page';

/**
 * Remembers the page of a listing in local and session storage, when one is given and it is not `all` (specification, section 7).
 * Does nothing on the server or where storage is blocked or full.
 */
export const rememberPageAtom = atom(null, (_get, _set, page: ListingParams['page']) => {
  if (page === undefined || page === 'all') return;
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      browserStorage(kind)?.setItem(PAGE_KEY, String(page));
    } catch {
      // Full: the page also stands in the address, so nothing is lost.
    }
  }
});
