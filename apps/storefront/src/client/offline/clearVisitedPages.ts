import { CART_PAGES, FIRST_PAGES, VISITED_CACHE } from './firstPages.js';

const kept = [...FIRST_PAGES, ...CART_PAGES];

/**
 * Deletes all cached pages except those that every visitor has, and all API responses. Pictures stay, as they do in the
 * browser's own cache.
 */
export async function clearVisitedPages(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(VISITED_CACHE));
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (!kept.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}
