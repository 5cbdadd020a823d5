import { atom } from 'jotai';
import { array, object, optional, string, type Decoder } from '../http/decoders.js';
import { persistedAtom } from '../store/persistence.js';

/** More hearts than this nobody presses before she logs in. */
const MOST = 50;

interface WishlistState {
  /** Hearts pressed while nobody was logged in, oldest first. */
  readonly pending: readonly string[];
}

const stored: Decoder<WishlistState> = object({ pending: optional(array(string), []) });

const stateAtom = persistedAtom<WishlistState>('wishlist', stored, { pending: [] });

/** Codes whose heart was pressed while nobody was logged in: kept across reloads, applied after login. */
export const pendingWishesAtom = atom(
  (get) => get(stateAtom).pending,
  (_get, set, change: (pending: readonly string[]) => readonly string[]) =>
    set(stateAtom, ({ pending }) => ({ pending: [...new Set(change(pending))].slice(-MOST) })),
);
