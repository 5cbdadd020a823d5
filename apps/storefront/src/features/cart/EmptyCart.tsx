import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { wishlistCodesAtom } from '@mahd/data/wishlist';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { DeferredRecommendations } from '../catalog/DeferredRecommendations.js';
import { EmptyCartState } from './CartColumns.js';
import emptyCart from './drawings/empty-cart.svg?url';

interface EmptyCartProps {
  /** Links after those to the products and to the wishlist, in place of the one to the offers. */
  children?: ReactNode;
}

/** What an empty cart says, on its page and at the checkout: where to go, and products to fill it with. */
export function EmptyCart({ children }: EmptyCartProps) {
  const t = useTranslate();
  const hasWishes = useAtomValue(wishlistCodesAtom).size > 0;
  return (
    <>
      <EmptyCartState
        drawing={<img src={emptyCart} alt="" width={240} height={240} />}
        title={t('cart.empty')}
        description={t('cart.emptyText')}
        actions={
          <>
            <LinkButton href="/mother-baby-products">{t('nav.viewAllProducts')}</LinkButton>
            {hasWishes && (
              <LinkButton href="/wishlist" variant="outline">
                {t('cart.openWishlist')}
              </LinkButton>
            )}
            {children ??
              (!hasWishes && (
                <LinkButton href="/limited-time-offer" variant="outline">
                  {t('cart.seeOffers')}
                </LinkButton>
              ))}
          </>
        }
      />
      <DeferredRecommendations />
    </>
  );
}
