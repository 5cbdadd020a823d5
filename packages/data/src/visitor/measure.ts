import type { Fils } from '@mahd/rules/shop';
import { atom } from 'jotai';

/** Under which brand all goods are reported (specification, section 9: fixed). */
export const BRAND_LABEL = 'Mahd';

/** One product in a report. Nothing here can say who the visitor is or how old a child is. */
export interface MeasuredItem {
  /** The sellable code. */
  readonly id: string;
  /** In English whatever the page's language, so that one product is one row. */
  readonly name: string;
  readonly category?: string;
  /** Size and pattern. */
  readonly variant?: string;
  /** Of one piece, as it is sold. Null: not known. */
  readonly price: Fils | null;
  /** Default: 1. */
  readonly quantity?: number;
}

/** What the shop reports, once a visitor allows it. */
export type ShopEvent =
  | {
      readonly name: 'view_item_list';
      /** Stable and English. */ readonly list: string;
      readonly items: readonly MeasuredItem[];
    }
  | {
      readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout';
      readonly items: readonly MeasuredItem[];
    }
  | {
      readonly name: 'purchase';
      readonly orderNumber: string;
      /** What the order costs. */ readonly total: Fils;
      readonly items: readonly MeasuredItem[];
    };

/** More than a visitor does before choosing; older ones are forgotten. */
const most = 50;

const queueAtom = atom<readonly ShopEvent[]>([]);

/** What has happened and has not been reported: it waits here, in this tab's memory, for the visitor's choice. */
export const waitingEventsAtom = atom((get) => get(queueAtom));

/** Notes that something happened. Nothing leaves the tab by this. */
export const measureAtom = atom(null, (_get, set, event: ShopEvent) =>
  set(queueAtom, (waiting) => [...waiting, event].slice(-most)),
);

/** Takes everything that waits. */
export const takeEventsAtom = atom(null, (get, set): readonly ShopEvent[] => {
  const waiting = get(queueAtom);
  if (waiting.length > 0) set(queueAtom, []);
  return waiting;
});
