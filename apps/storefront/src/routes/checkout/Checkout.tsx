import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { cartLinesAtom, trackedLine } from '@mahd/data/cart';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { checkoutFrame } from '../../features/checkout/checkoutFrame.js';
import { CheckoutSkeleton } from '../../features/checkout/CheckoutSkeleton.js';
import { EmptyCheckout } from '../../features/checkout/EmptyCheckout.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { UaeOnly } from '../../features/visitor/UaeOnly.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { useTrack } from '../../features/visitor/useTrack.js';

// Only rendered once the client state is ready.
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
  useTrack(ready && !isEmpty ? { name: 'begin_checkout', items: lines.map(trackedLine) } : null, 'checkout');
  return (
    <UaeOnly>
      <ClientOnlyPage
        title={t('checkout.title')}
        titleHidden={ready && isEmpty}
        ready={ready}
        placeholder={<CheckoutSkeleton />}
      >
        {isEmpty ? (
          <EmptyCheckout />
        ) : (
          <Suspense fallback={<CheckoutSkeleton />}>
            <CheckoutContent />
          </Suspense>
        )}
      </ClientOnlyPage>
    </UaeOnly>
  );
}

export const frame = checkoutFrame;
