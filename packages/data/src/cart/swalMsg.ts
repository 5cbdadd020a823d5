import { atom } from 'jotai';

/** A toast of the cart, as a message key. */
export type CartMessageKey =
  | 'toast.addedToCart'
  | 'toast.removedFromCart'
  | 'toast.addedToWishlist'
  | 'toast.orderPlaced'
  | 'toast.maxReached';

/** One toast. `id` differs from toast to toast, so that the same text twice is shown twice. */
export interface SwalMsg {
  readonly id: number;
  readonly messageKey: CartMessageKey;
}

const currentAtom = atom<SwalMsg | null>(null);

/** The toast to show (the specification's `swalMsg`). Set it to a message key, or to null when it has been shown. */
export const swalMsgAtom = atom(
  (get) => get(currentAtom),
  (_get, set, messageKey: CartMessageKey | null) =>
    set(currentAtom, (before) => (messageKey === null ? null : { id: (before?.id ?? 0) + 1, messageKey })),
);
