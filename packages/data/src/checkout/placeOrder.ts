import type { CheckoutValues } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { cartLinesAtom, cartTotalsAtom, noteChangesAtom, paymentReferenceAtom, promoCodeAtom, quoteCartAtom, type Change, type RefusedPromo } from '../cart/index.js';
import { HttpError } from '../http/index.js';
import { httpAtom } from '../store/index.js';
import { orderConflict, postOrder, wrongFields, type CheckoutDetails, type OrderAnswer, type OrderRequest } from './api.js';
import { beginAttemptAtom, checkoutAttemptAtom } from './attempt.js';
import { rememberOrderSuccessAtom } from './orderSuccess.js';

/** A field that the server refused, with the message of the form. */
export interface FieldRefusal {
  readonly field: keyof CheckoutValues;
  readonly messageKey: `checkout.errors.${string}`;
}

/**
 * What became of Confirm order.
 * - `placed`: cash on delivery; go to /order/success
 * - `redirect`: go to the payment provider's page at `url`
 * - `changed`: something is not as it was seen; nothing was ordered, and the cart is being priced anew
 * - `rejected`: the server refuses fields of the form
 * - `failed`: no usable answer; Confirm may be pressed again and still means the same order
 */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'redirect'; readonly orderNumber: string; readonly url: string }
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly promoRefusal: RefusedPromo | null }
  | { readonly kind: 'rejected'; readonly fields: readonly FieldRefusal[] }
  | { readonly kind: 'failed'; readonly messageKey: 'checkout.failed' | 'checkout.emptyCart' | 'errors.tooMany'; readonly retryAfter?: number | undefined };

const runningAtom = atom<Promise<OrderOutcome> | null>(null);

/** True while an order is on its way: the button says so. */
export const isPlacingOrderAtom = atom((get) => get(runningAtom) !== null);

/** Places the order of the cart as it is seen now. Pressing again while it is on its way gives the same outcome. Never rejects. */
export const placeOrderAtom = atom(null, (get, set, details: CheckoutDetails): Promise<OrderOutcome> => {
  const running = get(runningAtom);
  if (running) return running;
  const order = set(sendOrderAtom, details).finally(() => set(runningAtom, null));
  set(runningAtom, order);
  return order;
});

const sendOrderAtom = atom(null, async (get, set, details: CheckoutDetails): Promise<OrderOutcome> => {
  const lines = get(cartLinesAtom);
  if (lines.length === 0) return { kind: 'failed', messageKey: 'checkout.emptyCart' };
  const total = get(cartTotalsAtom).paymentDetails.finalTotal;
  const request: OrderRequest = { ...details, lines, promo_code: get(promoCodeAtom)?.promo_code ?? null, seen_total: total };
  const attempt = set(beginAttemptAtom, fingerprintOf(request));
  try {
    const answer = await postOrder(get(httpAtom), request, attempt.key);
    return set(acceptAnswerAtom, answer, attempt.key, total);
  } catch (error) {
    const outcome = outcomeOf(error);
    // Refused for certain: no order stands behind this key, so the next press is a new attempt.
    if (outcome.kind !== 'failed') set(checkoutAttemptAtom, null);
    if (outcome.kind === 'changed') {
      set(noteChangesAtom, outcome.changes);
      void set(quoteCartAtom);
    }
    return outcome;
  }
});

const acceptAnswerAtom = atom(null, (get, set, answer: OrderAnswer, key: string, total: number): OrderOutcome => {
  const { order_number: orderNumber, order_success_token: token, tran_ref: reference, redirect_url: url } = answer;
  if (token !== null) {
    set(checkoutAttemptAtom, null);
    set(rememberOrderSuccessAtom, { token, total });
    return { kind: 'placed', orderNumber };
  }
  if (reference === null || url === null) return { kind: 'failed', messageKey: 'checkout.failed' };
  const attempt = get(checkoutAttemptAtom);
  if (attempt) set(checkoutAttemptAtom, { ...attempt, answered: true });
  set(paymentReferenceAtom, { tran_ref: reference, order_id: orderNumber, session_id: key });
  return { kind: 'redirect', orderNumber, url };
});

function outcomeOf(error: unknown): OrderOutcome {
  const failed: OrderOutcome = { kind: 'failed', messageKey: 'checkout.failed' };
  if (!(error instanceof HttpError)) return failed;
  const { status, body, retryAfter } = error;
  try {
    if (status === 429) return { kind: 'failed', messageKey: 'errors.tooMany', retryAfter };
    if (status === 409) {
      const { changes, promo_error: promoRefusal } = orderConflict(body);
      // A conflict that names nothing may be the first request still at work: the key must stay.
      return changes.length > 0 || promoRefusal ? { kind: 'changed', changes, promoRefusal } : failed;
    }
    if (status === 400 || status === 422) {
      const fields = wrongFields(body).flatMap((field) => FORM_FIELDS[field] ?? []);
      if (fields.length > 0) return { kind: 'rejected', fields };
    }
  } catch {
    // A body of another shape tells no more than the status.
  }
  return failed;
}

/** The form's field and message for each field of the wire. */
const FORM_FIELDS: Readonly<Record<string, FieldRefusal>> = {
  firstName: { field: 'firstName', messageKey: 'checkout.errors.firstName' },
  lastName: { field: 'lastName', messageKey: 'checkout.errors.lastName' },
  email: { field: 'email', messageKey: 'checkout.errors.email' },
  mobile: { field: 'mobile', messageKey: 'checkout.errors.phoneLength' },
  address: { field: 'address', messageKey: 'checkout.errors.address' },
  type: { field: 'addressType', messageKey: 'checkout.errors.addressType' },
  emirates: { field: 'emirates', messageKey: 'checkout.errors.emirate' },
  area: { field: 'area', messageKey: 'checkout.errors.area' },
  payment_method: { field: 'paymentMethod', messageKey: 'checkout.errors.payment' },
};

const fingerprintOf = ({ lines, ...rest }: OrderRequest): string =>
  JSON.stringify([lines.map(({ productCode, quantity }) => [productCode, quantity]), rest]);
