import { toListingParams } from '@mahd/data/catalog';
import { parseListingQuery } from '@mahd/rules/shop';
import type { PageArgs } from '../../app/routing/pageModules.js';

/** Reads category, query and API parameters of a listing from its URL. */
export function parseListing({ params, url, language }: Pick<PageArgs, 'params' | 'url' | 'language'>) {
  const place = { category: params.category, subcategory: params.subCategory };
  const query = parseListingQuery(url.searchParams);
  return { place, query, toParams: () => toListingParams(place, query, language) };
}
