import { serializeListingQuery, type ListingQuery } from '@mahd/rules/shop';

/** Up to this many products need no filters and no order: one look takes them in. */
const FEW = 3;

/** Whether a list has filters and a choice of order: few products have none, unless the URL filters them. Nor has a search that finds nothing. */
export const hasControls = (query: ListingQuery, total: number) =>
  total > FEW || serializeListingQuery({ ...query, page: 1, ...(total === 0 && { q: '' }) }) !== '';
