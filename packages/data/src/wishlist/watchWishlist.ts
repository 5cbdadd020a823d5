import { focusManager } from '@tanstack/query-core';
import { loggedInUserAtom } from '../account/index.js';
import type { Shop } from '../store/createShopStore.js';
import { addToWishlistAtom, wishlistQuery, type WishlistOutcome } from './atoms.js';
import { guestWishlistAtom } from './guestWishlist.js';
import { wishlistCodesAtom } from './wishlistCodes.js';

/**
 * Loads the wishlist of a logged-in user, then moves the guest's wishlist to the account. Call it after the stored
 * state was restored.
 * @returns stops it
 */
export function watchWishlist({ store, queryClient, http }: Shop): () => void {
  const userId = () => store.get(loggedInUserAtom)?._id;
  let known: string | undefined;

  const begin = async (user: string) => {
    // If the list fails to load, no product is marked until the next page; the wishlist page shows the error.
    await queryClient.query({ ...wishlistQuery(http, user), staleTime: 0 }).catch(() => undefined);
    for (const code of store.get(guestWishlistAtom)) {
      if (userId() !== user) return;
      const outcome = await store.set(addToWishlistAtom, code);
      const isDone = outcome.kind === 'added' || outcome.kind === 'already' || isNotSold(outcome);
      if (isDone) store.set(guestWishlistAtom, (codes) => codes.filter((one) => one !== code));
    }
  };
  const onUser = () => {
    const user = userId();
    if (user === known) return;
    known = user;
    if (user !== undefined) void begin(user);
  };

  const stops = [
    store.sub(loggedInUserAtom, onUser),
    store.sub(wishlistCodesAtom, () => undefined),
    // A mutation that waits for another one pauses while the page is hidden.
    focusManager.subscribe((isFocused) => isFocused && void queryClient.resumePausedMutations()),
  ];
  onUser();
  return () => stops.forEach((stop) => stop());
}

const isNotSold = (outcome: WishlistOutcome) => outcome.kind === 'failed' && outcome.messageKey === 'errors.notFound';
