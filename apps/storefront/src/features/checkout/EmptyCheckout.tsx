import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { CartNotices } from '../cart/CartNotices.js';
import { EmptyCart } from '../cart/EmptyCart.js';

/** The checkout of an empty cart. The header does not link to the orders that were placed. */
export function EmptyCheckout() {
  const t = useTranslate();
  return (
    <Stack gap={24}>
      <CartNotices />
      <EmptyCart>
        <LinkButton href="/order-tracking" variant="outline">
          {t('nav.orderTracking')}
        </LinkButton>
      </EmptyCart>
    </Stack>
  );
}
