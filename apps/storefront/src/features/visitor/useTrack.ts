import { useEffect, useEffectEvent } from 'react';
import { trackAtom, type ShopEvent } from '@mahd/data/visitor/track';
import { useApp } from '../../app/AppContext.js';

/**
 * Tracks an event once per `key`.
 * @param event null while there is nothing to track
 */
export function useTrack(event: ShopEvent | null, key: string): void {
  const { store } = useApp().state.shop;
  const trackedKey = event === null ? null : key;
  // The event object changes with every render, so the key decides whether it is a new event.
  const report = useEffectEvent(() => {
    if (event) store.set(trackAtom, event);
  });
  useEffect(() => {
    if (trackedKey !== null) report();
  }, [trackedKey]);
}
