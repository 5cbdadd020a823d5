import { atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** Codes whose heart is filled. The wishlist's own code comes late and keeps it; until then it is empty. */
export const heartsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether a product's heart is filled; false while the server's HTML is being taken over, which knows no wishlist. */
export function useHeart(code: string): boolean {
  const store = useStore();
  const subscribe = useCallback((changed: () => void) => store.sub(heartsAtom, changed), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(heartsAtom).has(code),
    () => false,
  );
}
