/** Products per page of a listing. */
export const LISTING_PAGE_SIZE = 12;

/** Number of pages for this many items; at least one. */
export function pageCount(itemCount: number, pageSize: number = LISTING_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(itemCount / pageSize));
}
