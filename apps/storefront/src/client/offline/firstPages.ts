/** The pages that the service worker keeps from the beginning: they are the same on every device. */
export const FIRST_PAGES: readonly string[] = ['/en/offline', '/ar/offline', '/en/cart', '/ar/cart'];

/** What the names of the caches begin with that hold pages and answers somebody has looked at. */
export const VISITED_CACHE = 'seen-';
