import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../app/AppContext.js';
import { shopperReadyAtom, startShopper } from './startShopper.js';

/** Starts what belongs to the shopper and says whether it is in; false on the server and while its HTML is being taken over. */
export function useShopper(): boolean {
  const { shop } = useApp().state;
  useEffect(() => startShopper(shop), [shop]);
  const subscribe = useCallback((changed: () => void) => shop.store.sub(shopperReadyAtom, changed), [shop]);
  return useSyncExternalStore(
    subscribe,
    () => shop.store.get(shopperReadyAtom),
    () => false,
  );
}
