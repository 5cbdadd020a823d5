import type * as wire from '@mahd/contract';
import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  TRACKING_STEPS,
  type OrderStatus,
  type PaymentMethod,
  type TrackingStep,
} from '@mahd/rules/shop';
import { atom } from 'jotai';
import { array, boolean, fils, object, oneOf, optional, string, type Read } from '../http/decoders.js';
import { failed, statusOf, type Failed } from '../http/failed.js';
import type { HttpClient } from '../http/index.js';
import { httpAtom } from '../store/index.js';
import { courier, orderLine, orderRefund, type Courier, type OrderLine, type OrderRefund } from './accountOrders.js';
import { deliveryWindow, type DeliveryWindow } from './deliveryWindow.js';

const trackAnswer = object<Read<wire.TrackAnswer, never, { changed_at: string | null; token: string | null }>>({
  order_number: string,
  status: oneOf(...ORDER_STATUSES),
  placed_at: string,
  changed_at: optional(string, null),
  steps: array(
    object({ step: oneOf(...TRACKING_STEPS), state: oneOf('done', 'current', 'upcoming'), at: optional(string, null) }),
  ),
  lines: optional(array(orderLine), []),
  promo_discount: optional(fils, 0),
  shipping_charges: optional(fils, 0),
  final_total: optional(fils, 0),
  payment_method: optional(oneOf(...PAYMENT_METHODS), 'card'),
  delivery: optional(deliveryWindow, null),
  courier: optional(courier, null),
  refunds: optional(array(orderRefund), []),
  can_cancel: optional(boolean, false),
  has_invoice: optional(boolean, false),
  can_return: optional(boolean, false),
  token: optional(string, null),
});

/** Data of the tracking page. Times are ISO 8601, amounts fils. */
export interface TrackedOrder {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly placedAt: string;
  readonly changedAt: string | null;
  readonly steps: readonly TrackingStep[];
  readonly lines: readonly OrderLine[];
  readonly promoDiscount: number;
  readonly shippingCharges: number;
  readonly finalTotal: number;
  readonly paymentMethod: PaymentMethod;
  readonly delivery: DeliveryWindow | null;
  readonly courier: Courier | null;
  readonly refunds: readonly OrderRefund[];
  readonly canCancel: boolean;
  /** Whether `token` opens an invoice. */
  readonly hasInvoice: boolean;
  /** Whether `token` opens the returns of this delivered order. */
  readonly canReturn: boolean;
  /** Access to this order. */
  readonly token: string | null;
}

/** Result of tracking. `notFound` does not reveal whether the number or the contact is wrong. */
export type TrackOutcome =
  | { readonly kind: 'found'; readonly order: TrackedOrder }
  | { readonly kind: 'notFound'; readonly messageKey: 'tracking.notFound' }
  | Failed;

/** Result of opening the link of a mail. */
export type LinkOutcome =
  | { readonly kind: 'found'; readonly order: TrackedOrder }
  | { readonly kind: 'invalid'; readonly messageKey: 'tracking.linkInvalid' }
  | { readonly kind: 'expired'; readonly messageKey: 'tracking.linkExpired' }
  | Failed;

/** Result of cancelling an order by its link. `tooLate`: it is already being prepared, or cancelled. */
export type LinkedCancelOutcome =
  | { readonly kind: 'cancelled'; readonly messageKey: 'orders.cancelled'; readonly order: TrackedOrder }
  | { readonly kind: 'tooLate'; readonly messageKey: 'orders.cancelFailed' }
  | Failed;

/** POST orders/track. `contact` is the order's email address or mobile number. */
export async function postTrackOrder(
  http: HttpClient,
  question: { readonly orderNumber: string; readonly contact: string },
): Promise<TrackedOrder> {
  return trackedOrder(
    await http.post('orders/track', { order_number: question.orderNumber.trim(), contact: question.contact.trim() }),
  );
}

/** Fetches the status of an order. Never rejects. */
export const trackOrderAtom = atom(
  null,
  async (get, _set, question: { readonly orderNumber: string; readonly contact: string }): Promise<TrackOutcome> => {
    try {
      return { kind: 'found', order: await postTrackOrder(get(httpAtom), question) };
    } catch (error) {
      if (statusOf(error) === 404) return { kind: 'notFound', messageKey: 'tracking.notFound' };
      return failed(error);
    }
  },
);

/** Fetches the order of a link in a mail. Never rejects. */
export const openOrderLinkAtom = atom(null, async (get, _set, token: string): Promise<LinkOutcome> => {
  try {
    return { kind: 'found', order: trackedOrder(await get(httpAtom).post('orders/link', { token })) };
  } catch (error) {
    const status = statusOf(error);
    if (status === 410) return { kind: 'expired', messageKey: 'tracking.linkExpired' };
    if (status === 404 || status === 422) return { kind: 'invalid', messageKey: 'tracking.linkInvalid' };
    return failed(error);
  }
});

/** Cancels a tracked order without a login. Never rejects. */
export const cancelLinkedOrderAtom = atom(null, async (get, _set, token: string): Promise<LinkedCancelOutcome> => {
  try {
    const order = trackedOrder(await get(httpAtom).post('orders/link/cancel', { token }));
    return { kind: 'cancelled', messageKey: 'orders.cancelled', order };
  } catch (error) {
    if (statusOf(error) === 409) return { kind: 'tooLate', messageKey: 'orders.cancelFailed' };
    return failed(error);
  }
});

function trackedOrder(answer: unknown): TrackedOrder {
  const {
    order_number,
    placed_at,
    changed_at,
    promo_discount,
    shipping_charges,
    final_total,
    payment_method,
    can_cancel,
    has_invoice,
    can_return,
    ...rest
  } = trackAnswer(answer);
  return {
    ...rest,
    orderNumber: order_number,
    placedAt: placed_at,
    changedAt: changed_at,
    promoDiscount: promo_discount,
    shippingCharges: shipping_charges,
    finalTotal: final_total,
    paymentMethod: payment_method,
    canCancel: can_cancel,
    hasInvoice: has_invoice,
    canReturn: can_return,
  };
}
