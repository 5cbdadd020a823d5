import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import {
  categoriesAtom,
  categoriesQuery,
  hasOnlySizes,
  trackedProduct,
  productListAtom,
  productListQuery,
  toBasePriceOfProduct,
  toCategoryPage,
} from '@mahd/data/catalog';
import { askedWords, searchQuery } from '@mahd/data/search';
import { localizedPath } from '@mahd/rules/locale';
import { Breadcrumbs } from '@mahd/ui/Breadcrumbs';
import { desktop } from '@mahd/ui/breakpoints';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { Text } from '@mahd/ui/Text';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { DeferredDeliveryPromise } from '../../features/delivery/DeferredDeliveryPromise.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { basePriceText } from '../../features/catalog/basePriceText.js';
import { toBreadcrumbs } from '../../features/catalog/breadcrumbs.js';
import { BuyableProductCard } from '../../features/catalog/BuyableProductCard.js';
import { hasControls, isFiltered, useControls } from '../../features/catalog/listingControls.js';
import { FoundName } from '../../features/catalog/FoundName.js';
import { ListingLayout } from '../../features/catalog/ListingLayout.js';
import { ListingPages } from '../../features/catalog/ListingPages.js';
import { parseListing } from '../../features/catalog/parseListing.js';
import { useListing } from '../../features/catalog/useListing.js';
import { isWithin } from '../../shell/navigation.js';
import { useSlowNavigation } from '../../shell/useSlowNavigation.js';

const ListingEmpty = lazyWithRetry(() => import('../../features/catalog/ListingEmpty.js'));
const ListingTile = lazyHydrate('listing-tile', 'visible', () => import('../../features/catalog/ListingTile.js'));
const ListingSizes = lazyHydrate('listing-sizes', 'visible', () => import('../../features/catalog/ListingSizes.js'));
const ListingArticles = lazyHydrate(
  'listing-articles',
  'idle',
  () => import('../../features/catalog/ListingArticles.js'),
);
const ListingFooter = lazyHydrate('listing-footer', 'visible', () => import('../../features/catalog/ListingFooter.js'));

/** Up to this many products end above the end of the filters: what follows them goes beside the filters too. */
const SHORT_LIST = 6;

export { listingMeta as meta } from '../../features/catalog/listingMeta.js';
export { sameListing as sameAs } from '../../features/catalog/parseListing.js';

export async function loader({ shop }: AppState, args: PageArgs): Promise<void> {
  const { place, query, toParams } = parseListing(args);
  const searchTerms = askedWords(query.q);
  const [categories] = await Promise.all([
    shop.load(categoriesQuery(shop.http)),
    shop.load(productListQuery(shop.http, toParams())),
    // Optional content: ignore failures.
    searchTerms === null ? null : shop.load(searchQuery(shop.http, searchTerms, args.language)).catch(() => null),
    // Client navigations do not wait for content below the fold.
    import.meta.env.SSR
      ? import('../../features/catalog/ListingFooter.js').then(({ loadListingFooter }) =>
          loadListingFooter(shop, args.language, place),
        )
      : null,
  ]);
  // Throws a 404 for an unknown category.
  const { notice, subcategories } = toCategoryPage(categories, place, args.language);
  // Above the products, which must not move.
  await Promise.all([
    notice && import('../../features/catalog/FeedingNotice.js'),
    subcategories.length > 1 && import('../../features/catalog/ListingSiblings.js'),
    isFiltered(query) && import('../../features/catalog/ListingChips.js'),
    query.q && import('@mahd/ui/Highlight'),
    // On phones and tablets they are hidden.
    !import.meta.env.SSR && matchMedia(desktop).matches && import('../../features/catalog/ListingFilters.js'),
  ]).catch(() => null);
}

export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { place, query, toParams, path, hrefWith } = useListing();
  const category = toCategoryPage(useAtomValue(categoriesAtom()).data ?? [], place, language);
  const { data: list, isFetching } = useAtomValue(productListAtom(toParams()));
  const { data: products = [], total = 0 } = list ?? {};
  const destination = useSlowNavigation()?.pathname ?? '';
  // The old list must not pass for the one that was asked for.
  const outdated = isWithin(destination, localizedPath(language, '/products'));
  const reduced = query.show === 'limited-time-offers';
  // Other words are another list, which may find nothing.
  const controls = useControls(path + query.q, list !== undefined && hasControls(query, total));
  // The controls announce it themselves.
  const announcement = controls ? undefined : t('catalog.items', { n: total });
  const footer = list?.data.length !== 0 && <ListingFooter />;
  const isShort = products.length <= SHORT_LIST;
  useTrack(
    products.length > 0
      ? { name: 'view_item_list', list: path, items: products.map((product) => trackedProduct(product)) }
      : null,
    path + products.map(({ _id }) => _id).join(),
  );

  return (
    <ListingLayout
      category={category}
      query={query}
      total={total}
      hasControls={!list || controls}
      path={path}
      hrefWith={hrefWith}
      footer={!isShort && footer}
      breadcrumbs={<Breadcrumbs items={toBreadcrumbs(category.crumbs, path, t)} />}
    >
      {list?.closest && products.length > 0 && <Text role="status">{t('listing.closest', { query: query.q })}</Text>}
      {products.length > 0 && <DeferredDeliveryPromise />}
      {products.length === 0 && !isFetching && !outdated ? (
        <Suspense>
          <ListingEmpty
            query={query}
            total={total}
            prices={list?.prices ?? null}
            hrefWith={hrefWith}
            unfilteredHref={path}
            firstPageHref={hrefWith({ page: 1 })}
            categories={category.categories}
          />
        </Suspense>
      ) : (
        <ProductGrid columns={3} pending={!list || outdated} announcement={announcement}>
          {products.map((product, index) => (
            <BuyableProductCard
              key={product._id}
              product={product}
              headingLevel={2}
              priority={index < 2}
              reduced={reduced}
              bestSellerLabel={t('catalog.bestSeller')}
              action={total === 1 && hasOnlySizes(product) ? <ListingSizes /> : undefined}
              priceNote={basePriceText(toBasePriceOfProduct(product, reduced), t, language)}
              renderName={query.q ? (name) => <FoundName name={name} query={query.q} /> : undefined}
            />
          ))}
          {/* The grid has three columns. */}
          {products.length > 2 && products.length % 3 > 0 && <ListingTile key="tile" />}
        </ProductGrid>
      )}
      <ListingPages total={total} shown={products.length} />
      {query.q && total > 0 && <ListingArticles />}
      {isShort && footer}
    </ListingLayout>
  );
}
