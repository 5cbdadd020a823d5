import { atom, type Atom } from 'jotai';
import type { BabyStage } from '@mahd/rules/shop/babyStage';

/** Values that depend on the shopper, and are therefore only known in the browser. */
interface ClientValues {
  /** Total quantity of items in the cart. */
  cartCount: number;
  /** Whether the shop delivers to the visitor's country. */
  canOrder: boolean;
  /** First name of the logged-in customer; empty for a guest. */
  firstName: string;
  /** Sellable codes on the wishlist. */
  wishlistCodes: ReadonlySet<string>;
  /** Null when the date of birth or due date is unknown. */
  babyStage: BabyStage | null;
}

/** The atoms of these values. `initClientState` and `Visitor` set them once their code has loaded. */
export const clientAtomsAtom = atom<{ readonly [Name in keyof ClientValues]?: Atom<ClientValues[Name]> }>({});

/** Creates an atom for one of these values; `initial` until its code has loaded. */
export const clientAtom = <Name extends keyof ClientValues>(name: Name, initial: ClientValues[Name]) =>
  atom((get): ClientValues[Name] => {
    const source: Atom<ClientValues[Name]> | undefined = get(clientAtomsAtom)[name];
    return source ? get(source) : initial;
  });
