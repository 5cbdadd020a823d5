/** The wishlist: one for all hearts, optimistic, and kept for after login while nobody is logged in. */
export type { WishlistEntry } from './api.js';
export { pendingWishesAtom } from './pending.js';
export { watchWishlist } from './watchWishlist.js';
export {
  addWishAtom,
  loadWishlistAtom,
  removeWishAtom,
  toggleWishAtom,
  userWishlistProductsAtom,
  wishedCodesAtom,
  wishlistAtom,
  wishlistQuery,
} from './wishes.js';
export type { WishOutcome } from './wishes.js';
