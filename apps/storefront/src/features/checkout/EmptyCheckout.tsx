import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { CartNotices } from '../cart/CartNotices.js';
import emptyCart from '../cart/drawings/empty-cart.svg?url';

/** The checkout of an empty cart. */
export function EmptyCheckout() {
  const t = useTranslate();
  return (
    <>
      <CartNotices />
      <EmptyState
        drawing={<img src={emptyCart} alt="" width={240} height={240} />}
        title={t('checkout.emptyCart')}
        actions={<LinkButton href="/mother-baby-products">{t('cartCommon.continueShopping')}</LinkButton>}
      />
    </>
  );
}
