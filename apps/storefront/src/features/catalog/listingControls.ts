import { useState } from 'react';
import { serializeListingQuery, type ListingQuery } from '@mahd/rules/shop';

/** Up to this many products need no filters and no order: one look takes them in. */
const FEW = 3;

/** Whether a list is filtered by more than words. */
export const isFiltered = (query: ListingQuery) =>
  serializeListingQuery({ ...query, page: 1, q: '', sort: 'featured' }) !== '';

/** Whether a list has filters and a choice of order: few products have none, unless the URL filters them. Nor has a search that finds nothing. */
export const hasControls = (query: ListingQuery, total: number) =>
  total > FEW || serializeListingQuery({ ...query, page: 1, ...(total === 0 && { q: '' }) }) !== '';

/**
 * Whether a list has controls: those once shown stay until the visitor goes to another list. Otherwise the filter just
 * removed would vanish with the focus, and with the button that opened the sheet it is in.
 */
export function useControls(list: string, needed: boolean): boolean {
  const [visit, setVisit] = useState({ list, shown: needed });
  const shown = needed || (visit.list === list && visit.shown);
  if (visit.list !== list || visit.shown !== shown) setVisit({ list, shown });
  return shown;
}
