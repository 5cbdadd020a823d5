import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { fromHash } from '../../features/cart/sharedLines.js';
import { WishlistContent } from '../../features/wishlist/WishlistContent.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

const SharedWishlist = lazyWithRetry(async () => ({
  default: (await import('../../features/wishlist/SharedWishlist.js')).SharedWishlist,
}));

const WishlistShare = lazyWithRetry(
  async () => ({ default: (await import('../../features/wishlist/WishlistShare.js')).WishlistShare }),
  { quiet: true },
);

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('wishlist.title'),
  description: t('wishlist.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  const shared = fromHash(useLocation().hash).map(({ productCode }) => productCode);
  return (
    <ClientOnlyPage
      title={t('wishlist.title')}
      ready={useClientStateReady()}
      action={
        shared.length === 0 && (
          <Suspense>
            <WishlistShare />
          </Suspense>
        )
      }
      placeholder={<ProductGrid pending placeholders={4} />}
    >
      {shared.length > 0 ? (
        <Suspense fallback={<ProductGrid pending placeholders={Math.min(shared.length, 4)} />}>
          <SharedWishlist codes={shared} />
        </Suspense>
      ) : (
        <WishlistContent />
      )}
    </ClientOnlyPage>
  );
}
