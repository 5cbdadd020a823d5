import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { wishlistCodesAtom } from '@mahd/data/wishlist';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { EmptyCart } from '../cart/CartColumns.js';
import { CartNotices } from '../cart/CartNotices.js';
import emptyCart from '../cart/drawings/empty-cart.svg?url';

const RecommendedProducts = lazyWithRetry(
  async () => ({ default: (await import('../catalog/RecommendedProducts.js')).RecommendedProducts }),
  { quiet: true },
);

/** The checkout of an empty cart, and products to fill it with. */
export function EmptyCheckout() {
  const t = useTranslate();
  const hasWishes = useAtomValue(wishlistCodesAtom).size > 0;
  return (
    <Stack gap={24}>
      <CartNotices />
      <EmptyCart
        drawing={<img src={emptyCart} alt="" width={240} height={240} />}
        title={t('checkout.empty')}
        description={t('checkout.emptyText')}
        actions={
          <>
            <LinkButton href="/mother-baby-products">{t('cartCommon.continueShopping')}</LinkButton>
            {hasWishes && (
              <LinkButton href="/wishlist" variant="outline">
                {t('checkout.openWishlist')}
              </LinkButton>
            )}
          </>
        }
      />
      <Suspense>
        <RecommendedProducts title={t('cartCommon.recommended')} />
      </Suspense>
    </Stack>
  );
}
