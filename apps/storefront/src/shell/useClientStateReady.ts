import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../app/AppContext.js';
import { clientStateReadyAtom, initClientState } from './initClientState.js';

/** Starts what belongs to the shopper and says whether it is in; false on the server and while its HTML is being taken over. */
export function useClientStateReady(): boolean {
  const { shop } = useApp().state;
  useEffect(() => initClientState(shop), [shop]);
  const subscribe = useCallback((changed: () => void) => shop.store.sub(clientStateReadyAtom, changed), [shop]);
  return useSyncExternalStore(
    subscribe,
    () => shop.store.get(clientStateReadyAtom),
    () => false,
  );
}
