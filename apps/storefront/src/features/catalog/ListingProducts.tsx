import { Suspense } from 'react';
import { toBasePriceOfProduct, type CategoryPageView, type ProductList, type ProductSummary } from '@mahd/data/catalog';
import { localizedPath } from '@mahd/rules/locale';
import { pageCount, type ListingQuery } from '@mahd/rules/shop';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Highlight } from '@mahd/ui/Highlight';
import { Pagination } from '@mahd/ui/Pagination';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { Text } from '@mahd/ui/Text';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { isWithin } from '../../shell/navigation.js';
import { useSlowNavigation } from '../../shell/useSlowNavigation.js';
import { DeferredDeliveryPromise } from '../delivery/DeferredDeliveryPromise.js';
import { basePriceText } from './basePriceText.js';
import { BuyableProductCard } from './BuyableProductCard.js';

const ListingEmpty = lazyWithRetry(() => import('./ListingEmpty.js'));

interface ListingProductsProps {
  /** Undefined while it loads. */
  list: ProductList | undefined;
  isFetching: boolean;
  query: ListingQuery;
  path: string;
  /** Returns the URL of the first page of the listing with the given change. */
  hrefWith: (change: Partial<ListingQuery>) => string;
  /** Alternatives for a search without results. */
  categories: CategoryPageView['categories'];
}

/** The products of a listing with pagination, or an explanation why there are none. */
export function ListingProducts({ list, isFetching, query, path, hrefWith, categories }: ListingProductsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const destination = useSlowNavigation()?.pathname ?? '';
  // The old list must not pass for the one that was asked for.
  const outdated = isWithin(destination, localizedPath(language, '/products'));
  const products = list?.data ?? [];
  const total = list?.total ?? 0;
  const page = query.page ?? 1;
  const priceNoteOf = (product: ProductSummary) => {
    const basePrice = toBasePriceOfProduct(product);
    return basePrice ? basePriceText(basePrice, t, language) : undefined;
  };
  return (
    <>
      {list?.closest && products.length > 0 && <Text role="status">{t('listing.closest', { query: query.q })}</Text>}
      {products.length > 0 && <DeferredDeliveryPromise />}
      {products.length === 0 && !isFetching && !outdated ? (
        <Suspense>
          <ListingEmpty
            query={query}
            total={total}
            unfilteredHref={path}
            firstPageHref={hrefWith({ page: 1 })}
            categories={categories}
          />
        </Suspense>
      ) : (
        <ProductGrid columns={3} pending={!list || outdated} announcement={t('catalog.items', { n: total })}>
          {products.map((product, index) => (
            <BuyableProductCard
              key={product._id}
              product={product}
              headingLevel={2}
              priority={index < 2}
              bestSellerLabel={t('catalog.bestSeller')}
              priceNote={priceNoteOf(product)}
              renderName={query.q ? (name) => <Highlight text={name} query={query.q} /> : undefined}
            />
          ))}
        </ProductGrid>
      )}
      <Pagination page={page} total={pageCount(total)} href={(n) => hrefWith({ page: n })} />
    </>
  );
}
