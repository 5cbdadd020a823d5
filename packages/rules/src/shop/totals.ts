import { lineTotal, vatIncluded, type Fils } from './money.js';
import { promoDiscountOf, type PromoDiscount } from './promo.js';
import { freeDeliveryRemaining, shippingCharge } from './shipping.js';

/** The pricing inputs of a line. */
export interface PricedLine {
  readonly price: Fils;
  /** 0 without a site discount. */
  readonly discountedPrice: Fils;
  readonly quantity: number;
  /** Regulated feeding products are excluded from promo codes. */
  readonly regulatedFeeding: boolean;
}

/** The amounts of a cart or order, in fils. */
export interface PaymentDetails {
  /** Total at list prices. */
  readonly productsValue: Fils;
  /** Total of site discounts. */
  readonly discount: Fils;
  readonly subTotal: Fils;
  readonly promoDiscount: Fils;
  readonly shippingCharges: Fils;
  readonly finalTotal: Fils;
  /** VAT included in the final total. */
  readonly vatIncluded: Fils;
  /** Amount missing for free delivery; 0 once reached, and for an empty cart. */
  readonly freeDeliveryRemaining: Fils;
}

/** The part of the subtotal that a promo code may reduce: all lines except regulated feeding products. */
export function promoBaseOf(lines: readonly PricedLine[]): Fils {
  return lines.reduce((sum, line) => (line.regulatedFeeding ? sum : sum + lineTotal(line)), 0);
}

/** The totals of these lines, with a valid promo code or none. All zeros for an empty cart. */
export function paymentDetailsOf(lines: readonly PricedLine[], promo: PromoDiscount | null): PaymentDetails {
  const productsValue = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const subTotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const promoDiscount = promo ? promoDiscountOf(promo, promoBaseOf(lines)) : 0;
  const goods = subTotal - promoDiscount;
  const isEmpty = lines.every((line) => line.quantity === 0);
  const shippingCharges = isEmpty ? 0 : shippingCharge(goods);
  const finalTotal = goods + shippingCharges;
  return {
    productsValue,
    discount: productsValue - subTotal,
    subTotal,
    promoDiscount,
    shippingCharges,
    finalTotal,
    vatIncluded: vatIncluded(finalTotal),
    freeDeliveryRemaining: isEmpty ? 0 : freeDeliveryRemaining(goods),
  };
}
