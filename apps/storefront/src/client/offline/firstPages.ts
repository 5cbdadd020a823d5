/** Pages that the service worker caches on install. They are the same for all visitors. */
export const FIRST_PAGES: readonly string[] = ['/en/offline', '/ar/offline'];

/** Pages of the cart, also the same for all visitors. They are cached once something is in the cart. */
export const CART_PAGES: readonly string[] = ['/en/cart', '/ar/cart'];

/** Name prefix of the caches of visited pages and API responses. */
export const VISITED_CACHE = 'seen-';
