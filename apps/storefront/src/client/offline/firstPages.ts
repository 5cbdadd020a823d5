/** The pages that the service worker caches when it is installed: they are the same on every device. */
export const FIRST_PAGES: readonly string[] = ['/en/offline', '/ar/offline', '/en/cart', '/ar/cart'];

/** Prefix of the caches that hold visited pages and API answers. */
export const VISITED_CACHE = 'seen-';
