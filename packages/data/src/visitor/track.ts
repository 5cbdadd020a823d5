import type { Fils } from '@mahd/rules/shop';
import { atom } from 'jotai';

/** Brand of all products in analytics. */
export const BRAND_LABEL = 'Mahd';

/** A product in an analytics event. It must not identify the visitor or a child's age. */
export interface TrackedItem {
  /** Product code. */
  readonly id: string;
  /** English in both languages, so that each product has one row. */
  readonly name: string;
  readonly category?: string;
  /** Size and pattern. */
  readonly variant?: string;
  /** Unit price; null when unknown. */
  readonly price: Fils | null;
  /** Default: 1. */
  readonly quantity?: number;
}

/** Analytics events. */
export type ShopEvent =
  | {
      readonly name: 'view_item_list';
      /** Stable English name. */ readonly list: string;
      readonly items: readonly TrackedItem[];
    }
  | {
      readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout';
      readonly items: readonly TrackedItem[];
    }
  | {
      readonly name: 'purchase';
      readonly orderNumber: string;
      /** Order total. */ readonly total: Fils;
      readonly items: readonly TrackedItem[];
    };

/** More than a visitor does before choosing; older events are dropped. */
const most = 50;

const queueAtom = atom<readonly ShopEvent[]>([]);

/** Events queued in this tab's memory until the visitor has chosen. */
export const waitingEventsAtom = atom((get) => get(queueAtom));

/** Queues an event. Nothing is sent. */
export const trackAtom = atom(null, (_get, set, event: ShopEvent) =>
  set(queueAtom, (waiting) => [...waiting, event].slice(-most)),
);

/** Empties the queue and returns its events. */
export const takeEventsAtom = atom(null, (get, set): readonly ShopEvent[] => {
  const waiting = get(queueAtom);
  if (waiting.length > 0) set(queueAtom, []);
  return waiting;
});
