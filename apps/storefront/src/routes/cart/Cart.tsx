import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { cartLinesAtom, removedLinesAtom } from '@mahd/data/cart';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { CartSkeleton } from '../../features/cart/CartSkeleton.js';
import { UaeOnly } from '../../features/visitor/UaeOnly.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

// Needs the stored state, which loads after hydration too.
const CartContent = lazyWithRetry(async () => ({
  default: (await import('../../features/cart/CartContent.js')).CartContent,
}));

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('cart.title'),
  description: t('cart.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const { hash } = useLocation();
  const shown = [useAtomValue(cartLinesAtom), useAtomValue(removedLinesAtom), hash];
  return (
    <UaeOnly>
      <ClientOnlyPage
        title={t('cart.title')}
        // An empty cart says what it is.
        titleHidden={ready && shown.every(({ length }) => length === 0)}
        ready={ready}
        placeholder={<CartSkeleton />}
      >
        <Suspense fallback={<CartSkeleton />}>
          <CartContent />
        </Suspense>
      </ClientOnlyPage>
    </UaeOnly>
  );
}
