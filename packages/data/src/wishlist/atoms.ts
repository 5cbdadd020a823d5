import { MutationObserver, type QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { failed, loggedInUserAtom, type Failed } from '../account/index.js';
import { HttpError, type HttpClient } from '../http/index.js';
import { httpAtom, queryAtomFamily, type NamedQuery } from '../store/index.js';
import { deleteWishlistEntry, getWishlist, postWishlistEntry, type WishlistEntry } from './api.js';
import { guestWishlistAtom } from './guestWishlist.js';
import { WISHLIST_MUTATION, WISHLIST_QUERY, wishlistCodesAtom, type WishlistChange } from './wishlistCodes.js';

/** GET auth/wishlist, for `userId` (`loggedInUserAtom`'s `_id`). */
export const wishlistQuery = (http: HttpClient, userId: string): NamedQuery<WishlistEntry[]> => ({
  queryKey: [...WISHLIST_QUERY, userId],
  queryFn: ({ signal }) => getWishlist(http, userId, { signal }),
});

/** `useAtomValue(wishlistAtom(userId))`: the wishlist, newest first, with `status`, `error` and `refetch`. */
export const wishlistAtom = queryAtomFamily(wishlistQuery);

/**
 * Result of a change.
 * - `already`: it was already on the wishlist
 * - `savedUntilLogin`: stored for a guest; it moves to the account at login
 */
export type WishlistOutcome =
  | { readonly kind: 'added'; readonly messageKey: 'toast.addedToWishlist' }
  | { readonly kind: 'removed'; readonly messageKey: 'toast.removedFromWishlist' }
  | { readonly kind: 'already'; readonly messageKey: 'toast.alreadyInWishlist' }
  | { readonly kind: 'savedUntilLogin'; readonly messageKey: 'toast.wishlistAfterLogin' }
  | Failed;

const ADDED = { kind: 'added', messageKey: 'toast.addedToWishlist' } as const;
const REMOVED = { kind: 'removed', messageKey: 'toast.removedFromWishlist' } as const;
const ALREADY = { kind: 'already', messageKey: 'toast.alreadyInWishlist' } as const;
const SAVED_UNTIL_LOGIN = { kind: 'savedUntilLogin', messageKey: 'toast.wishlistAfterLogin' } as const;

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

const changeWishlistAtom = atom(null, async (get, set, code: string, wanted: boolean): Promise<WishlistOutcome> => {
  const user = get(loggedInUserAtom);
  if (!user) {
    set(guestWishlistAtom, (codes) => [...codes.filter((one) => one !== code), ...(wanted ? [code] : [])]);
    return wanted ? SAVED_UNTIL_LOGIN : REMOVED;
  }
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
    const entry = await postWishlistEntry(http, code);
    client.setQueryData<WishlistEntry[]>(query.queryKey, (entries) => entries && [entry, ...entries]);
    // The list failed to load before.
    if (!client.getQueryData(query.queryKey)) await client.query({ ...query, staleTime: 0 }).catch(() => undefined);
    return ADDED;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409 || isFull(error)) throw error;
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
    await deleteWishlistEntry(http, entry._id);
  } catch (error) {
    // Another device has already removed it.
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
  client.setQueryData<WishlistEntry[]>(queryKey, (entries) => entries?.filter((one) => one._id !== entry._id));
  return REMOVED;
}

const isFull = ({ body }: HttpError) => (body as { code?: unknown } | null)?.code === 'wishlist_full';
