import { useParams, useSearchParams } from 'react-router-dom';
import { listingPathOf } from '@mahd/data/catalog';
import { serializeListingQuery, type ListingQuery } from '@mahd/rules/shop';
import { useLanguage } from '../../app/AppContext.js';
import { parseListing } from './parseListing.js';

/** Category, query, API parameters and URLs of the listing on the page. */
export function useListing() {
  const params = useParams();
  const [searchParams] = useSearchParams();
  const listing = parseListing({ params, url: { searchParams }, language: useLanguage() });
  const path = listingPathOf(listing.place);
  return {
    ...listing,
    /** Without language and query. */
    path,
    /** Returns the URL of the first page of the listing with the given change. */
    hrefWith: (change: Partial<ListingQuery>) => {
      const text = serializeListingQuery({ ...listing.query, page: 1, ...change });
      return path + (text && `?${text}`);
    },
  };
}
