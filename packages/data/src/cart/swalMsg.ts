import { atom } from 'jotai';

/** A toast, as a message key. */
export type SwalMessageKey =
  | 'toast.addedToCart'
  | 'toast.removedFromCart'
  | 'toast.addedToWishlist'
  | 'toast.removedFromWishlist'
  | 'toast.alreadyInWishlist'
  | 'toast.orderPlaced'
  | 'toast.infoUpdated'
  | 'toast.loggedIn'
  | 'toast.loggedOut'
  | 'toast.linkCopied'
  | 'toast.maxReached'
  | 'problems.general';

/** One toast. `id` differs from toast to toast, so that the same text twice is shown twice. */
export interface SwalMsg {
  readonly id: number;
  readonly messageKey: SwalMessageKey;
}

const currentAtom = atom<SwalMsg | null>(null);

/** The toast to show (the specification's `swalMsg`). Set it to a message key, or to null when it has been shown. */
export const swalMsgAtom = atom(
  (get) => get(currentAtom),
  (_get, set, messageKey: SwalMessageKey | null) =>
    set(currentAtom, (before) => (messageKey === null ? null : { id: (before?.id ?? 0) + 1, messageKey })),
);
