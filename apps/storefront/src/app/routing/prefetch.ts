import { createPath, matchRoutes, type DataRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { afterNextFrame } from '../afterNextFrame.js';

/**
 * Makes the function that prepares a page before it is asked for: the code of its route and, through the route's own
 * loader, its data. Each address is prepared once in a while; a failure is left to the real visit, as is the address that the shopper is at or on the
 * way to: asking beside the visit would answer its "Try again" with what has failed already.
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
      await loader({ params, request: new Request(url), context: undefined } as unknown as LoaderFunctionArgs);
  }

  return (address) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const now = Date.now();
    if (connection?.saveData || now - (prepared.get(address) ?? -freshMs) < freshMs) return;
    prepared.set(address, now);
    // A finger comes over a link with the very tap, whose answer is not to wait for this.
    afterNextFrame(() => {
      const { location: here, navigation } = router.state;
      if (createPath(navigation.location ?? here) === address) return;
      prepare(address).catch(() => prepared.delete(address));
    });
  };
}
