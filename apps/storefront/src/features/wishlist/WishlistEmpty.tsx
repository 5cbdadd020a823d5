import { Suspense, type ReactNode } from 'react';
import { EmptyState } from '@mahd/ui/EmptyState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import wishLine from './drawings/wish-line.svg?url';

const RecommendedProducts = lazyWithRetry(
  async () => ({ default: (await import('../catalog/RecommendedProducts.js')).RecommendedProducts }),
  { quiet: true },
);

interface WishlistEmptyProps {
  /** A further button. */
  action?: ReactNode;
}

/** How to fill an empty wishlist, and products to begin with. */
export function WishlistEmpty({ action }: WishlistEmptyProps) {
  const t = useTranslate();
  return (
    <>
      <EmptyState
        drawing={<img src={wishLine} alt="" width={240} height={240} />}
        title={t('wishlist.empty')}
        description={t('wishlist.emptyText')}
        actions={
          <>
            <LinkButton href="/mother-baby-products">{t('nav.viewAllProducts')}</LinkButton>
            {action}
          </>
        }
      />
      <Suspense>
        <RecommendedProducts title={t('cartCommon.recommended')} />
      </Suspense>
    </>
  );
}
