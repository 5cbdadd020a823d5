import { atom } from 'jotai';
import { object, texts } from '../http/decoders.js';
import { persistedAtom } from '../store/persistence.js';

const MAX_CODES = 50;

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
    set(storedAtom, ({ pending }) => ({ pending: [...new Set(change(pending))].slice(-MAX_CODES) })),
);
