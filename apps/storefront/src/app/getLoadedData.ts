import type { NamedQuery, Shop } from '@mahd/data/store';

/**
 * Returns the data of a query that the page's loader has awaited. For `meta`, which is synchronous and only called when
 * the loader has succeeded.
 * @throws when the data is not loaded
 */
export function getLoadedData<Data>({ queryClient }: Shop, { queryKey }: NamedQuery<Data>): Data {
  const data = queryClient.getQueryData<Data>(queryKey);
  if (data === undefined) throw new Error(`The loader has not fetched ${JSON.stringify(queryKey)}`);
  return data;
}
