import { atom } from 'jotai';
import { clientAtom } from '../app/clientAtoms.js';
import { useClientAtomValue } from '../app/useClientAtomValue.js';

const cartCountAtom = clientAtom('cartCount', 0);
const canOrderAtom = clientAtom('canOrder', true);
const badgeAtom = atom((get) => (get(canOrderAtom) ? get(cartCountAtom) : null));

/** The number on the cart's badge, 0 while the server's HTML is hydrated; null for visitors who cannot order and see no cart. */
export const useCartBadge = (): number | null => useClientAtomValue(badgeAtom, 0);
