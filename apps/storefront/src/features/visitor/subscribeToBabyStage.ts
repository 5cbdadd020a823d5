import type { Shop } from '@mahd/data/store';
import { babyDateAtom } from '@mahd/data/visitor';
import { babyStage, type BabyStage } from '@mahd/rules/shop/babyStage';
import { clientStateReady, initClientState } from '../../shell/initClientState.js';

/** The visitor's local date, as `2026-11-21`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Calls `onChange` with the stage of the stored date, now and whenever the date changes. Returns a function that unsubscribes. */
export function subscribeToBabyStage(shop: Shop, onChange: (stage: BabyStage | null) => void): () => void {
  const { store } = shop;
  let subscribed = true;
  const notify = () => {
    const date = store.get(babyDateAtom);
    if (subscribed) onChange(date === null ? null : babyStage(date, today()));
  };
  initClientState(shop);
  void clientStateReady(shop).then(notify);
  const unsubscribe = store.sub(babyDateAtom, notify);
  return () => {
    subscribed = false;
    unsubscribe();
  };
}
