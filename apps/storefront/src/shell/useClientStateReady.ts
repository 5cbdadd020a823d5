import { useEffect } from 'react';
import { useApp } from '../app/AppContext.js';
import { useClientAtomValue } from '../app/useClientAtomValue.js';
import { clientStateReadyAtom, initClientState } from './initClientState.js';

/** Loads what the browser has stored of the shopper and returns whether it is loaded; false on the server and during hydration. */
export function useClientStateReady(): boolean {
  const { shop } = useApp().state;
  useEffect(() => initClientState(shop), [shop]);
  return useClientAtomValue(clientStateReadyAtom, false);
}
