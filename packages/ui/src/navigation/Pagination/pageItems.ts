/** A page number, or a gap of at least two pages. */
export type PageItem = number | 'gap';

/** Up to this many pages all numbers are shown. Beyond, always this many items, so that links do not move. */
const ITEM_COUNT = 7;

/** First, last, the current page with its neighbours, and gaps between: 1 … 4 5 6 … 20. */
export function pageItems(current: number, total: number): PageItem[] {
  if (total <= ITEM_COUNT) return pagesBetween(1, total);
  if (current < 5) return [...pagesBetween(1, 5), 'gap', total];
  if (current > total - 4) return [1, 'gap', ...pagesBetween(total - 4, total)];
  return [1, 'gap', ...pagesBetween(current - 1, current + 1), 'gap', total];
}

function pagesBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
