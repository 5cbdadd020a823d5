import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { loggedInUserAtom } from '../account/session.js';
import { PRIVATE } from '../account/forgetVisitor.js';
import type { WishlistEntry } from './api.js';
import { guestWishlistAtom } from './guestWishlist.js';

/** First part of the wishlist's query key, followed by the user's `_id`. */
export const WISHLIST_QUERY = [PRIVATE, 'wishlist'] as const;
/** Mutation key of all changes. */
export const WISHLIST_MUTATION = ['wishlist'] as const;

/** Input of a change: whether `code` should be on the user's wishlist. */
export interface WishlistChange {
  readonly userId: string;
  readonly code: string;
  readonly wanted: boolean;
}

/** Increases with every change of the wishlist's query and mutations, while observed. */
const cacheVersionAtom = atom(0);
const watchedCacheAtom = atom(
  (get) => get(cacheVersionAtom),
  (get, set) => {
    const client = get(queryClientAtom);
    const count = () => set(cacheVersionAtom, (version) => version + 1);
    const stopQueries = client.getQueryCache().subscribe(({ query: { queryKey } }) => {
      if (WISHLIST_QUERY.every((part, index) => queryKey[index] === part)) count();
    });
    const stopMutations = client.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.options.mutationKey?.[0] === WISHLIST_MUTATION[0]) count();
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  },
);
watchedCacheAtom.onMount = (watch) => watch();

const NO_ENTRIES: readonly WishlistEntry[] = [];

/** The last loaded entries; empty before that and for guests. */
export const userWishlistProductsAtom = atom((get): readonly WishlistEntry[] => {
  get(watchedCacheAtom);
  const user = get(loggedInUserAtom);
  if (!user) return NO_ENTRIES;
  return get(queryClientAtom).getQueryData<readonly WishlistEntry[]>([...WISHLIST_QUERY, user._id]) ?? NO_ENTRIES;
});

/** The product codes on the wishlist: the guest's, or the account's with pending changes applied. */
export const wishlistCodesAtom = atom((get): ReadonlySet<string> => {
  const user = get(loggedInUserAtom);
  if (!user) return new Set(get(guestWishlistAtom));
  get(watchedCacheAtom);
  const codes = new Set(get(userWishlistProductsAtom).map((entry) => entry.product_code));
  const pending = get(queryClientAtom)
    .getMutationCache()
    .findAll({ mutationKey: WISHLIST_MUTATION, status: 'pending' });
  for (const { state } of pending) {
    const { userId, code, wanted } = state.variables as WishlistChange;
    if (userId !== user._id) continue;
    if (wanted) codes.add(code);
    else codes.delete(code);
  }
  return codes;
});
