import { atom } from 'jotai';
import { browserStorage } from '../store/index.js';
import type { ListingParams } from './listing.js';

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
