import { atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** The number of pieces in the cart. The cart's own code comes late and keeps it; until then it is 0. */
export const cartCountAtom = atom(0);

/** Whether this visitor can order here: not from Saudi Arabia. The look-up of the country comes late and says so. */
export const canOrderAtom = atom(true);

const badgeAtom = atom((get) => (get(canOrderAtom) ? get(cartCountAtom) : null));

/** The number on the cart's badge, 0 while the server's HTML is being taken over; null for who cannot order, and sees no cart. */
export function useCartBadge(): number | null {
  const store = useStore();
  const subscribe = useCallback((changed: () => void) => store.sub(badgeAtom, changed), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(badgeAtom),
    () => 0,
  );
}
