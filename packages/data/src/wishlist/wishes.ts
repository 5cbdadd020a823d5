import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { failed, isAuthenticatedAtom, loggedInUserAtom, PRIVATE, type Failed } from '../account/index.js';
import { HttpError, type HttpClient } from '../http/index.js';
import { httpAtom, queryAtomFamily, type NamedQuery } from '../store/index.js';
import { deleteWish, getWishlist, postWish, type WishlistEntry } from './api.js';
import { pendingWishesAtom } from './pending.js';

const wishlistKey = (userId: string) => [PRIVATE, 'wishlist', userId];

/** GET auth/wishlist, for `userId` (`loggedInUserAtom`'s `_id`). */
export const wishlistQuery = (http: HttpClient, userId: string): NamedQuery<WishlistEntry[]> => ({
  queryKey: wishlistKey(userId),
  queryFn: ({ signal }) => getWishlist(http, userId, { signal }),
});

/** `useAtomValue(wishlistAtom(userId))`: the wishlist, newest first, with `status`, `error` and `refetch`. */
export const wishlistAtom = queryAtomFamily(wishlistQuery);

/** The specification's `userWishlistProducts`: what the server has said last; empty before that, and while nobody is logged in. */
const entriesAtom = atom<readonly WishlistEntry[]>([]);
export const userWishlistProductsAtom = atom(
  (get) => get(entriesAtom),
  (_get, set, entries: readonly WishlistEntry[]) => set(entriesAtom, entries),
);

/** What hearts were pressed to, until the server has said the same. */
const wantedAtom = atom<ReadonlyMap<string, boolean>>(new Map());
/** One call at a time for each product. */
const runningAtom = atom<ReadonlyMap<string, Promise<WishOutcome>>>(new Map());

/** Codes whose heart is filled: on the wishlist, pressed a moment ago, or kept until login. */
export const wishedCodesAtom = atom((get): ReadonlySet<string> => {
  if (!get(isAuthenticatedAtom)) return new Set(get(pendingWishesAtom));
  const codes = new Set(get(entriesAtom).map((entry) => entry.product_code));
  for (const [code, wanted] of get(wantedAtom)) {
    if (wanted) codes.add(code);
    else codes.delete(code);
  }
  return codes;
});

/**
 * What became of a heart.
 * - `kept`: nobody is logged in; it is applied after login
 * - `already`: it was on the wishlist before
 */
export type WishOutcome =
  | { readonly kind: 'added'; readonly messageKey: 'toast.addedToWishlist' }
  | { readonly kind: 'removed'; readonly messageKey: 'toast.removedFromWishlist' }
  | { readonly kind: 'already'; readonly messageKey: 'toast.alreadyInWishlist' }
  | { readonly kind: 'kept'; readonly messageKey: 'toast.wishlistAfterLogin' }
  | Failed;

const ADDED = { kind: 'added', messageKey: 'toast.addedToWishlist' } as const;
const REMOVED = { kind: 'removed', messageKey: 'toast.removedFromWishlist' } as const;
const ALREADY = { kind: 'already', messageKey: 'toast.alreadyInWishlist' } as const;
const KEPT = { kind: 'kept', messageKey: 'toast.wishlistAfterLogin' } as const;

/** Puts a product (a sellable code) on the wishlist. The heart fills at once and empties again if that fails. Never rejects. */
export const addWishAtom = atom(null, (get, set, productCode: string): Promise<WishOutcome> => {
  const present = get(wishedCodesAtom).has(productCode);
  return present ? Promise.resolve(ALREADY) : set(wantAtom, productCode, true);
});

/** Takes a product off the wishlist. Never rejects. */
export const removeWishAtom = atom(null, (_get, set, productCode: string): Promise<WishOutcome> =>
  set(wantAtom, productCode, false),
);

/** Presses the heart of a product. However fast it is pressed, what was pressed last is what holds. Never rejects. */
export const toggleWishAtom = atom(null, (get, set, productCode: string): Promise<WishOutcome> =>
  set(wantAtom, productCode, !get(wishedCodesAtom).has(productCode)),
);

const wantAtom = atom(null, (get, set, code: string, wanted: boolean): Promise<WishOutcome> => {
  if (!get(isAuthenticatedAtom)) {
    set(pendingWishesAtom, (pending) => [...pending.filter((one) => one !== code), ...(wanted ? [code] : [])]);
    return Promise.resolve(wanted ? KEPT : REMOVED);
  }
  set(wantedAtom, (all) => new Map(all).set(code, wanted));
  const running = get(runningAtom).get(code);
  if (running) return running;
  const work = set(settleAtom, code).finally(() => set(runningAtom, (all) => without(all, code)));
  set(runningAtom, (all) => new Map(all).set(code, work));
  return work;
});

/** Brings the server to what was pressed last. */
const settleAtom = atom(null, async (get, set, code: string): Promise<WishOutcome> => {
  let outcome: WishOutcome = ALREADY;
  try {
    // A list that was asked for before would arrive after, and not know of this.
    if (get(queryClientAtom).isFetching({ queryKey: [PRIVATE, 'wishlist'] }) > 0)
      await set(loadWishlistAtom).catch(() => undefined);
    for (;;) {
      const wanted = get(wantedAtom).get(code);
      const entry = get(entriesAtom).find((one) => one.product_code === code);
      if (wanted === undefined || wanted === (entry !== undefined)) return outcome;
      outcome = entry ? await set(takeOffAtom, entry) : await set(putOnAtom, code);
    }
  } catch (error) {
    return failed(error);
  } finally {
    set(wantedAtom, (all) => without(all, code));
  }
});

const putOnAtom = atom(null, async (get, set, code: string): Promise<WishOutcome> => {
  try {
    const entry = await postWish(get(httpAtom), code);
    set(changeEntriesAtom, (entries) => [entry, ...entries.filter((one) => one.product_code !== code)]);
    return ADDED;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409 || isFull(error)) throw error;
    // Another device has put it there: the list says under which id.
    await set(loadWishlistAtom);
    if (!get(entriesAtom).some((one) => one.product_code === code)) throw error;
    return ALREADY;
  }
});

const isFull = ({ body }: HttpError) => (body as { code?: unknown } | null)?.code === 'wishlist_full';

const takeOffAtom = atom(null, async (get, set, entry: WishlistEntry): Promise<WishOutcome> => {
  try {
    await deleteWish(get(httpAtom), entry._id);
  } catch (error) {
    // Another device was first.
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
  set(changeEntriesAtom, (entries) => entries.filter((one) => one._id !== entry._id));
  return REMOVED;
});

const changeEntriesAtom = atom(
  null,
  (get, set, change: (entries: readonly WishlistEntry[]) => readonly WishlistEntry[]) => {
    const user = get(loggedInUserAtom);
    if (!user) return;
    const entries = change(get(entriesAtom));
    set(entriesAtom, entries);
    get(queryClientAtom).setQueryData<readonly WishlistEntry[]>(wishlistKey(user._id), entries);
  },
);

/** Asks for the wishlist of who is logged in. Rejects with an HttpError. */
export const loadWishlistAtom = atom(null, async (get, set): Promise<void> => {
  const user = get(loggedInUserAtom);
  if (!user) return;
  const entries = await get(queryClientAtom).query({ ...wishlistQuery(get(httpAtom), user._id), staleTime: 0 });
  if (get(loggedInUserAtom)?._id === user._id) set(entriesAtom, entries);
});

function without<V>(map: ReadonlyMap<string, V>, code: string): ReadonlyMap<string, V> {
  const rest = new Map(map);
  rest.delete(code);
  return rest;
}
