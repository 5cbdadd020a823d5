import { Suspense } from 'react';
import { EmptyState } from '@mahd/ui/EmptyState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { CartNotices } from '../cart/CartNotices.js';
import emptyCart from '../cart/drawings/empty-cart.svg?url';

const RecommendedProducts = lazyWithRetry(
  async () => ({ default: (await import('../catalog/RecommendedProducts.js')).RecommendedProducts }),
  { quiet: true },
);

/** The checkout of an empty cart, and products to fill it with. */
export function EmptyCheckout() {
  const t = useTranslate();
  return (
    <Stack gap={24}>
      <CartNotices />
      <EmptyState
        drawing={<img src={emptyCart} alt="" width={240} height={240} />}
        title={t('cart.empty')}
        description={t('checkout.emptyCartText')}
        actions={<LinkButton href="/mother-baby-products">{t('cartCommon.continueShopping')}</LinkButton>}
      />
      <Suspense>
        <RecommendedProducts title={t('cartCommon.recommended')} />
      </Suspense>
    </Stack>
  );
}
