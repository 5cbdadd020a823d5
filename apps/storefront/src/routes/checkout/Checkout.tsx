import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { cartLinesAtom, measuredLine } from '@mahd/data/cart';
import { EmptyState } from '@mahd/ui/EmptyState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Spinner } from '@mahd/ui/Spinner';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/words.js';
import type { PageMeta } from '../../document/PageMeta.js';
import type { PageArgs } from '../../routing/pageModules.js';
import { CartNotices } from '../../shopper/CartNotices.js';
import emptyCart from '../../shopper/cart/drawings/empty-cart.svg?url';
import { ShopperFrame } from '../../shopper/ShopperFrame.js';
import { Waiting } from '../../shopper/ShopperFrame.styles.js';
import { useShopper } from '../../shopper/useShopper.js';
import { useMeasure } from '../../visitor/useMeasure.js';

// The form waits for what the browser has stored, so its code need not come before the page.
const CheckoutContent = lazyWithRetry(async () => ({
  default: (await import('../../shopper/checkout/CheckoutContent.js')).CheckoutContent,
}));

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('checkout.title'),
  description: t('checkout.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  const ready = useShopper();
  const lines = useAtomValue(cartLinesAtom);
  const isEmpty = lines.length === 0;
  useMeasure(ready && !isEmpty ? { name: 'begin_checkout', items: lines.map(measuredLine) } : null, 'checkout');
  return (
    <ShopperFrame title={t('checkout.title')} ready={ready}>
      {isEmpty ? (
        <>
          <CartNotices />
          <EmptyState
            drawing={<img src={emptyCart} alt="" width={240} height={240} />}
            title={t('checkout.emptyCart')}
            action={<LinkButton href="/mother-baby-products">{t('cartCommon.continueShopping')}</LinkButton>}
          />
        </>
      ) : (
        <Suspense
          fallback={
            <Waiting>
              <Spinner size="large" />
            </Waiting>
          }
        >
          <CheckoutContent />
        </Suspense>
      )}
    </ShopperFrame>
  );
}
