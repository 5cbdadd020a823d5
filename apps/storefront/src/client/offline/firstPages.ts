/** Pages that the service worker caches on install. They are the same for all visitors. */
export const FIRST_PAGES: readonly string[] = ['/en/offline', '/ar/offline'];

/** Name prefix of the caches of visited pages and API responses. */
export const VISITED_CACHE = 'seen-';
