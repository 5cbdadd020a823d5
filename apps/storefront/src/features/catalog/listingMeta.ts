import { categoriesQuery, listingPathOf, productListQuery, toCategoryPage, toProductCard } from '@mahd/data/catalog';
import { pageCount, serializeListingQuery } from '@mahd/rules/shop';
import type { AppState } from '../../app/AppState.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { absoluteUrlBuilder } from '../content/absoluteUrlBuilder.js';
import { breadcrumbJsonLd, itemListJsonLd, toBreadcrumbs } from './breadcrumbs.js';
import { parseListing } from './parseListing.js';

/** The metadata of a listing, with breadcrumbs and its products as structured data. */
export function listingMeta({ shop, settings }: AppState, args: PageArgs, t: Translate): PageMeta {
  const { place, query, toParams } = parseListing(args);
  const { name, shortDescription, picture, crumbs } = toCategoryPage(
    getLoadedData(shop, categoriesQuery(shop.http)),
    place,
    args.language,
  );
  const list = getLoadedData(shop, productListQuery(shop.http, toParams()));
  const title = query.q ? t('listing.resultsFor', { query: query.q }) : name || t('listing.allProducts');
  const path = `/${args.language}${listingPathOf(place)}`;
  const page = query.page && query.page > 1 ? `?page=${query.page}` : '';
  const isFiltered = serializeListingQuery({ ...query, page: 1 }) !== '';
  const structuredData = () => {
    const absolute = absoluteUrlBuilder(settings, args.language);
    const cards = list.data.map((product) => toProductCard(product, args.language));
    return [breadcrumbJsonLd(toBreadcrumbs(crumbs, path, t), absolute), ...itemListJsonLd(cards, absolute)];
  };
  return {
    title: page ? `${title} – ${t('listing.pageOf', { n: query.page ?? 1, total: pageCount(list.total) })}` : title,
    description: shortDescription || t('listing.about', { name: title }),
    canonical: path + page,
    // Filtered lists duplicate the unfiltered ones.
    ...(isFiltered ? { noindex: true } : {}),
    ...(page && list.data.length === 0 ? { status: 404 as const } : {}),
    ...(picture ? { image: picture } : {}),
    structuredData: import.meta.env.SSR ? structuredData() : [],
  };
}
