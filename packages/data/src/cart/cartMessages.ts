import { atom } from 'jotai';
import { personalAtom } from '../store/personalAtom.js';
import type { Change, RefusedPromo } from './api.js';

/** Message of the promo code field. */
export interface PromoMessage {
  readonly tone: 'success' | 'danger';
  /** Such as `promo.success` or `promo.expired`. */
  readonly messageKey: `promo.${'success' | 'removed' | 'failed' | RefusedPromo['reason']}`;
  /** Fils; set with `promo.minimumNotMet`. */
  readonly minimum?: number | null;
  /** ISO 8601; set with `promo.notStarted`. */
  readonly startsAt?: string | null;
  /** Fils; set with `promo.loginFirst`: what the code takes off after login. */
  readonly discount?: number | null;
}

/** A change, as noted while the product was in the cart. */
export interface NotedChange extends Change {
  /** The route of the product's page, if it was in the cart. */
  readonly route: string | null;
  /** Whether delivery was free before the change and no longer is. */
  readonly deliveryAdded: boolean;
}

export const changesAtom = personalAtom<readonly NotedChange[]>([]);
export const promoMessageAtom = personalAtom<PromoMessage | null>(null);

/** Clears what was said about the cart. In a module of its own, because adding to a cart loads no quotes. */
export const clearCartMessagesAtom = atom(null, (_get, set) => {
  set(changesAtom, []);
  set(promoMessageAtom, null);
});
