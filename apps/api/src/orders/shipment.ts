import type { Courier, DeliveryWindow } from '@mahd/contract';
import { deliveryPromise, type DeliveryDates, type DeliverySettings } from '@mahd/rules/shop/delivery';
import type { Order } from './lifecycle.js';

/** The days an order is expected to arrive; null once it is delivered or cancelled, or while its next day is open. */
export function deliveryWindow(order: Order, settings: DeliverySettings): DeliveryWindow | null {
  const { status, placedAt, emirate } = order;
  if (placedAt === null || status === 'ORDERDELIVERED' || status === 'ORDERNOTDELIVERED' || status === 'ORDERCANCELLED')
    return null;
  return { ...promisedDays(order, settings), emirate };
}

/** The days that an order was promised for; for those of earlier versions, the days of today's settings. */
export function promisedDays(
  { deliveryFrom: from, deliveryTo: to, placedAt, createdAt, emirate }: Order,
  settings: DeliverySettings,
): DeliveryDates {
  if (from !== null && to !== null) return { from, to };
  return deliveryPromise((placedAt ?? createdAt).getTime(), emirate, settings);
}

/** Who delivers an order; null before dispatch, or when the shop has recorded no courier. */
export function courierView({ courier, trackingNumber, trackingUrl }: Order): Courier | null {
  if (courier === null || trackingNumber === null) return null;
  return { name: courier, tracking_number: trackingNumber, url: trackingUrl };
}
