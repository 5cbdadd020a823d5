import type { ReactNode } from 'react';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { DeferredRecommendations } from '../catalog/DeferredRecommendations.js';
import wishLine from './drawings/wish-line.svg?url';

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
      <DeferredRecommendations />
    </>
  );
}
