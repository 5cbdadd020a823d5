import { atom } from 'jotai';
import { cartAtom, updateCartAtom } from './cartState.js';

/** Public API: whether the cart shows the hint about promo codes. Set it to false when the shopper dismisses the hint. */
export const promoAdvertisementAtom = atom(
  (get) => get(cartAtom).promoAdvertisement,
  (_get, set, promoAdvertisement: boolean) => set(updateCartAtom, () => ({ promoAdvertisement })),
);
