import { atom } from 'jotai';

/** A toast's message key. */
export type SwalMessageKey =
  | 'toast.addedToCart'
  | 'toast.addedToWishlist'
  | 'toast.removedFromWishlist'
  | 'toast.alreadyInWishlist'
  | 'toast.wishlistFull'
  | 'toast.orderPlaced'
  | 'toast.infoUpdated'
  | 'toast.addressNotSaved'
  | 'toast.loggedIn'
  | 'toast.loggedOut'
  | 'toast.linkCopied'
  | 'toast.maxReached'
  | 'toast.stockReached'
  | 'toast.cartFull'
  | 'problems.general';

/** A toast. Each has its own `id`, so that the same text can appear twice. */
export interface SwalMsg {
  readonly id: number;
  readonly messageKey: SwalMessageKey;
  /** Only announced to screen readers: the page itself shows what happened. */
  readonly quiet: boolean;
  /** The name of a product, which follows the text. */
  readonly name: string | null;
  /** The number in its text. */
  readonly n: number | null;
}

const currentAtom = atom<SwalMsg | null>(null);

/** The current toast. Set it to a message key with details, or to null once it was shown. */
export const swalMsgAtom = atom(
  (get) => get(currentAtom),
  (_get, set, messageKey: SwalMessageKey | null, details?: Partial<Pick<SwalMsg, 'quiet' | 'name' | 'n'>>) =>
    set(currentAtom, (before) =>
      messageKey === null
        ? null
        : { quiet: false, name: null, n: null, ...details, id: (before?.id ?? 0) + 1, messageKey },
    ),
);
