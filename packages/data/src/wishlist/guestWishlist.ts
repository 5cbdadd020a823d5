import { atom } from 'jotai';
import { object, texts } from '../http/decoders.js';
import { persistedAtom } from '../store/persistence.js';

/** Maximum number of products on a guest's wishlist, and in a request for products by their codes. */
export const MAX_GUEST_CODES = 50;

interface StoredWishlist {
  /** Product codes, oldest first. */
  readonly pending: readonly string[];
}

const storedAtom = persistedAtom<StoredWishlist>('wishlist', object<StoredWishlist>({ pending: texts }), {
  pending: [],
});

/** The product codes on a guest's wishlist, oldest first. They survive reloads and move to the account at login. */
export const guestWishlistAtom = atom(
  (get) => get(storedAtom).pending,
  (_get, set, change: (codes: readonly string[]) => readonly string[]) =>
    set(storedAtom, ({ pending }) => ({ pending: [...new Set(change(pending))].slice(-MAX_GUEST_CODES) })),
);
