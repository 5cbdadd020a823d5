import type { QueryKey } from '@tanstack/query-core';
import type { Shop } from './createShopStore.js';

/** The answers a server-rendered page carries, as plain JSON. The same page gives the same bytes each time it is rendered. */
export interface ShopState {
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** Takes the successful answers out of a request's state, for the page's data block. Failed and running calls stay behind. */
export function dehydrateShop(shop: Shop): ShopState {
  const queries = shop.queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const);
  return { queries };
}

/**
 * Puts a page's answers into the tab's state, so that the browser asks nothing twice. They count as fresh from
 * now: pages are cached by content version, and the clocks of server and device need not agree.
 * Anything that is not a ShopState is ignored; the browser then asks for itself.
 */
export function hydrateShop(shop: Shop, state: unknown): void {
  if (!isShopState(state)) return;
  for (const [key, data] of state.queries) shop.queryClient.setQueryData(key, data);
}

function isShopState(state: unknown): state is ShopState {
  const queries = (state as Partial<ShopState> | null | undefined)?.queries;
  return (
    Array.isArray(queries) &&
    queries.every((entry) => Array.isArray(entry) && Array.isArray(entry[0]) && entry[1] !== undefined)
  );
}
