import { atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** The number on the cart's badge. The cart's own code comes late and keeps it; until then it is 0. */
export const cartBadgeAtom = atom(0);

/** The badge's number; 0 while the server's HTML is being taken over, which knows no cart. */
export function useCartBadge(): number {
  const store = useStore();
  const subscribe = useCallback((changed: () => void) => store.sub(cartBadgeAtom, changed), [store]);
  return useSyncExternalStore(subscribe, () => store.get(cartBadgeAtom), () => 0);
}
