import { useEffect } from 'react';
import { loadWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp } from '../app/AppContext.js';
import { useClientAtomValue } from '../app/useClientAtomValue.js';
import { clientStateReadyAtom } from './clientStateReadyAtom.js';

/** Loads what the browser has stored of the shopper and returns whether it is loaded; false on the server and during hydration. */
export function useClientStateReady(): boolean {
  const { shop } = useApp().state;
  useEffect(
    () => void loadWithRetry(() => import('./initClientState.js')).then(({ initClientState }) => initClientState(shop)),
    [shop],
  );
  return useClientAtomValue(clientStateReadyAtom, false);
}
