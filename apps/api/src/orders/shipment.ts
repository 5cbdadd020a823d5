import type { Courier, DeliveryWindow } from '@mahd/contract';
import { deliveryPromise, type DeliveryDates, type DeliverySettings } from '@mahd/rules/shop/delivery';
import type { Order } from './lifecycle.js';

/** When an order was placed; the orders of earlier versions have only when they were created. */
export const placedAt = (order: Pick<Order, 'placedAt' | 'createdAt'>): Date => order.placedAt ?? order.createdAt;

/** The days an order is expected to arrive; null once it is delivered or cancelled, or while its next day is open. */
export function deliveryWindow(order: Order, settings: DeliverySettings): DeliveryWindow | null {
  const { status, emirate } = order;
  if (
    order.placedAt === null ||
    status === 'ORDERDELIVERED' ||
    status === 'ORDERNOTDELIVERED' ||
    status === 'ORDERCANCELLED'
  )
    return null;
  return { ...promisedDays(order, settings), emirate };
}

/** The days that an order was promised for; for those of earlier versions, the days of today's settings. */
export function promisedDays(order: Order, settings: DeliverySettings): DeliveryDates {
  const { deliveryFrom: from, deliveryTo: to } = order;
  if (from !== null && to !== null) return { from, to };
  return deliveryPromise(placedAt(order).getTime(), order.emirate, settings);
}

/** Who delivers an order; null before dispatch, or when the shop has recorded no courier. */
export function courierView({ courier, trackingNumber, trackingUrl }: Order): Courier | null {
  if (courier === null || trackingNumber === null) return null;
  return { name: courier, tracking_number: trackingNumber, url: trackingUrl };
}
