import type { NamedQuery, Shop } from '@mahd/data/store';

/** The answer to a query, if a loader has fetched it; for `meta`, which cannot wait. */
export const cached = <Data>({ queryClient }: Shop, { queryKey }: NamedQuery<Data>): Data | undefined => queryClient.getQueryData<Data>(queryKey);
