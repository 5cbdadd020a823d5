import type { Shop } from '@mahd/data/store';
import { babyDateAtom } from '@mahd/data/visitor';
import { babyStage, type BabyStage } from '@mahd/rules/shop/babyStage';
import { clientStateReady, initClientState } from '../../shell/initClientState.js';

/** The day on the visitor's own calendar, as `2026-11-21`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Tells the stage that the date on this device means, now and whenever the date changes, until the returned function is called. */
export function watchBabyStage(shop: Shop, tell: (stage: BabyStage | null) => void): () => void {
  const { store } = shop;
  let watching = true;
  const now = () => {
    const date = store.get(babyDateAtom);
    if (watching) tell(date === null ? null : babyStage(date, today()));
  };
  initClientState(shop);
  void clientStateReady(shop).then(now);
  const stop = store.sub(babyDateAtom, now);
  return () => {
    watching = false;
    stop();
  };
}
