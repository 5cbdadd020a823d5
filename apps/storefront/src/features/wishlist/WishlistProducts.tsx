import { useAtomValue } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import type { QueryResult } from '@mahd/data/store';
import { wishlistCodesAtom, type WishlistProduct } from '@mahd/data/wishlist';
import { ErrorState } from '@mahd/ui/ErrorState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { useTranslate } from '../../app/AppContext.js';
import { WishlistCard } from './WishlistCard.js';
import { Count, WishlistColumns } from './WishlistColumns.js';

const WishlistAfter = lazyWithRetry(async () => ({ default: (await import('./WishlistAfter.js')).WishlistAfter }));
const WishlistEmpty = lazyWithRetry(async () => ({ default: (await import('./WishlistEmpty.js')).WishlistEmpty }));

interface WishlistProductsProps extends Pick<
  QueryResult<WishlistProduct[]>,
  'data' | 'isError' | 'isFetching' | 'refetch'
> {
  /** Shown above the products. */
  children?: ReactNode;
}

/** Loaded products that are still on the wishlist. */
export function WishlistProducts({ data: products, isError, isFetching, refetch, children }: WishlistProductsProps) {
  const t = useTranslate();
  const codes = useAtomValue(wishlistCodesAtom);
  if (!products && isError)
    return <ErrorState title={t('wishlist.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!products) return <ProductGrid pending placeholders={Math.min(codes.size || 4, 4)} />;
  const shown = products.filter(({ product_code: code }) => codes.has(code));
  if (shown.length === 0) {
    return (
      <Suspense fallback={null}>
        <WishlistEmpty />
      </Suspense>
    );
  }
  return (
    <WishlistColumns>
      {children}
      {shown.length > 1 && <Count>{t('wishlist.count', { n: shown.length })}</Count>}
      <ProductGrid>
        {shown.map((entry) => (
          <WishlistCard key={entry.product_code} entry={entry} alone={shown.length === 1} />
        ))}
      </ProductGrid>
      <Suspense fallback={null}>
        <WishlistAfter shown={shown} />
      </Suspense>
    </WishlistColumns>
  );
}
