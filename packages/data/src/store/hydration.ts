import type { QueryKey } from '@tanstack/query-core';
import { isHttpError } from '../http/isHttpError.js';
import type { Shop } from './createShopStore.js';

/** Query data of a server-rendered page, as plain JSON. The same page always serializes to the same bytes. */
export interface ShopState {
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** Dehydrates the successful queries of a request. Failed and pending ones are left out. */
export function dehydrateShop(shop: Shop): ShopState {
  const queries = shop.queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const);
  return { queries };
}

/** Whether all queries of a request were answered. Refusals such as 404 are answers. */
export const isComplete = ({ queryClient }: Shop): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state: { status, error } }) => status !== 'error' || isRefusal(error));

const isRefusal = (error: unknown): boolean =>
  isHttpError(error) && error.status !== undefined && error.status < 500 && error.status !== 429;

/**
 * Hydrates the tab's state with a page's data, so that nothing is fetched twice. The data counts as fresh from now,
 * because pages are cached by content version and clocks may differ. Invalid input is ignored; the browser then fetches
 * the data itself.
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
