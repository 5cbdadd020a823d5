import { MutationObserver, type QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { loggedInUserAtom } from '../account/index.js';
import { ownerAtom } from '../account/session.js';
import { codeOf, failed, statusOf, type Failed } from '../http/failed.js';
import type { HttpClient } from '../http/index.js';
import { httpAtom, queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { WishlistEntry } from './api.js';
import { calls } from './calls.js';
import { guestWishlistAtom, MAX_GUEST_CODES } from './guestWishlist.js';
import { WISHLIST_MUTATION, WISHLIST_QUERY, wishlistCodesAtom, type WishlistChange } from './wishlistCodes.js';

/** GET auth/wishlist, for `userId` (`loggedInUserAtom`'s `_id`). */
export const wishlistQuery = (http: HttpClient, userId: string): NamedQuery<WishlistEntry[]> => ({
  queryKey: [...WISHLIST_QUERY, userId],
  queryFn: async (call) => (await calls()).getWishlist(http, userId, call),
});

/** `useAtomValue(wishlistAtom(userId))`: the wishlist, newest first, with `status`, `error` and `refetch`. */
export const wishlistAtom = queryAtomFamily(wishlistQuery);

/**
 * Result of a change.
 * - `already`: it was already on the wishlist
 * - `full`: the wishlist has no room
 */
export type WishlistOutcome =
  | { readonly kind: 'added'; readonly messageKey: 'toast.addedToWishlist' }
  | { readonly kind: 'removed'; readonly messageKey: 'toast.removedFromWishlist' }
  | { readonly kind: 'already'; readonly messageKey: 'toast.alreadyInWishlist' }
  | { readonly kind: 'full'; readonly messageKey: 'toast.wishlistFull' }
  | Failed;

const ADDED = { kind: 'added', messageKey: 'toast.addedToWishlist' } as const;
const REMOVED = { kind: 'removed', messageKey: 'toast.removedFromWishlist' } as const;
const ALREADY = { kind: 'already', messageKey: 'toast.alreadyInWishlist' } as const;
const FULL = { kind: 'full', messageKey: 'toast.wishlistFull' } as const;

/** Adds a product (by its code), optimistically; rolled back if the request fails. Never rejects. */
export const addToWishlistAtom = atom(null, async (get, set, code: string): Promise<WishlistOutcome> =>
  get(wishlistCodesAtom).has(code) ? ALREADY : set(changeWishlistAtom, code, true),
);

/** Removes a product. Never rejects. */
export const removeFromWishlistAtom = atom(null, (_get, set, code: string): Promise<WishlistOutcome> =>
  set(changeWishlistAtom, code, false),
);

/** Adds or removes a product. Of several quick calls, the last one wins. Never rejects. */
export const toggleWishlistAtom = atom(null, (get, set, code: string): Promise<WishlistOutcome> =>
  set(changeWishlistAtom, code, !get(wishlistCodesAtom).has(code)),
);

const changeGuestWishlistAtom = atom(null, (get, set, code: string, wanted: boolean): WishlistOutcome => {
  const others = get(guestWishlistAtom).filter((one) => one !== code);
  if (wanted && others.length >= MAX_GUEST_CODES) return FULL;
  set(guestWishlistAtom, (codes) => [...codes.filter((one) => one !== code), ...(wanted ? [code] : [])]);
  return wanted ? ADDED : REMOVED;
});

const changeWishlistAtom = atom(null, async (get, set, code: string, wanted: boolean): Promise<WishlistOutcome> => {
  const user = get(loggedInUserAtom);
  if (!user) return set(changeGuestWishlistAtom, code, wanted);
  const http = get(httpAtom);
  const mutation = new MutationObserver<WishlistOutcome, Error, WishlistChange>(get(queryClientAtom), {
    mutationKey: WISHLIST_MUTATION,
    // Changes reach the server one by one, in order.
    scope: { id: 'wishlist' },
    networkMode: 'always',
    mutationFn: (change, { client }) => sendChange(http, client, change),
  });
  try {
    return await mutation.mutate({ userId: user._id, code, wanted });
  } catch (error) {
    // The server has ended the session: the shopper continues as a guest, and the product moves to the account later.
    if (wanted && !get(loggedInUserAtom) && get(ownerAtom) === user._id)
      return set(changeGuestWishlistAtom, code, true);
    return failed(error);
  } finally {
    mutation.reset();
  }
});

async function sendChange(
  http: HttpClient,
  client: QueryClient,
  { userId, code, wanted }: WishlistChange,
): Promise<WishlistOutcome> {
  const query = wishlistQuery(http, userId);
  // The response of an earlier request would not contain this change.
  await client.cancelQueries({ queryKey: query.queryKey });
  const entries = await client.query({ ...query, staleTime: 'static' }).catch(() => undefined);
  const entry = entries?.find((one) => one.product_code === code);
  if (wanted) return entry ? ALREADY : add(http, client, query, code);
  return entry ? remove(http, client, query, entry) : REMOVED;
}

async function add(
  http: HttpClient,
  client: QueryClient,
  query: NamedQuery<WishlistEntry[]>,
  code: string,
): Promise<WishlistOutcome> {
  try {
    const entry = await (await calls()).postWishlistEntry(http, code);
    client.setQueryData<WishlistEntry[]>(query.queryKey, (entries) => entries && [entry, ...entries]);
    // The list failed to load before.
    if (!client.getQueryData(query.queryKey)) await client.query({ ...query, staleTime: 0 }).catch(() => undefined);
    return ADDED;
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    if (codeOf(error) === 'wishlist_full') return FULL;
    // Another device has added it: the list contains its id.
    const entries = await client.query({ ...query, staleTime: 0 });
    if (!entries.some((one) => one.product_code === code)) throw error;
    return ALREADY;
  }
}

async function remove(
  http: HttpClient,
  client: QueryClient,
  { queryKey }: NamedQuery<WishlistEntry[]>,
  entry: WishlistEntry,
): Promise<WishlistOutcome> {
  try {
    await (await calls()).deleteWishlistEntry(http, entry._id);
  } catch (error) {
    // Another device has already removed it.
    if (statusOf(error) !== 404) throw error;
  }
  client.setQueryData<WishlistEntry[]>(queryKey, (entries) => entries?.filter((one) => one._id !== entry._id));
  return REMOVED;
}
