import { useAtomValue } from 'jotai';
import { useLocation, useParams } from 'react-router-dom';
import {
  categoriesAtom,
  categoriesQuery,
  listingPathOf,
  trackedProduct,
  productListAtom,
  productListQuery,
  toCategoryPage,
  toProductCard,
} from '@mahd/data/catalog';
import { askedWords, searchQuery } from '@mahd/data/search';
import { pageCount, serializeListingQuery } from '@mahd/rules/shop';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { absoluteUrlBuilder } from '../../features/content/absoluteUrlBuilder.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { breadcrumbJsonLd, itemListJsonLd, toBreadcrumbs } from '../../features/catalog/breadcrumbs.js';
import { ListingLayout } from '../../features/catalog/ListingLayout.js';
import { parseListing } from '../../features/catalog/parseListing.js';
import { ListingProducts } from '../../features/catalog/ListingProducts.js';

const ListingArticles = lazyHydrate(
  'listing-articles',
  'idle',
  () => import('../../features/catalog/ListingArticles.js'),
);
const ListingFooter = lazyHydrate('listing-footer', 'visible', () => import('../../features/catalog/ListingFooter.js'));

/** Up to this many products end above the end of the filters: what follows them goes beside the filters too. */
const SHORT_LIST = 6;

export function meta({ shop, settings }: AppState, args: PageArgs, t: Translate): PageMeta {
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
  const absolute = absoluteUrlBuilder(settings, args.language);
  return {
    title: page ? `${title} – ${t('listing.pageOf', { n: query.page ?? 1, total: pageCount(list.total) })}` : title,
    description: shortDescription || t('listing.about', { name: title }),
    canonical: path + page,
    // Filtered lists duplicate the unfiltered ones.
    ...(isFiltered ? { noindex: true } : {}),
    ...(page && list.data.length === 0 ? { status: 404 as const } : {}),
    ...(picture ? { image: picture } : {}),
    structuredData: import.meta.env.SSR
      ? [
          breadcrumbJsonLd(toBreadcrumbs(crumbs, path, args.language, t), absolute),
          ...itemListJsonLd(
            list.data.map((product) => toProductCard(product, args.language)),
            absolute,
          ),
        ]
      : [],
  };
}

export async function loader({ shop }: AppState, args: PageArgs): Promise<void> {
  const { place, query, toParams } = parseListing(args);
  const searchTerms = askedWords(query.q);
  const [categories] = await Promise.all([
    shop.load(categoriesQuery(shop.http)),
    shop.load(productListQuery(shop.http, toParams())),
    // Optional content: ignore failures.
    searchTerms === null ? null : shop.load(searchQuery(shop.http, searchTerms, args.language)).catch(() => null),
    // Client navigations do not wait for content below the fold.
    typeof window === 'undefined'
      ? import('../../features/catalog/ListingFooter.js').then(({ loadListingFooter }) =>
          loadListingFooter(shop, args.language, place),
        )
      : null,
  ]);
  // Throws a 404 for an unknown category.
  const { notice } = toCategoryPage(categories, place, args.language);
  // It is above the products, which must not move when it appears.
  if (notice) await import('../../features/catalog/FeedingNotice.js').catch(() => null);
}

/** Addresses that ask for the same list share its page: unknown filters are ignored, and values have one spelling. */
export function sameAs(_state: AppState, args: PageArgs): string | null {
  const { pathname, searchParams } = args.url;
  const text = serializeListingQuery(parseListing(args).query);
  if (text === searchParams.toString()) return null;
  return pathname + (text && `?${text}`);
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const params = useParams();
  const { search } = useLocation();
  const { place, query, toParams } = parseListing({
    params,
    url: new URL(search, 'https://listing.invalid'),
    language,
  });
  const category = toCategoryPage(useAtomValue(categoriesAtom()).data ?? [], place, language);
  const { data: list, isFetching } = useAtomValue(productListAtom(toParams()));
  const products = list?.data ?? [];
  const path = listingPathOf(place);
  const footer = list?.data.length !== 0 && <ListingFooter />;
  const isShort = products.length <= SHORT_LIST;
  useTrack(
    products.length > 0
      ? { name: 'view_item_list', list: path, items: products.map((product) => trackedProduct(product)) }
      : null,
    path + products.map(({ _id }) => _id).join(),
  );
  const hrefWith = (change: Partial<typeof query>) => {
    const text = serializeListingQuery({ ...query, page: 1, ...change });
    return path + (text && `?${text}`);
  };

  return (
    <ListingLayout
      category={category}
      query={query}
      total={list?.total ?? 0}
      path={path}
      hrefWith={hrefWith}
      footer={!isShort && footer}
      breadcrumbs={<Breadcrumbs items={toBreadcrumbs(category.crumbs, path, language, t)} />}
    >
      <ListingProducts
        list={list}
        isFetching={isFetching}
        query={query}
        path={path}
        hrefWith={hrefWith}
        categories={category.categories}
      />
      {query.q && <ListingArticles />}
      {isShort && footer}
    </ListingLayout>
  );
}
