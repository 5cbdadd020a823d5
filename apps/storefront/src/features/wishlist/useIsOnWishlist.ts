import { atom } from 'jotai';
import { useMemo } from 'react';
import { clientAtom } from '../../app/clientAtoms.js';
import { useClientAtomValue } from '../../app/useClientAtomValue.js';

const codesAtom = clientAtom('wishlistCodes', new Set());

/** Whether a product is on the wishlist; false while the server's HTML is hydrated. */
export function useIsOnWishlist(code: string): boolean {
  // Its own atom, so that a change of the wishlist renders only the products it concerns.
  const isOnWishlistAtom = useMemo(() => atom((get) => get(codesAtom).has(code)), [code]);
  return useClientAtomValue(isOnWishlistAtom, false);
}
