import type { AccountOrder } from '@mahd/data/orders';
import { formatPrice } from '@mahd/rules/locale';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { OrderNumberText } from './OrderNumberText.js';

/** An order that was left unpaid, with the link to its payment page while it can be paid. */
export function UnpaidOrder({ order }: { order: AccountOrder }) {
  const t = useTranslate();
  const language = useLanguage();
  const { order_number: orderNumber, payment_page: page, final_total: total } = order;
  if (page === null) return <Notice>{t('orders.paymentOpen')}</Notice>;
  return (
    <Notice>
      <Stack gap={12} align="start">
        <p>
          <OrderNumberText
            textKey="cart.paymentUnpaid"
            orderNumber={orderNumber}
            amount={formatPrice(total, language)}
          />
        </p>
        <LinkButton href={page}>{t('cart.payNow')}</LinkButton>
      </Stack>
    </Notice>
  );
}
