import {
  CHECKOUT_CHECKS,
  knownMessageKey,
  PAYMENT_REFUSAL_MESSAGES,
  UNCONFIRMED_LIMIT_MESSAGES,
  type CheckoutValues,
  type Fils,
} from '@mahd/rules/shop';
import { atom } from 'jotai';
import {
  cartLinesAtom,
  cartTotalsAtom,
  noteChangesAtom,
  paymentReferenceAtom,
  promoCodeAtom,
  quoteCartAtom,
  type Change,
  type RefusedPromo,
} from '../cart/index.js';
import { signedOutReasonAtom } from '../account/session.js';
import { HttpError, type HttpClient } from '../http/index.js';
import { httpAtom } from '../store/index.js';
import {
  isKeyReused,
  orderConflict,
  orderContent,
  postOrder,
  wrongFields,
  type CheckoutDetails,
  type OrderAnswer,
} from './api.js';
import { beginAttemptAtom, checkoutAttemptAtom } from './attempt.js';
import { rememberOrderSuccessAtom } from './orderSuccess.js';

/** The messages of the form: of its fields, of orders that are too large, and of refused payment methods. */
const MESSAGES = [
  ...CHECKOUT_CHECKS,
  ...[...Object.values(UNCONFIRMED_LIMIT_MESSAGES), PAYMENT_REFUSAL_MESSAGES]
    .flatMap((messages) => Object.values(messages))
    .map((messageKey) => ({ messageKey })),
];

/** A field that the server refused, with the message of the form. */
export interface FieldRefusal {
  readonly field: keyof CheckoutValues;
  readonly messageKey: (typeof MESSAGES)[number]['messageKey'];
}

/**
 * What became of Confirm order.
 * - `placed`: cash on delivery; go to /order/success
 * - `redirect`: go to the payment provider's page at `url`
 * - `changed`: something is not as it was seen; nothing was ordered, and the cart is being priced anew
 * - `rejected`: the server refuses fields of the form
 * - `sessionEnded`: she is not logged in any more; nothing was ordered. She logs in again, or chooses to go on as a guest
 * - `failed`: no usable answer; Confirm may be pressed again and still means the same order
 */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'redirect'; readonly orderNumber: string; readonly url: string }
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly promoRefusal: RefusedPromo | null }
  | { readonly kind: 'rejected'; readonly fields: readonly FieldRefusal[] }
  | { readonly kind: 'sessionEnded' }
  | {
      readonly kind: 'failed';
      readonly messageKey: 'checkout.failed' | 'checkout.emptyCart' | 'errors.tooMany';
      readonly retryAfter?: number | undefined;
    };

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
  // Who thinks that she is logged in must not order as a guest.
  if (get(signedOutReasonAtom) === 'sessionEnded') return { kind: 'sessionEnded' };
  const lines = get(cartLinesAtom);
  if (lines.length === 0) return { kind: 'failed', messageKey: 'checkout.emptyCart' };
  const total = get(cartTotalsAtom).paymentDetails.finalTotal;
  const content = orderContent({
    ...details,
    lines,
    promo_code: get(promoCodeAtom)?.promo_code ?? null,
    seen_total: total,
  });
  try {
    const answer = await set(sendContentAtom, content);
    return set(acceptAnswerAtom, answer, content, total);
  } catch (error) {
    const outcome = outcomeOf(error);
    // Refused for certain: no order stands behind this key, so the next press is a new attempt. An ended session says nothing about the presses before.
    if (outcome.kind === 'changed' || outcome.kind === 'rejected') set(checkoutAttemptAtom, null);
    if (outcome.kind === 'changed') set(noteChangesAtom, outcome.changes);
    // A refused payment method may no longer be offered.
    const isMethodRefused =
      outcome.kind === 'rejected' && outcome.fields.some(({ field }) => field === 'paymentMethod');
    if (outcome.kind === 'changed' || isMethodRefused) void set(quoteCartAtom);
    return outcome;
  }
});

/**
 * Sends an order. When the key belongs to what was sent before an edit, that order is there, only its answer was lost: one to be paid in cash is
 * the order, and is not made twice; one that nobody has paid by card is left to expire, and the edited one takes its place.
 */
const sendContentAtom = atom(null, async (get, set, content: string): Promise<OrderAnswer> => {
  const http = get(httpAtom);
  const { key, sent } = set(beginAttemptAtom, content);
  try {
    return await postOrder(http, content, key);
  } catch (error) {
    if (!isKeyReused(error)) throw error;
    const placed = await findPlaced(
      http,
      sent.filter((other) => other !== content),
      key,
    );
    if (!placed) throw error;
    if (placed.order_success_token !== null) return placed;
    set(checkoutAttemptAtom, null);
    return postOrder(http, content, set(beginAttemptAtom, content).key);
  }
});

/** The order that one of these contents has become. */
async function findPlaced(
  http: HttpClient,
  contents: readonly string[],
  key: string,
): Promise<OrderAnswer | undefined> {
  for (const content of contents) {
    try {
      return await postOrder(http, content, key);
    } catch (error) {
      if (!isKeyReused(error)) throw error;
    }
  }
  return undefined;
}

const acceptAnswerAtom = atom(null, (get, set, answer: OrderAnswer, content: string, total: Fils): OrderOutcome => {
  const { order_number: orderNumber, order_success_token: token, tran_ref: reference, redirect_url: url } = answer;
  // Kept until the thank-you page has opened: who reloads before that and presses again means this order.
  const attempt = get(checkoutAttemptAtom);
  const keepAttempt = () => attempt && set(checkoutAttemptAtom, { ...attempt, sent: [content], answered: true });
  if (token !== null) {
    keepAttempt();
    set(rememberOrderSuccessAtom, { token, total });
    return { kind: 'placed', orderNumber };
  }
  if (reference === null || url === null) return { kind: 'failed', messageKey: 'checkout.failed' };
  keepAttempt();
  set(paymentReferenceAtom, {
    tran_ref: reference,
    order_id: orderNumber,
    session_id: attempt?.key ?? '',
    page: { url, total },
  });
  return { kind: 'redirect', orderNumber, url };
});

function outcomeOf(error: unknown): OrderOutcome {
  const failed: OrderOutcome = { kind: 'failed', messageKey: 'checkout.failed' };
  if (!(error instanceof HttpError)) return failed;
  const { status, body, retryAfter } = error;
  try {
    if (status === 401) return { kind: 'sessionEnded' };
    if (status === 429) return { kind: 'failed', messageKey: 'errors.tooMany', retryAfter };
    if (status === 409) {
      const { changes, promo_error: promoRefusal } = orderConflict(body);
      // A conflict that names nothing may be the first request still at work: the key must stay.
      return changes.length > 0 || promoRefusal ? { kind: 'changed', changes, promoRefusal } : failed;
    }
    if (status === 400 || status === 422) {
      const fields = wrongFields(body).flatMap(({ name, message }) => {
        const known = Object.hasOwn(FORM_FIELDS, name) ? FORM_FIELDS[name] : undefined;
        return known ? [{ ...known, messageKey: knownMessageKey(MESSAGES, message, known.messageKey) }] : [];
      });
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
  recipient_first_name: { field: 'giftFirstName', messageKey: 'checkout.errors.giftFirstName' },
  recipient_last_name: { field: 'giftLastName', messageKey: 'checkout.errors.giftLastName' },
  recipient_mobile: { field: 'giftMobile', messageKey: 'checkout.errors.phoneLength' },
  gift_message: { field: 'giftMessage', messageKey: 'checkout.errors.link' },
  payment_method: { field: 'paymentMethod', messageKey: 'checkout.errors.payment' },
};
