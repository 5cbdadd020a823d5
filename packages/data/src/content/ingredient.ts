import type { QueryClient } from '@tanstack/query-core';
import type { NamedQuery } from '../store/index.js';

/**
 * An answer of which another one takes a part. On the server it does not stay behind, unless it was there before: a rendered page would
 * carry all of it to the browser.
 */
export async function ingredient<Data>(client: QueryClient, query: NamedQuery<Data>): Promise<Data> {
  const isKept = typeof window !== 'undefined' || client.getQueryData(query.queryKey) !== undefined;
  const data = await client.query({ ...query, staleTime: 'static' });
  if (!isKept) client.removeQueries({ queryKey: query.queryKey, exact: true });
  return data;
}
