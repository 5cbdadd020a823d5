import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  categoriesAtom,
  categoriesQuery,
  listingPathOf,
  measuredProduct,
  productListAtom,
  productListQuery,
  toCategoryPage,
  toProductCard,
} from '@mahd/data/catalog';
import { askedWords, searchQuery } from '@mahd/data/search';
import { pageCount, pageItems, serializeListingQuery } from '@mahd/rules/shop';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Highlight } from '@mahd/ui/Highlight';
import { Pagination } from '@mahd/ui/Pagination';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { Text } from '@mahd/ui/Text';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { deferred } from '../../app/deferred.js';
import { useDeferredRender } from '../../app/useDeferredRender.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { DeliveryLine } from '../../features/delivery/DeliveryLine.js';
import { absoluteOf } from '../../features/content/trail.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { breadcrumbData, listData, toBreadcrumbs } from '../../features/catalog/crumbs.js';
import { ListingFrame } from '../../features/catalog/ListingFrame.js';
import { listingOf } from '../../features/catalog/listingOf.js';
import { toCards } from '../../features/catalog/toCards.js';

/** So many cards the window shows at most before one scrolls: on a phone three rows, on a desktop two. */
const firstCards = 6;

const ListingEmpty = lazyWithRetry(() => import('../../features/catalog/ListingEmpty.js'));
const ListingArticles = deferred('listing-articles', 'idle', () => import('../../features/catalog/ListingArticles.js'));
const ListingBelow = deferred('listing-below', 'idle', () => import('../../features/catalog/ListingBelow.js'));

export function meta({ shop, settings }: AppState, args: PageArgs, t: Translate): PageMeta {
  const { place, query, call } = listingOf(args);
  const { name, shortDescription, picture, crumbs } = toCategoryPage(
    getLoadedData(shop, categoriesQuery(shop.http)),
    place,
    args.language,
  );
  const list = getLoadedData(shop, productListQuery(shop.http, call()));
  const title = query.q ? t('listing.resultsFor', { query: query.q }) : name || t('listing.allProducts');
  const path = `/${args.language}${listingPathOf(place)}`;
  const page = query.page && query.page > 1 ? `?page=${query.page}` : '';
  const narrowed = serializeListingQuery({ ...query, page: 1 }) !== '';
  const absolute = absoluteOf(settings, args.language);
  return {
    title: page ? `${title} – ${t('listing.pageOf', { n: query.page ?? 1, total: pageCount(list.total) })}` : title,
    description: shortDescription || t('listing.about', { name: title }),
    canonical: path + page,
    // Filtered lists repeat what the plain ones show; they are for shoppers, not for search engines.
    ...(narrowed ? { noindex: true } : {}),
    ...(page && list.data.length === 0 ? { status: 404 as const } : {}),
    ...(picture ? { image: picture } : {}),
    structuredData: [
      breadcrumbData(toBreadcrumbs(crumbs, path, args.language, t), absolute),
      ...listData(
        list.data.map((product) => toProductCard(product, args.language)),
        absolute,
      ),
    ],
  };
}

export async function loader({ shop }: AppState, args: PageArgs): Promise<void> {
  const { place, query, call } = listingOf(args);
  const messages = askedWords(query.q);
  const [categories] = await Promise.all([
    shop.load(categoriesQuery(shop.http)),
    shop.load(productListQuery(shop.http, call())),
    // Products are what was asked for; articles beside them are a gift.
    messages === null ? null : shop.load(searchQuery(shop.http, messages, args.language)).catch(() => null),
    // Whoever goes from page to page in the browser does not wait for what stands at the end.
    typeof window === 'undefined'
      ? import('../../features/catalog/ListingBelow.js').then(({ loadBelow }) => loadBelow(shop, args.language))
      : null,
  ]);
  // Throws the 404 of an unknown category, whatever the list said.
  toCategoryPage(categories, place, args.language);
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const params = useParams();
  const { search } = useLocation();
  const { place, query, call } = listingOf({ params, url: new URL(search, 'https://listing.invalid'), language });
  const category = toCategoryPage(useAtomValue(categoriesAtom()).data ?? [], place, language);
  const { data: list, isFetching } = useAtomValue(productListAtom(call()));
  const products = list?.data ?? [];
  const total = list?.total ?? 0;
  const path = listingPathOf(place);
  const page = query.page ?? 1;
  const whole = useDeferredRender();
  useTrack(
    products.length > 0
      ? { name: 'view_item_list', list: path, items: products.map((product) => measuredProduct(product)) }
      : null,
    path + products.map(({ _id }) => _id).join(),
  );
  const addressOf = (change: Partial<typeof query>) => {
    const text = serializeListingQuery({ ...query, page: 1, ...change });
    return path + (text && `?${text}`);
  };

  return (
    <ListingFrame
      category={category}
      query={query}
      total={total}
      path={path}
      addressOf={addressOf}
      below={whole && <ListingBelow />}
      breadcrumbs={<Breadcrumbs items={toBreadcrumbs(category.crumbs, path, language, t)} />}
    >
      {list?.closest && products.length > 0 && <Text role="status">{t('listing.closest', { query: query.q })}</Text>}
      {products.length > 0 && <DeliveryLine />}
      {products.length === 0 && !isFetching ? (
        <Suspense>
          <ListingEmpty
            query={query}
            total={total}
            plainAddress={path}
            firstPage={addressOf({ page: 1 })}
            categories={category.categories}
          />
        </Suspense>
      ) : (
        <ProductGrid columns={3} loading={!list} announcement={t('catalog.items', { n: total })}>
          {toCards(whole ? products : products.slice(0, firstCards), language, {
            eager: 2,
            headingLevel: 2,
            badgeOf: t,
            ...(query.q ? { nameOf: (name) => <Highlight text={name} query={query.q} /> } : {}),
          })}
        </ProductGrid>
      )}
      {whole && (
        <Pagination page={page} items={pageItems(page, pageCount(total))} href={(n) => addressOf({ page: n })} />
      )}
      {query.q && <ListingArticles />}
    </ListingFrame>
  );
}
