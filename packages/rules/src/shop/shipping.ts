import type { Fils } from './money.js';

/** Delivery is free from this amount of goods on, promo discount taken off: AED 99.00 exactly. */
export const FREE_DELIVERY_FROM: Fils = 9900;

/** What delivery costs below that: AED 20.00. */
export const DELIVERY_FEE: Fils = 2000;

/** Delivery of a cart that is not empty. @param goods sub total less promo discount */
export function shippingCharge(goods: Fils): Fils {
  return goods < FREE_DELIVERY_FROM ? DELIVERY_FEE : 0;
}

/** How much is missing for free delivery; 0 once it is free. @param goods sub total less promo discount */
export function freeDeliveryRemaining(goods: Fils): Fils {
  return Math.max(0, FREE_DELIVERY_FROM - goods);
}
