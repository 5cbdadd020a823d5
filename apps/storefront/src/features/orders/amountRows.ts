import type { AccountOrder } from '@mahd/data/orders';
import type { SummaryRow } from '@mahd/ui/OrderSummary';
import type { Translate } from '../../app/messages.js';

/** The amounts between an order's products and its total. `promoCode` is named with its discount. */
export function amountRows(
  { promoDiscount, shippingCharges }: Pick<AccountOrder['amounts'], 'promoDiscount' | 'shippingCharges'>,
  t: Translate,
  promoCode?: string | null,
): SummaryRow[] {
  const promoLabel = t('cart.promoDiscount') + (promoCode ? ` (\u2066${promoCode}\u2069)` : '');
  return [
    ...(promoDiscount > 0 ? [{ label: promoLabel, amount: promoDiscount, saving: true }] : []),
    { label: t('cart.shipping'), amount: shippingCharges === 0 ? t('cart.free') : shippingCharges },
  ];
}
