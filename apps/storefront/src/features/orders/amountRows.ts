import type { AccountOrder } from '@mahd/data/orders';
import type { SummaryRow } from '@mahd/ui/OrderSummary';
import type { Translate } from '../../app/messages.js';

/** The amounts between an order's products and its total. */
export function amountRows(
  { promoDiscount, shippingCharges }: Pick<AccountOrder['amounts'], 'promoDiscount' | 'shippingCharges'>,
  t: Translate,
): SummaryRow[] {
  return [
    ...(promoDiscount > 0 ? [{ label: t('cart.promoDiscount'), amount: promoDiscount, saving: true }] : []),
    { label: t('cart.shipping'), amount: shippingCharges === 0 ? t('cart.free') : shippingCharges },
  ];
}
