import { toListingParams } from '@mahd/data/catalog';
import { parseListingQuery } from '@mahd/rules/shop';
import type { PageArgs } from '../../app/routing/pageModules.js';

/** Everything the address says about the listing. */
export function listingOf({ params, url, language }: Pick<PageArgs, 'params' | 'url' | 'language'>) {
  const place = { category: params.category, subcategory: params.subCategory };
  const query = parseListingQuery(url.searchParams);
  return { place, query, call: () => toListingParams(place, query, language) };
}
