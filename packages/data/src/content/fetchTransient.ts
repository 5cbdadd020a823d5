import type { QueryClient } from '@tanstack/query-core';
import type { NamedQuery } from '../store/index.js';

/**
 * Fetches data of which only a part is used. On the server it is removed from the cache again, unless it was there
 * before, so that the page does not send all of it to the browser.
 */
export async function fetchTransient<Data>(client: QueryClient, query: NamedQuery<Data>): Promise<Data> {
  const remains = typeof window !== 'undefined' || client.getQueryData(query.queryKey) !== undefined;
  const data = await client.query({ ...query, staleTime: 'static' });
  if (!remains) client.removeQueries({ queryKey: query.queryKey, exact: true });
  return data;
}
