import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { cartLinesAtom, measuredLine } from '@mahd/data/cart';
import { EmptyState } from '@mahd/ui/EmptyState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Spinner } from '@mahd/ui/Spinner';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { CartNotices } from '../../features/cart/CartNotices.js';
import emptyCart from '../../features/cart/drawings/empty-cart.svg?url';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { Waiting } from '../../shell/ClientOnlyPage.styles.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { useTrack } from '../../features/visitor/useTrack.js';

// The form waits for what the browser has stored, so its code need not come before the page.
const CheckoutContent = lazyWithRetry(async () => ({
  default: (await import('../../features/checkout/CheckoutContent.js')).CheckoutContent,
}));

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('checkout.title'),
  description: t('checkout.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const lines = useAtomValue(cartLinesAtom);
  const isEmpty = lines.length === 0;
  useTrack(ready && !isEmpty ? { name: 'begin_checkout', items: lines.map(measuredLine) } : null, 'checkout');
  return (
    <ClientOnlyPage title={t('checkout.title')} ready={ready}>
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
    </ClientOnlyPage>
  );
}
