import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import type { QueryResult } from '@mahd/data/store';
import { wishlistCodesAtom, type WishlistProduct } from '@mahd/data/wishlist';
import { ErrorState } from '@mahd/ui/ErrorState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { WishlistCard } from './WishlistCard.js';

const ShareLines = lazyWithRetry(async () => ({ default: (await import('../cart/ShareLines.js')).ShareLines }));
const WishlistEmpty = lazyWithRetry(async () => ({ default: (await import('./WishlistEmpty.js')).WishlistEmpty }));

type WishlistProductsProps = Pick<QueryResult<WishlistProduct[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

/** Loaded products that are still on the wishlist. */
export function WishlistProducts({ data: products, isError, isFetching, refetch }: WishlistProductsProps) {
  const t = useTranslate();
  const codes = useAtomValue(wishlistCodesAtom);
  if (!products && isError)
    return <ErrorState title={t('wishlist.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!products) return <ProductGrid pending placeholders={4} />;
  const shown = products.filter(({ product_code: code }) => codes.has(code));
  if (shown.length === 0) {
    return (
      <Suspense fallback={null}>
        <WishlistEmpty />
      </Suspense>
    );
  }
  return (
    <Stack gap={24}>
      <ProductGrid>
        {shown.map((entry) => (
          <WishlistCard key={entry.product_code} entry={entry} />
        ))}
      </ProductGrid>
      <Suspense fallback={null}>
        <ShareLines
          path="/wishlist"
          lines={shown.map(({ product_code: productCode }) => ({ productCode, quantity: 1 }))}
          label={t('wishlist.shareList')}
          title={t('wishlist.shareText')}
        />
      </Suspense>
    </Stack>
  );
}
