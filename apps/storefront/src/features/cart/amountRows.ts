import type { AccountOrder } from '@mahd/data/orders';
import type { SummaryRow } from '@mahd/ui/OrderSummary';
import type { Translate } from '../../app/messages.js';

type Amounts = AccountOrder['amounts'];

/** The rows up to the subtotal. Without a discount the products are the subtotal. */
export const subTotalRows = (
  { productsValue, discount, subTotal }: Pick<Amounts, 'productsValue' | 'discount' | 'subTotal'>,
  t: Translate,
): SummaryRow[] => [
  ...(discount > 0
    ? [
        { label: t('cart.productsValue'), amount: productsValue },
        { label: t('cart.siteDiscount'), amount: discount, saving: true },
      ]
    : []),
  { label: t('cart.subTotal'), amount: subTotal },
];

/** The rows between the subtotal and the total. `promoCode` is named with its discount. */
export function amountRows(
  { promoDiscount, shippingCharges }: Pick<Amounts, 'promoDiscount' | 'shippingCharges'>,
  t: Translate,
  promoCode?: string | null,
): SummaryRow[] {
  const promoLabel = t('cart.promoDiscount') + (promoCode ? ` (\u2066${promoCode}\u2069)` : '');
  return [
    ...(promoDiscount > 0 ? [{ label: promoLabel, amount: promoDiscount, saving: true }] : []),
    { label: t('cart.shipping'), amount: shippingCharges === 0 ? t('cart.free') : shippingCharges },
  ];
}
