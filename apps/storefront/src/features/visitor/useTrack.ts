import { useEffect, useEffectEvent } from 'react';
import { measureAtom, type ShopEvent } from '@mahd/data/visitor/measure';
import { useApp } from '../../app/AppContext.js';

/**
 * Notes what the visitor sees, once for each `key`: the page and what is chosen on it.
 * @param event null while there is nothing to see
 */
export function useTrack(event: ShopEvent | null, key: string): void {
  const { store } = useApp().state.shop;
  const seen = event === null ? null : key;
  // The event is made anew with every render; the key says whether it is another one.
  const report = useEffectEvent(() => {
    if (event) store.set(measureAtom, event);
  });
  useEffect(() => {
    if (seen !== null) report();
  }, [seen]);
}
