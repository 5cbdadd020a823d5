import { unitPrice, vatIncluded, type Fils } from './money.js';
import { promoDiscountOf, type PromoDiscount } from './promo.js';
import { shippingCharge } from './shipping.js';

/** What a line's part of the totals depends on. */
export interface PricedLine {
  readonly price: Fils;
  /** 0 when there is no site discount. */
  readonly discountedPrice: Fils;
  readonly quantity: number;
  /** Feeding goods whose promotion is regulated: no promo code touches them. */
  readonly regulatedFeeding: boolean;
}

/** The amounts of a cart or an order, all in fils, under the specification's names. */
export interface PaymentDetails {
  /** Goods at their prices without any discount. */
  readonly productsValue: Fils;
  /** Site discount. */
  readonly discount: Fils;
  readonly subTotal: Fils;
  readonly promoDiscount: Fils;
  readonly shippingCharges: Fils;
  readonly finalTotal: Fils;
  /** VAT contained in the final total. */
  readonly vatIncluded: Fils;
}

/** What one line costs after the site discount. */
export function lineTotal(line: Pick<PricedLine, 'price' | 'discountedPrice' | 'quantity'>): Fils {
  return unitPrice(line.price, line.discountedPrice) * line.quantity;
}

/** The part of the sub total that a promo code may reduce: all lines but regulated feeding goods. */
export function promoBaseOf(lines: readonly PricedLine[]): Fils {
  return lines.reduce((sum, line) => (line.regulatedFeeding ? sum : sum + lineTotal(line)), 0);
}

/** The totals of these lines with a promo code that holds, or none. An empty cart is all zeros. */
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
  };
}
