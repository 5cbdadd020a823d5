import type { Fils } from './money.js';

/** Order value from which delivery is free, after the promo discount: AED 99.00. */
export const FREE_DELIVERY_FROM: Fils = 9900;

/** Delivery fee below that: AED 20.00. */
export const DELIVERY_FEE: Fils = 2000;

/**
 * Delivery fee of a non-empty cart.
 * @param goods subtotal less promo discount, fils
 */
export function shippingCharge(goods: Fils): Fils {
  return goods < FREE_DELIVERY_FROM ? DELIVERY_FEE : 0;
}

/**
 * Amount missing for free delivery; 0 once reached.
 * @param goods subtotal less promo discount, fils
 */
export function freeDeliveryRemaining(goods: Fils): Fils {
  return Math.max(0, FREE_DELIVERY_FROM - goods);
}
