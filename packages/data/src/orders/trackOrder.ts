import type * as wire from '@mahd/contract';
import { ORDER_STATUSES, TRACKING_STEPS, type OrderStatus, type TrackingStep } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { isNotFound, type ErrorMessageKey, type HttpClient, type HttpError } from '../http/index.js';
import { array, object, oneOf, optional, string, type Read } from '../http/decoders.js';
import { httpAtom } from '../store/index.js';

const trackAnswer = object<Read<wire.TrackAnswer, never, { changed_at: string | null }>>({
  order_number: string,
  status: oneOf(...ORDER_STATUSES),
  placed_at: string,
  changed_at: optional(string, null),
  steps: array(
    object({ step: oneOf(...TRACKING_STEPS), state: oneOf('done', 'current', 'upcoming'), at: optional(string, null) }),
  ),
});

/** Data of the tracking page. Times are ISO 8601. */
export interface TrackedOrder {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly placedAt: string;
  readonly changedAt: string | null;
  readonly steps: readonly TrackingStep[];
}

/** Result of tracking. `notFound` does not reveal whether the number or the contact is wrong. */
export type TrackOutcome =
  | { readonly kind: 'found'; readonly order: TrackedOrder }
  | { readonly kind: 'notFound'; readonly messageKey: 'tracking.notFound' }
  | { readonly kind: 'failed'; readonly messageKey: ErrorMessageKey; readonly retryAfter: number | undefined };

/** POST orders/track. `contact` is the order's email address or mobile number. */
export async function postTrackOrder(
  http: HttpClient,
  question: { readonly orderNumber: string; readonly contact: string },
): Promise<TrackedOrder> {
  const { order_number, status, placed_at, changed_at, steps } = trackAnswer(
    await http.post('orders/track', { order_number: question.orderNumber.trim(), contact: question.contact.trim() }),
  );
  return { orderNumber: order_number, status, placedAt: placed_at, changedAt: changed_at, steps };
}

/** Fetches the status of an order. Never rejects. */
export const trackOrderAtom = atom(
  null,
  async (get, _set, question: { readonly orderNumber: string; readonly contact: string }): Promise<TrackOutcome> => {
    try {
      return { kind: 'found', order: await postTrackOrder(get(httpAtom), question) };
    } catch (error) {
      if (isNotFound(error)) return { kind: 'notFound', messageKey: 'tracking.notFound' };
      const { messageKey, retryAfter } = error as HttpError;
      return { kind: 'failed', messageKey, retryAfter };
    }
  },
);
