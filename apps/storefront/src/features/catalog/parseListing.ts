import { toListingParams } from '@mahd/data/catalog';
import { parseListingQuery, serializeListingQuery } from '@mahd/rules/shop';
import type { AppState } from '../../app/AppState.js';
import type { PageArgs } from '../../app/routing/pageModules.js';

/** Reads category, query and API parameters of a listing from its URL. */
export function parseListing({
  params,
  url,
  language,
}: Pick<PageArgs, 'params' | 'language'> & { url: Pick<URL, 'searchParams'> }) {
  const place = { category: params.category, subcategory: params.subCategory };
  const query = parseListingQuery(url.searchParams);
  return { place, query, toParams: () => toListingParams(place, query, language) };
}

/** Addresses that ask for the same list share its page: unknown filters are ignored, and values have one spelling. */
export function sameListing(_state: AppState, args: PageArgs): string | null {
  const { pathname, searchParams } = args.url;
  const text = serializeListingQuery(parseListing(args).query);
  if (text === searchParams.toString()) return null;
  return pathname + (text && `?${text}`);
}
