/** The wishlist of guests and customers, with optimistic changes. A guest's wishlist moves to the account at login. */
export type { WishlistEntry, WishlistProduct } from './api.js';
export { addToWishlistAtom, removeFromWishlistAtom, toggleWishlistAtom, wishlistAtom, wishlistQuery } from './atoms.js';
export type { WishlistOutcome } from './atoms.js';
export { guestWishlistAtom } from './guestWishlist.js';
export { watchWishlist } from './watchWishlist.js';
export { userWishlistProductsAtom, wishlistCodesAtom } from './wishlistCodes.js';
export { wishlistProductsAtom } from './wishlistProducts.js';
