import type { NamedQuery, Shop } from '@mahd/data/store';

/** The answer to a query that the page's loader has awaited; for `meta`, which cannot wait. Where the loader failed, `meta` is not asked. */
export function getLoadedData<Data>({ queryClient }: Shop, { queryKey }: NamedQuery<Data>): Data {
  const data = queryClient.getQueryData<Data>(queryKey);
  if (data === undefined) throw new Error(`The loader has not fetched ${JSON.stringify(queryKey)}`);
  return data;
}
