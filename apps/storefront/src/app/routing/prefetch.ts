import { createPath, matchRoutes, type DataRouter } from 'react-router-dom';
import { afterNextFrame } from '../afterNextFrame.js';

/**
 * Creates the function that loads the code of a route and, through its loader, its data before a navigation. A URL is
 * prefetched again after 30 seconds or a failure. Errors are ignored; the navigation itself reports them. The current
 * URL and that of a pending navigation are not prefetched, so that "Try again" does not reuse a failed prefetch.
 */
export function createPrefetch(router: Pick<DataRouter, 'routes' | 'state'>): (address: string) => void {
  const prepared = new Map<string, number>();
  const freshMs = 30_000;

  async function prepare(address: string) {
    const url = new URL(address, location.origin);
    const match = matchRoutes(router.routes, url.pathname)?.at(-1);
    if (!match) return;
    const { route, params } = match;
    const loader = typeof route.lazy === 'function' ? (await route.lazy()).loader : route.loader;
    if (typeof loader === 'function')
      await loader({ params, request: new Request(url), url, pattern: route.path ?? '', context: undefined });
  }

  return (address) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const now = Date.now();
    if (connection?.saveData || now - (prepared.get(address) ?? -freshMs) < freshMs) return;
    prepared.set(address, now);
    // On touch screens `pointerenter` fires with the tap itself, and must not delay the response to it.
    afterNextFrame(() => {
      const { location: here, navigation } = router.state;
      if (createPath(navigation.location ?? here) === address) return;
      prepare(address).catch(() => prepared.delete(address));
    });
  };
}
