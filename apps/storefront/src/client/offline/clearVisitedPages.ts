import { FIRST_PAGES, VISITED_CACHE } from './firstPages.js';

/** Deletes all cached pages except the first pages, and all API responses, so that they do not reveal visits. */
export async function clearVisitedPages(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(VISITED_CACHE));
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (!FIRST_PAGES.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}
