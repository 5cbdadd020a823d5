import { LISTING_PAGE_SIZE, pageCount } from '@mahd/rules/shop';
import { Pagination } from '@mahd/ui/Pagination';
import { useTranslate } from '../../app/AppContext.js';
import { useListing } from './useListing.js';

interface ListingPagesProps {
  total: number;
  /** How many products are on the page. */
  shown: number;
}

/** Links to the pages of the listing in the URL, and which products the page has. */
export function ListingPages({ total, shown }: ListingPagesProps) {
  const t = useTranslate();
  const { query, hrefWith } = useListing();
  const page = query.page ?? 1;
  const first = (page - 1) * LISTING_PAGE_SIZE;
  return (
    <Pagination
      page={page}
      total={pageCount(total)}
      href={(n) => hrefWith({ page: n })}
      {...(shown > 0 && { description: t('listing.rangeOf', { from: first + 1, to: first + shown, total }) })}
    />
  );
}
