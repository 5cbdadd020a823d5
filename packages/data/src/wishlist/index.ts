/** The wishlist, for guests and for customers: changed at once on the screen, moved to the account at login. */
export type { WishlistEntry } from './api.js';
export { addToWishlistAtom, removeFromWishlistAtom, toggleWishlistAtom, wishlistAtom, wishlistQuery } from './atoms.js';
export type { WishlistOutcome } from './atoms.js';
export { guestWishlistAtom } from './guestWishlist.js';
export { watchWishlist } from './watchWishlist.js';
export { userWishlistProductsAtom, wishlistCodesAtom } from './wishlistCodes.js';
