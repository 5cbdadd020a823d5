import { atom, type Atom } from 'jotai';
import type { BabyStage } from '@mahd/rules/shop/babyStage';

/** What pages show of the shopper. */
interface ClientValues {
  /** The number of pieces in the cart. */
  cartCount: number;
  /** Whether the shop delivers to the visitor's country. */
  canOrder: boolean;
  /** Of the customer who is logged in; empty for a guest. */
  firstName: string;
  /** The sellable codes on the wishlist. */
  wishlistCodes: ReadonlySet<string>;
  /** Null without a date. */
  babyStage: BabyStage | null;
}

/** The atoms that hold these values. Their code loads after the first view; `initClientState` and `Visitor` set them. */
export const clientAtomsAtom = atom<{ readonly [Name in keyof ClientValues]?: Atom<ClientValues[Name]> }>({});

/** One of these values; `initial` until its code is loaded. */
export const clientAtom = <Name extends keyof ClientValues>(name: Name, initial: ClientValues[Name]) =>
  atom((get): ClientValues[Name] => {
    const source: Atom<ClientValues[Name]> | undefined = get(clientAtomsAtom)[name];
    return source ? get(source) : initial;
  });
